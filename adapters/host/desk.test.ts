import { once } from "node:events"
import { createServer } from "node:http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { portOf } from "./port.ts"
import { json, startOperator } from "./testing/operator.ts"
import { ask, say } from "./testing/raw.ts"
import { startSandboxProcess } from "./testing/sandbox.ts"
import { startSampleHost } from "./testing/site.ts"

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
let host: Awaited<ReturnType<typeof startSampleHost>>
let operator: Awaited<ReturnType<typeof startOperator>>
let listener: Awaited<ReturnType<typeof startSampleHost>>
beforeAll(async () => {
  sandbox = await startSandboxProcess()
  host = await startSampleHost(sandbox.origin, { PROXY_PATHS: "/__sandbox" })
  operator = await startOperator({ "/__sandbox": (_incoming, outgoing) => json(outgoing, 200, {}) })
  listener = await startSampleHost(operator.origin, { PROXY_PATHS: "/__sandbox" })
})
afterAll(async () => {
  await Promise.all([host.stop(), listener.stop()])
  await Promise.all([sandbox.stop(), operator.stop()])
})

const closed = { code: "forbidden", message: "This path is closed to requests that come through a proxy." }
const everyPath = ["/__sandbox", "/__sandbox/desk.js", "/__sandbox/state", "/__sandbox/outbox", "/__sandbox/nowhere"]

test("whoever sits at this machine reaches the control desk through the host", async () => {
  const answers = await Promise.all(everyPath.map((path) => ask(host.origin, path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404])
  expect(answers[0]?.body).toContain("<h1>โต๊ะคุม</h1>")
  const unlocking = { method: "POST", body: JSON.stringify({ userName: "somchai88" }) }
  expect((await ask(host.origin, "/__sandbox/players/unlock", unlocking)).status).toBe(200)
})

test("the desk stays closed to a name that only leads to this machine", async () => {
  const { status, body } = await ask(host.origin, "/__sandbox/state", { headers: { host: "rebound.example.com" } })
  expect(status).toBe(403)
  expect(JSON.parse(body)).toEqual({ code: "forbidden", message: "The control desk is for this machine only." })
})

test.each([
  ["x-forwarded-for", "203.0.113.9"],
  ["X-Forwarded-For", ""],
  ["x-forwarded-for", "127.0.0.1"],
  ["x-real-ip", "203.0.113.9"],
  ["forwarded", "for=203.0.113.9"],
  ["x-forwarded-host", "fakham.example"],
  ["x-forwarded-proto", "https"],
  ["cf-connecting-ip", "203.0.113.9"],
  ["via", "1.1 front"],
])(
  "a visitor whom a proxy passes on with %s: %s is refused the desk before the operator hears of it",
  async (name, value) => {
    const refused = await Promise.all(everyPath.map((path) => ask(host.origin, path, { headers: { [name]: value } })))
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    for (const { body } of refused) expect(JSON.parse(body)).toEqual(closed)

    const raw = `POST /__sandbox HTTP/1.1\r\nHost: localhost\r\n${name}: ${value}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`
    expect(await say(listener.origin, raw)).toMatch(/^HTTP\/1\.1 403 [^]*"forbidden"/)
    expect(operator.heard).toEqual([])
  },
)

test("no WebSocket leads to the desk through a proxy", async () => {
  const opening =
    "Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
  const raw = `GET /__sandbox/live HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n${opening}\r\n\r\n`
  expect(await say(listener.origin, raw)).toMatch(/^HTTP\/1\.1 403 /)
  expect(operator.heard).toEqual([])
})

test("a reverse proxy on this machine does not open the desk to its visitors, and serves them the site", async () => {
  const front = createServer((incoming, outgoing) => {
    const headers = { host: new URL(host.origin).host, "x-forwarded-for": "203.0.113.9" }
    void ask(host.origin, incoming.url ?? "", { headers }).then(({ status, body }) =>
      outgoing.writeHead(status).end(body),
    )
  }).listen(0, "127.0.0.1")
  await once(front, "listening")
  const origin = `http://127.0.0.1:${portOf(front)}`
  const statuses = await Promise.all(
    ["/__sandbox/outbox", "/main", "/api/server-time"].map((path) => ask(origin, path)),
  )
  front.close()
  expect(statuses.map(({ status }) => status)).toEqual([403, 200, 200])
})
