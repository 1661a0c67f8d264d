import { readFileSync } from "node:fs"
import type { Hono } from "hono"
import { isStorable } from "../http/body.ts"
import { servePageFonts } from "../http/page-fonts.ts"
import { pagePolicy } from "../http/page-policy.ts"
import { badRequest, notFound } from "../http/refusal.ts"
import { refuse } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { hostile, offers } from "./offers.ts"

const read = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url), "utf8")

const files = [
  ...["page", "scene", "table", "motion", "stake"].map((name) => `${name}.css`),
  ...[
    "game",
    "history",
    "seat",
    "site",
    "check",
    "wagers",
    "element",
    "sky",
    "words",
    "words-kh",
    "words-mm",
    "slots",
    "hi-lo",
    "baccarat",
    "penalty",
    "short",
  ].map((name) => `${name}.js`),
  "hostile.js",
]

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Serves the partners' games: one page for each, and the few files they are made of. */
export const servePartnerPages = (app: Hono<RequestEnv>, { db }: Internals): void => {
  const [page, hostilePage] = [read("game.html"), read("hostile.html")]
  for (const name of files) {
    const text = read(name)
    const type = name.endsWith(".css") ? "text/css" : "text/javascript"
    const headers = { "content-type": `${type}; charset=utf-8`, "content-security-policy": pagePolicy() }
    app.get(`/__partner/files/${name}`, (c) => c.body(text, 200, headers))
  }
  servePageFonts(app, "/__partner/files")

  app.get("/__partner/:partner/:game/", async (c) => {
    const { partner, game } = c.req.param()
    if (!offers.some((offer) => offer.partner === partner && offer.game === game)) return refuse(c, notFound)
    const id = c.req.query("seat") ?? ""
    if (!isStorable(id)) return refuse(c, badRequest("seat"))
    const seat = await db.selectFrom("game_seats").select("site_origin").where("id", "=", id).executeTakeFirst()
    const site = escaped(seat?.site_origin ?? "")
    const filled = (game === hostile ? hostilePage : page)
      .replaceAll("{game}", game)
      .replaceAll("{partner}", partner)
      .replaceAll("{site}", () => site)
    return c.body(filled, 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        game === hostile ? `frame-ancestors ${seat?.site_origin ?? "'none'"}` : pagePolicy(seat?.site_origin),
      "referrer-policy": "no-referrer",
    })
  })
}
