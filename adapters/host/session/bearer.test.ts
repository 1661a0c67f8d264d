import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { WebSocket } from "ws"
import { browserAt } from "../testing/browser.ts"
import { next, statusOfRefusal } from "../testing/next-event.ts"
import { startSampleHost } from "../testing/site.ts"
import { signedToken, somchaisToken, startTalkativeOperator } from "../testing/talkative-operator.ts"

let operator: Awaited<ReturnType<typeof startTalkativeOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>
let browser: ReturnType<typeof browserAt>
beforeAll(async () => {
  operator = await startTalkativeOperator()
  host = await startSampleHost(operator.origin, { SESSION: "host" })
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
})
beforeEach(() => {
  operator.gives(somchaisToken)
  operator.requests.length = 0
  browser = browserAt(host.origin)
})

test("a call that carries the page's token goes to the operator with the player's, and without the cookies", async () => {
  const { pageToken } = await browser.logIn()
  const answer = await browser.get("/api/cashs", {
    authorization: `Bearer ${pageToken}`,
    cookie: `${browser.cookies()}; route=two`,
  })
  expect([answer.status, answer.body]).toEqual([200, '{"data":{"money":"5.00"}}'])
  const { authorization, cookie } = operator.requests.at(-1)?.headers ?? {}
  expect([authorization, cookie]).toEqual([`Bearer ${somchaisToken}`, "route=two"])
  expect(answer.headers).not.toHaveProperty("x-who")
})

test("a call without the page's header gets no bearer, whatever cookies it brings", async () => {
  await browser.logIn()
  expect((await browser.get("/api/cashs")).status).toBe(401)
  await browser.post("/api/push.auth", { "content-type": "application/x-www-form-urlencoded" })
  expect([...operator.bearersAt("/api/cashs"), ...operator.bearersAt("/api/push.auth")]).toEqual([undefined, undefined])
})

test.each([
  ["a stranger's origin", "https://elsewhere.example"],
  ["this host by another protocol", "https://HOST"],
  ["another port", "http://127.0.0.1:1"],
  ["no origin", "null"],
])("a call from %s gets no bearer", async (_, origin) => {
  const { pageToken } = await browser.logIn()
  const here = new URL(host.origin).host
  await browser.post("/api/push.auth", { authorization: `Bearer ${pageToken}`, origin: origin.replace("HOST", here) })
  await browser.post("/api/push.auth", { authorization: `Bearer ${pageToken}`, origin: host.origin })
  expect(operator.bearersAt("/api/push.auth")).toEqual([undefined, `Bearer ${somchaisToken}`])
})

test("the page's token opens nothing without its cookie, nor beside the cookie of another session", async () => {
  const { pageToken } = await browser.logIn()
  await browser.get("/api/cashs", { authorization: `Bearer ${pageToken}`, cookie: "" })
  await browser.get("/api/cashs", { authorization: `Bearer ${pageToken.replace(".eyJ", ".eyK")}` })
  operator.gives(signedToken("u-2"))
  const { pageToken: second } = await browser.logIn()
  expect(browser.held().map(([name]) => name)).toEqual([`bearer-${second.slice(-22)}`])
  await browser.get("/api/cashs", { authorization: `Bearer ${pageToken}` })
  expect(operator.bearersAt("/api/cashs")).toEqual([undefined, undefined, undefined])
})

test("a token that is not the page's own passes as it is: another site's player is looked at by it", async () => {
  expect((await browser.get("/api/cashs", { authorization: `Bearer ${somchaisToken}` })).status).toBe(200)
})

test("the live news are asked for by the token in the address, and by none from a stranger's page", async () => {
  const { pageToken } = await browser.logIn()
  const live = (headers: Record<string, string>) =>
    new WebSocket(`${host.origin.replace("http", "ws")}/ccu?token=${pageToken}`, { headers })
  const cookie = browser.cookies()
  const own = live({ cookie, origin: host.origin })
  await next(own, "open")
  own.close()
  const foreign = live({ cookie, origin: "https://elsewhere.example" })
  foreign.on("error", () => undefined)
  expect(await statusOfRefusal(foreign)).toBe(403)
  foreign.terminate()
  const stranger = live({})
  await next(stranger, "open")
  stranger.close()
  const lines = operator.requests.filter(({ method }) => method === "UPGRADE")
  expect(lines.map(({ url }) => url)).toEqual([`/ccu?token=${somchaisToken}`, "/ccu?token="])
  expect(lines.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined])
})
