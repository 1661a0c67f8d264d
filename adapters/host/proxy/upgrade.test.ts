import { once } from "node:events"
import { connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { WebSocket } from "ws"
import { next, statusOfRefusal } from "../testing/next-event.ts"
import { startOperator } from "../testing/operator.ts"
import { startHostWithOperator, startSampleHost } from "../testing/site.ts"

let host: Awaited<ReturnType<typeof startHostWithOperator>>
beforeAll(async () => {
  host = await startHostWithOperator()
})
afterAll(() => host.stop())

const webSocketTo = (path: string, headers: Record<string, string> = {}) =>
  new WebSocket(`${host.origin.replace("http", "ws")}${path}`, { headers })

const refusalOf = async (path: string): Promise<unknown> => {
  const webSocket = webSocketTo(path)
  webSocket.on("error", () => undefined)
  const status = await statusOfRefusal(webSocket)
  webSocket.terminate()
  return status
}

test.each(["/ccu?token=a.b.c", "/app/key?protocol=7"])("what is said through %s comes back", async (path) => {
  const webSocket = webSocketTo(path, { "x-forwarded-for": "8.8.8.8" })
  await once(webSocket, "open")
  webSocket.send("สวัสดี")
  const data = await next(webSocket, "message")
  expect(String(data)).toBe("สวัสดี")
  const request = host.operator.requests.find(({ url }) => url === path)
  expect(request?.headers["x-forwarded-for"]).toBe("127.0.0.1")
  expect(request?.headers["x-forwarded-host"]).toBe(`127.0.0.1:${host.port}`)
  webSocket.close(4000, "done")
  const code = await next(webSocket, "close")
  expect(code).toBe(4000)
})

test("a message of a megabyte arrives whole", async () => {
  const webSocket = webSocketTo("/ccu?token=a.b.c")
  await once(webSocket, "open")
  webSocket.send("x".repeat(1_000_000))
  const data = await next(webSocket, "message")
  expect(String(data)).toHaveLength(1_000_000)
  webSocket.terminate()
})

test("an operator that refuses a token is heard by the browser", async () => {
  expect(await refusalOf("/ccu?token=wrong")).toBe(401)
})

test.each([
  ["/ccux", 404],
  ["/main", 200],
  ["/ccu%00", 400],
])("no WebSocket opens at %s", async (path, status) => {
  expect(await refusalOf(path)).toBe(status)
})

test.each(["https://other.example", "null", "http://127.0.0.1.other.example"])(
  "a page of %s opens no connection, and the operator hears of none",
  async (origin) => {
    const before = host.operator.requests.length
    const webSocket = webSocketTo("/ccu?token=a.b.c", { origin })
    webSocket.on("error", () => undefined)
    expect(await statusOfRefusal(webSocket)).toBe(403)
    webSocket.terminate()
    expect(host.operator.requests).toHaveLength(before)
  },
)

test.each(["http://127.0.0.1", "https://127.0.0.1:8443"])(
  "a page of this site opens one, whatever a proxy makes of %s",
  async (origin) => {
    const webSocket = webSocketTo("/ccu?token=a.b.c", { origin })
    await once(webSocket, "open")
    webSocket.terminate()
  },
)

test("an operator that is away gives a 502", async () => {
  const gone = await startOperator()
  await gone.stop()
  const own = await startSampleHost(gone.origin)
  const webSocket = new WebSocket(`${own.origin.replace("http", "ws")}/ccu`)
  webSocket.on("error", () => undefined)
  const status = await statusOfRefusal(webSocket)
  webSocket.terminate()
  await own.stop()
  expect(status).toBe(502)
})

test("when the operator goes, the browser's connection closes", async () => {
  const webSocket = webSocketTo("/ccu?token=a.b.c")
  await once(webSocket, "open")
  host.operator.cut()
  const code = await next(webSocket, "close")
  expect(code).toBe(1006)
})

test("when the browser only half closes, neither side stays open", async () => {
  const socket = connect({ port: host.port, host: "127.0.0.1", allowHalfOpen: true })
  socket.write(
    "GET /ccu?token=half HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
  )
  const head = await next(socket, "data")
  expect(String(head)).toMatch(/^HTTP\/1\.1 101 /)
  socket.end()
  await once(socket, "close")
  await expect.poll(() => host.operator.webSockets.size).toBe(0)
  expect(host.operator.webSockets.size).toBe(0)
})

test("stopping the host closes what is open", async () => {
  const own = await startSampleHost(host.operator.origin)
  const webSocket = new WebSocket(`${own.origin.replace("http", "ws")}/ccu`)
  await once(webSocket, "open")
  const closed = once(webSocket, "close")
  await own.stop()
  await closed
  await expect.poll(() => host.operator.webSockets.size).toBe(0)
  expect(webSocket.readyState).toBe(WebSocket.CLOSED)
})
