import { everyCall } from "@fakham/operator/every-call"
import * as v from "valibot"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { WebSocket } from "ws"
import { browserAt } from "../testing/browser.ts"
import { next } from "../testing/next-event.ts"
import { startSandboxProcess } from "../testing/sandbox.ts"
import { startSampleHost } from "../testing/site.ts"

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
let host: Awaited<ReturnType<typeof startSampleHost>>
let browser: ReturnType<typeof browserAt>
let pageToken: string
beforeAll(async () => {
  sandbox = await startSandboxProcess()
  host = await startSampleHost(sandbox.origin, { SESSION: "host" })
})
afterAll(async () => {
  await host.stop()
  await sandbox.stop()
})
beforeEach(async () => {
  browser = browserAt(host.origin)
  const login = JSON.stringify({ userName: "somchai88", password: "Duean69#x" })
  const { headers } = await browser.post("/api/users.login", {}, host.origin, login)
  browser.keep(headers["set-cookie"] ?? [])
  pageToken = String(headers["x-access-token"])
})

const Greeting = v.object({
  data: v.pipe(
    v.string(),
    v.transform((text): unknown => JSON.parse(text)),
    v.object({ socket_id: v.string() }),
  ),
})
const Claims = v.object({ uuid: v.string() })
const Authorization = v.object({ data: v.object({ auth: v.string() }) })

const asPage = () => ({ authorization: `Bearer ${pageToken}` })
const live = (path: string) => {
  const headers = { cookie: browser.cookies(), origin: host.origin }
  return new WebSocket(host.origin.replace("http", "ws") + path, { headers })
}

test("no answer of the operator tells a page the token, in header or body, and none is refused for want of it", async () => {
  const token = decodeURIComponent(browser.held()[0]?.[1] ?? "")
  const signature = token.split(".")[2] ?? token
  expect(signature).toMatch(/^[\w-]{40,}$/)
  const refused: Array<string> = []
  const leaks: Array<string> = []
  for (const { method, path } of everyCall) {
    // A login without a name and PIN is refused, whoever asks.
    if (path.endsWith("login") || path === "/api/users.logout") continue
    const ask = method === "GET" ? browser.get : browser.post
    const { status, headers, body } = await ask(path, asPage())
    if (status === 401) refused.push(path)
    if (JSON.stringify(headers).includes(signature) || body.includes(signature)) leaks.push(path)
  }
  expect({ refused, leaks }).toEqual({ refused: [], leaks: [] })
})

test("the live news come for the page's token until the logout, which ends the session at the operator", async () => {
  const news = live(`/ccu?token=${pageToken}`)
  expect(JSON.parse(String(await next(news, "message")))).toMatchObject({ type: "beat" })
  const closed = next(news, "close")
  expect((await browser.post("/api/users.logout", asPage())).status).toBe(200)
  expect(await closed).toBe(4401)
  expect((await browser.get("/api/cashs", asPage())).status).toBe(401)
})

test("a player's private channel is opened by the page's token, and by no cookie alone", async () => {
  const push = live("/app/fakham-demo?protocol=7")
  const { data: greeting } = v.parse(Greeting, JSON.parse(String(await next(push, "message"))))
  const [, claims = ""] = pageToken.split(".")
  const { uuid } = v.parse(Claims, JSON.parse(Buffer.from(claims, "base64url").toString()))
  const channel = `private-${uuid}`
  const body = JSON.stringify({ socket_id: greeting.socket_id, channel_name: channel })
  const ask = (headers: Readonly<Record<string, string>>) => browser.post("/api/push.auth", headers, host.origin, body)
  expect((await ask({})).status).toBe(401)
  const { data } = v.parse(Authorization, JSON.parse((await ask(asPage())).body))
  push.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, ...data } }))
  const answer: unknown = JSON.parse(String(await next(push, "message")))
  expect(answer).toMatchObject({ event: "pusher_internal:subscription_succeeded", channel })
  push.close()
})
