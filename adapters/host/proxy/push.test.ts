import * as v from "valibot"
import { afterAll, beforeAll, expect, test } from "vitest"
import { WebSocket } from "ws"
import { next } from "../testing/next-event.ts"
import { ask } from "../testing/raw.ts"
import { startSandboxProcess } from "../testing/sandbox.ts"
import { startSampleHost } from "../testing/site.ts"

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
let host: Awaited<ReturnType<typeof startSampleHost>>
beforeAll(async () => {
  sandbox = await startSandboxProcess()
  host = await startSampleHost(sandbox.origin)
})
afterAll(async () => {
  await host.stop()
  await sandbox.stop()
})

const aNumber: unknown = expect.any(Number)
const Settings = v.object({ push: v.object({ key: v.string(), channel: v.string() }) })

const settingsOfPage = async () => {
  const { body, headers } = await ask(host.origin, "/")
  const [, settings = "{}"] = /id="settings">(.*?)<\/script>/.exec(body) ?? []
  return { push: v.parse(Settings, JSON.parse(settings)).push, policy: String(headers["content-security-policy"]) }
}
const webSocketTo = (path: string) => new WebSocket(host.origin.replace("http", "ws") + path)

test("a browser finds push through the host, at the key that the page names and under the strict policy", async () => {
  const { push, policy } = await settingsOfPage()
  expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${host.port};`)

  const webSocket = webSocketTo(`/app/${push.key}?protocol=7&client=js`)
  const greeting = await next(webSocket, "message")
  expect(JSON.parse(String(greeting))).toMatchObject({ event: "pusher:connection_established" })
  const channel = push.channel.replace("{uuid}", "5a9d0000-0000-4000-8000-000000000001")
  webSocket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel } }))
  const answer = await next(webSocket, "message")
  expect(JSON.parse(String(answer))).toMatchObject({ event: "pusher_internal:subscription_succeeded", channel })
  webSocket.close()
})

test("the news of rounds pass through the host for a player's token, and a wrong one is told so", async () => {
  const login = { userName: "somchai88", password: "Duean69#x" }
  const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(login) }
  const { headers } = await ask(host.origin, "/api/users.login", sent)
  const player = webSocketTo(`/ccu?token=${String(headers["x-access-token"])}`)
  const beat = await next(player, "message")
  expect(JSON.parse(String(beat))).toMatchObject({ type: "beat", now: aNumber })
  player.close()

  const code = await next(webSocketTo("/ccu?token=a.b.c"), "close")
  expect(code).toBe(4401)
})
