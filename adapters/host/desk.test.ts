import { once } from "node:events"
import { createServer } from "node:http"
import { connect, createServer as createTcpServer } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { portOf } from "./port.ts"
import { json, startOperator } from "./testing/operator.ts"
import { ask, say } from "./testing/raw.ts"
import { startSandboxProcess } from "./testing/sandbox.ts"
import { startSampleHost } from "./testing/site.ts"

const key = "shown-at-the-start"
const withKey = { "x-desk-key": key }
let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
let host: Awaited<ReturnType<typeof startSampleHost>>
let operator: Awaited<ReturnType<typeof startOperator>>
let listener: Awaited<ReturnType<typeof startSampleHost>>
beforeAll(async () => {
  sandbox = await startSandboxProcess({ SANDBOX_DESK_KEY: key })
  host = await startSampleHost(sandbox.origin, { PROXY_PATHS: "/__sandbox" })
  operator = await startOperator({ "/__sandbox": (_incoming, outgoing) => json(outgoing, 200, {}) })
  listener = await startSampleHost(operator.origin, { PROXY_PATHS: "/__sandbox" })
})
afterAll(async () => {
  await Promise.all([host.stop(), listener.stop()])
  await Promise.all([sandbox.stop(), operator.stop()])
})

/** Joins each connection to a port of this machine, as a tunnel does. */
const connectTo = (port: number) =>
  createTcpServer((socket) => {
    const there = connect(port, "127.0.0.1")
    for (const [one, other] of [
      [socket, there],
      [there, socket],
    ] as const)
      one.on("error", () => other.destroy()).pipe(other)
  })

const closed = { code: "forbidden", message: "This path is closed to requests that come through a proxy." }
const everyPath = ["/__sandbox", "/__sandbox/desk.js", "/__sandbox/state", "/__sandbox/outbox", "/__sandbox/nowhere"]

test("whoever sits at this machine reaches the control desk through the host", async () => {
  const answers = await Promise.all(everyPath.map((path) => ask(host.origin, path, { headers: withKey })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404])
  expect(answers[0]?.body).toContain("<h1>โต๊ะคุม</h1>")
  const headers = { ...withKey, "content-type": "application/json" }
  const unlocking = { method: "POST", headers, body: JSON.stringify({ userName: "somchai88" }) }
  expect((await ask(host.origin, "/__sandbox/players/unlock", unlocking)).status).toBe(200)
})

test("the desk stays closed to a name that only leads to this machine", async () => {
  const headers = { ...withKey, host: "rebound.example.com" }
  const { status, body } = await ask(host.origin, "/__sandbox/state", { headers })
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
    expect(operator.requests).toEqual([])
  },
)

test("no WebSocket leads to the desk through a proxy", async () => {
  const opening =
    "Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
  const raw = `GET /__sandbox/live HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n${opening}\r\n\r\n`
  expect(await say(listener.origin, raw)).toMatch(/^HTTP\/1\.1 403 /)
  expect(operator.requests).toEqual([])
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

const locked =
  "Open the control desk by the address that was printed at the start; programs send its key as X-Desk-Key."

test("a proxy that passes bytes on and says nothing, on this machine, opens the desk to nobody without its key", async () => {
  const front = connectTo(host.port).listen(0, "127.0.0.1")
  await once(front, "listening")
  const origin = `http://127.0.0.1:${portOf(front)}`
  const orders = ["players/credit", "clock", "reset"].map((path) =>
    ask(origin, `/__sandbox/${path}`, { method: "POST" }),
  )
  const answers = await Promise.all([...everyPath.map((path) => ask(origin, path)), ...orders])
  front.close()
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403, 403])
  for (const { body } of answers) expect(JSON.parse(body)).toEqual({ code: "forbidden", message: locked })
})

test("the address that was printed opens the desk for a browser, which keeps the key where no script reads it", async () => {
  const opened = await ask(host.origin, `/__sandbox?key=${key}`)
  expect([opened.status, opened.headers.location, opened.headers["set-cookie"]]).toEqual([
    303,
    "/__sandbox",
    [`desk=${key}; Path=/__sandbox; HttpOnly; SameSite=Strict`],
  ])
  expect((await ask(host.origin, "/__sandbox/state", { headers: { cookie: `desk=${key}` } })).status).toBe(200)
  const wrong = ["/__sandbox?key=", "/__sandbox?key=another-key-entirely", `/__sandbox/state?token=${key}`]
  const refused = await Promise.all(wrong.map((path) => ask(host.origin, path)))
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
})
