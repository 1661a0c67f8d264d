import { expect, test } from "vitest"
import { WebSocket } from "ws"
import { next } from "../testing/next-event.ts"
import { startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { settingsFor, startSampleHost } from "../testing/site.ts"

test("push of another server is reached through the host, so that pages are allowed no origin but the site's own", async () => {
  const operator = await startOperator()
  const push = await startOperator()
  const host = await startSampleHost(operator.origin, { PUSH_ORIGIN: push.origin, PUSHER_KEY: "a1b2c3" })
  const webSocket = new WebSocket(`${host.origin.replace("http", "ws")}/app/a1b2c3?protocol=7&client=js`)
  await next(webSocket, "open")
  webSocket.send("is anybody there")
  expect(String(await next(webSocket, "message"))).toBe("is anybody there")
  webSocket.close()
  const { headers } = await ask(host.origin, "/")
  await host.stop()
  expect(push.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "UPGRADE /app/a1b2c3?protocol=7&client=js",
  ])
  expect(push.requests[0]?.headers.host).toBe(new URL(push.origin).host)
  expect(operator.requests.filter(({ method }) => method === "UPGRADE")).toEqual([])
  const policy = String(headers["content-security-policy"])
  expect(/connect-src [^;]*/.exec(policy)?.[0]).toBe(`connect-src 'self' ws://127.0.0.1:${host.port}`)
  await push.stop()
  await operator.stop()
})

test("a push server of somebody else is told nothing of who the player is", async () => {
  const operator = await startOperator()
  const push = await startOperator()
  const host = await startSampleHost(operator.origin, { PUSH_ORIGIN: push.origin, PUSHER_KEY: "a1b2c3" })
  const headers = {
    cookie: "guest=5a9d0000; token=a.b.c; locale=th",
    authorization: "Bearer a.b.c",
    referer: `${host.origin}/credit/withdraw`,
  }
  const webSocket = new WebSocket(`${host.origin.replace("http", "ws")}/app/a1b2c3?protocol=7`, { headers })
  await next(webSocket, "open")
  webSocket.close()
  await ask(host.origin, "/apps/1/events", { method: "POST", headers, body: "{}" })
  await host.stop()
  expect(push.requests.map(({ method }) => method)).toEqual(["UPGRADE", "POST"])
  for (const { headers: sent } of push.requests)
    expect([sent.cookie, sent.authorization, sent.referer]).toEqual([undefined, undefined, undefined])
  await push.stop()
  await operator.stop()
})

test("the operator is told the player's token once, as the bearer, and no cookie of the token", async () => {
  const operator = await startOperator()
  const host = await startSampleHost(operator.origin)
  const authorization = "Bearer a.b.c"
  const asked = (cookie: string) => ask(host.origin, "/api/cashs", { headers: { cookie, authorization } })
  await asked("guest=5a9d0000; token=a.b.c; route=two")
  await asked("token=a.b.c")
  await host.stop()
  const sent = operator.requests.filter(({ url }) => url === "/api/cashs")
  expect(sent.map(({ headers }) => [headers.authorization, headers.cookie])).toEqual([
    [authorization, "guest=5a9d0000; route=two"],
    [authorization, undefined],
  ])
  await operator.stop()
})

const OPERATOR_ORIGIN = "https://operator.example"

test("where a key is set and nothing else is said, push is kept at Pusher's cluster ap1", () => {
  expect(settingsFor({ OPERATOR_ORIGIN, PUSHER_KEY: "a1b2c3" }).pushOrigin).toBe("https://ws-ap1.pusher.com")
  expect(settingsFor({ OPERATOR_ORIGIN, PUSHER_KEY: "a1b2c3", PUSHER_CLUSTER: "eu" }).pushOrigin).toBe(
    "https://ws-eu.pusher.com",
  )
  expect(settingsFor({ OPERATOR_ORIGIN, PUSHER_KEY: "a1b2c3", PUSH_ORIGIN: OPERATOR_ORIGIN }).pushOrigin).toBe(
    OPERATOR_ORIGIN,
  )
  expect(settingsFor({ OPERATOR_ORIGIN, PUSHER_CLUSTER: "eu" }).pushOrigin).toBe(OPERATOR_ORIGIN)
})

test("a cluster of Pusher is named by its address", () => {
  expect(
    settingsFor({ OPERATOR_ORIGIN: "http://localhost:1", PUSH_ORIGIN: "https://ws-ap1.pusher.com" }),
  ).toMatchObject({ pushOrigin: "https://ws-ap1.pusher.com" })
})
