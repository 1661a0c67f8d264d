import { expect, test } from "vitest"
import { WebSocket } from "ws"
import { next } from "./testing/heard.ts"
import { startOperator } from "./testing/operator.ts"
import { ask } from "./testing/raw.ts"
import { settingsFor, startSampleHost } from "./testing/site.ts"

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
  expect(push.heard.map(({ method, url }) => `${method} ${url}`)).toEqual(["UPGRADE /app/a1b2c3?protocol=7&client=js"])
  expect(push.heard[0]?.headers.host).toBe(new URL(push.origin).host)
  expect(operator.heard.filter(({ method }) => method === "UPGRADE")).toEqual([])
  const policy = String(headers["content-security-policy"])
  expect(/connect-src [^;]*/.exec(policy)?.[0]).toBe(`connect-src 'self' ws://127.0.0.1:${host.port}`)
  await push.stop()
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
