import { once } from "node:events"
import { createServer } from "node:net"
import { afterEach, beforeEach, expect, test } from "vitest"
import { WebSocket } from "ws"
import { portOf } from "../port.ts"
import { statusOfRefusal } from "../testing/next-event.ts"
import { startOperator } from "../testing/operator.ts"
import { ask, say } from "../testing/raw.ts"
import { startSampleHost } from "../testing/site.ts"

const endings: Array<() => Promise<unknown>> = []
let bytes = ""
let host: Awaited<ReturnType<typeof startSampleHost>>

/** An operator that answers every request with the same bytes, whatever they are. */
beforeEach(async () => {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy())
    socket.once("data", () => socket.end(Buffer.from(bytes, "latin1")))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  host = await startSampleHost(`http://127.0.0.1:${portOf(server)}`)
  endings.push(async () => server.close(), host.stop)
})
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

const nonsense = {
  nothing: "",
  "no HTTP": "hello\r\n\r\n",
  "a status of two digits": "HTTP/1.1 042 Odd\r\ncontent-length: 0\r\n\r\n",
  "a status above all statuses": "HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n",
  "an upgrade nobody asked for":
    "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
  "a header with a control sign": "HTTP/1.1 200 OK\r\nx-odd: a\x7fb\r\ncontent-length: 0\r\n\r\n",
  "two lengths": "HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab",
}

test.each(Object.entries(nonsense))(
  "an operator that answers %s gives a 502, and the host lives on",
  async (_what, answer) => {
    bytes = answer
    expect((await ask(host.origin, "/api/cashs")).status).toBe(502)
    expect((await ask(host.origin, "/livez")).status).toBe(200)
  },
)

test.each(["nothing", "no HTTP", "a status of two digits"] as const)(
  "a WebSocket answered with %s is refused with a 502",
  async (what) => {
    bytes = nonsense[what]
    const webSocket = new WebSocket(`${host.origin.replace("http", "ws")}/ccu`)
    webSocket.on("error", () => undefined)
    expect(await statusOfRefusal(webSocket)).toBe(502)
    webSocket.terminate()
  },
)

test("a page is shown while the operator talks nonsense", async () => {
  bytes = "hello\r\n\r\n"
  expect((await ask(host.origin, "/", { headers: { host: "lucky.example" } })).status).toBe(200)
})

test.each([
  ["a path that is not ASCII", "GET /api/\xe0\xb8 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
  ["a header with a control sign", "GET /livez HTTP/1.1\r\nHost: localhost\r\nX: a\x7fb\r\nConnection: close\r\n\r\n"],
  ["no HTTP", "hello\r\n\r\n"],
  ["HTTP without a host", "GET / HTTP/1.0\r\n\r\n"],
  ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
])("a visitor who sends %s is told that this is no good request", async (_what, request) => {
  expect(await say(host.origin, request)).toMatch(/^HTTP\/1\.1 400 /)
  expect((await ask(host.origin, "/livez")).status).toBe(200)
})

test("a connection to the operator serves one call after the other", async () => {
  const operator = await startOperator()
  const own = await startSampleHost(operator.origin)
  endings.push(operator.stop, own.stop)
  for (let call = 0; call < 5; call += 1) await ask(own.origin, "/api/cashs")
  expect(operator.requests).toHaveLength(5)
  expect(operator.connections()).toBe(1)
})
