import { lineProfile, lineStart } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { answerCall } from "../http/answer.ts"
import { pagePolicy } from "../http/page-policy.ts"
import { badRequest, notFound } from "../http/refusal.ts"
import { refuse } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { lineCodeUnknown } from "./account-refusals.ts"
import { playerOfLine } from "./line-players.ts"
import { isOwnOrigin } from "./own-sites.ts"
import { givenOut, givenOutOnce, giveOut } from "./tickets.ts"

/** Where the site is told of LINE's answers; nobody is led anywhere else. */
const returnPath = "/login/line/auth"

/** The demo's users of LINE; whoever of them registers is a player from then on. */
const demoAccounts = [
  { lineId: "Udemo-dao", name: "ดาว", email: "dao2570@line.example" },
  { lineId: "Udemo-fah", name: "ฟ้า", email: "" },
] as const

const accountOf = (lineId: string) => demoAccounts.find((account) => account.lineId === lineId)

/** An address of a site that this operator knows, whatever host the request names. */
const returnOf = async (internals: Internals, text: string, mainHosts: ReadonlyArray<string>) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.pathname !== returnPath) return undefined
  return (await isOwnOrigin(internals.db, url.origin, mainHosts)) ? url : undefined
}

/** Plays LINE: asks for consent on a page of its own, and tells the site afterwards who said yes. */
export const answerLine = (app: Hono<RequestEnv>, internals: Internals, mainHosts: ReadonlyArray<string>): void => {
  answerCall(app, lineStart, async ({ input: { state, returnTo } }) => {
    const back = await returnOf(internals, returnTo, mainHosts)
    if (back === undefined) return { refused: badRequest("returnTo") }
    const visit = await giveOut(internals, "visit", { state, returnTo })
    return { data: { url: `${back.origin}/__line/authorize?visit=${visit}` } }
  })

  answerCall(app, lineProfile, async ({ input: { code, returnTo } }) => {
    const held = await givenOutOnce(internals, "code", code)
    const account = held?.returnTo === returnTo ? accountOf(held.account) : undefined
    if (account === undefined) return { refused: lineCodeUnknown }
    const player = (await playerOfLine(internals.db, account.lineId)) !== undefined
    const ticket = await giveOut(internals, "ticket", { lineId: account.lineId })
    return { data: { ...account, player, ticket } }
  })

  app.get("/__line/authorize", async (c) => {
    const id = c.req.query("visit") ?? ""
    if ((await givenOut(internals, "visit", id)) === undefined) return refuse(c, notFound)
    return c.body(page(encodeURIComponent(id)), 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy(),
      "referrer-policy": "no-referrer",
    })
  })

  app.get("/__line/answer", async (c) => {
    const { visit: id = "", account = "" } = c.req.query()
    const visit = await givenOutOnce(internals, "visit", id)
    if (visit === undefined) return refuse(c, notFound)
    const { returnTo, state } = visit
    const outcome =
      accountOf(account) === undefined
        ? { error: "access_denied", state }
        : { code: await giveOut(internals, "code", { account, returnTo }), state }
    return c.redirect(`${returnTo}?${new URLSearchParams(outcome).toString()}`, 302)
  })
}

const page = (visit: string) => `<!doctype html>
<html lang="th">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>LINE (หน้าจำลอง)</title>
<h1>LINE (หน้าจำลอง)</h1>
<p>ฟ้าค่ำขอทราบชื่อ อีเมล และรหัส LINE ของคุณ เลือกว่าจะเข้าด้วยบัญชีไหน</p>
<ul>
${demoAccounts.map(({ lineId, name }) => `<li><a href="/__line/answer?visit=${visit}&amp;account=${lineId}">อนุญาตในชื่อ ${name}</a></li>`).join("\n")}
</ul>
<p><a href="/__line/answer?visit=${visit}">ไม่อนุญาต</a></p>
`
