import { readFileSync } from "node:fs"
import type { Hono } from "hono"
import type { BackOffice } from "../back-office/back-office.ts"
import { isStorable } from "../http/body.ts"
import { pagePolicy } from "../http/page-policy.ts"
import { badRequest, notFound } from "../http/refusals.ts"
import { refuse } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"
import { offers } from "./offers.ts"
import { isGame } from "./partner-games.ts"

const read = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url), "utf8")

const files = {
  "game.css": "text/css",
  "game.js": "text/javascript",
  "words.js": "text/javascript",
  "slots.js": "text/javascript",
  "hi-lo.js": "text/javascript",
  "baccarat.js": "text/javascript",
} as const

/** Serves the partners' games: one page for each, and the few files they are made of. */
export const servePartnerPages = (app: Hono<RequestEnv>, { db }: BackOffice): void => {
  const page = read("game.html")
  for (const [name, type] of Object.entries(files)) {
    const text = read(name)
    const headers = { "content-type": `${type}; charset=utf-8`, "content-security-policy": pagePolicy() }
    app.get(`/__partner/files/${name}`, (c) => c.body(text, 200, headers))
  }

  app.get("/__partner/:partner/:game/", async (c) => {
    const { partner, game } = c.req.param()
    if (!isGame(game) || !offers.some((offer) => offer.partner === partner && offer.game === game))
      return refuse(c, notFound)
    const id = c.req.query("seat") ?? ""
    if (!isStorable(id)) return refuse(c, badRequest("seat"))
    const seat = await db.selectFrom("game_seats").select("site_origin").where("id", "=", id).executeTakeFirst()
    return c.body(page.replaceAll("{game}", game).replaceAll("{partner}", partner), 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy(seat?.site_origin),
      "referrer-policy": "no-referrer",
    })
  })
}
