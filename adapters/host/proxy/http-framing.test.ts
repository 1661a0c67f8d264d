import { once } from "node:events"
import { Agent, createServer } from "node:http"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { portOf } from "../port.ts"
import { json, startOperator } from "../testing/operator.ts"
import { ask, say } from "../testing/raw.ts"
import { settingsFor, startSampleHost } from "../testing/site.ts"
import { standardBodyPace } from "./body-pace.ts"
import { openOperatorRequest, passOn } from "./proxy.ts"

let operator: Awaited<ReturnType<typeof startOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>
beforeAll(async () => {
  operator = await startOperator({
    "/api/echo": (_incoming, outgoing, body) => json(outgoing, 200, { data: body }),
  })
  host = await startSampleHost(operator.origin)
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
})
beforeEach(() => {
  operator.requests.length = 0
})

const hidden = "GET /api/stolen HTTP/1.1\r\nHost: localhost\r\n\r\n"
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
const message = (method: string, path: string, headers: ReadonlyArray<string>, body = "") =>
  [`${method} ${path} HTTP/1.1`, "Host: localhost", ...headers, "", body].join("\r\n")
const refusalIn = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))
/** By address: requests of one connection are passed on over several, and come in any order. */
const requests = () =>
  operator.requests
    .map(({ method, url, body }) => ({ method, url, body }))
    .toSorted((one, other) => one.url.localeCompare(other.url))

describe.each(["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"])("a %s", (method) => {
  test.each([
    ["in chunks", ["Transfer-Encoding: chunked"], chunked(hidden)],
    ["of a length", [`Content-Length: ${hidden.length}`], hidden],
    [
      "in chunks, of which the connection is told",
      ["Connection: transfer-encoding", "Transfer-Encoding: chunked"],
      chunked(hidden),
    ],
  ])(
    "with a body %s is refused, the connection closes, and the operator hears nothing",
    async (_how, headers, body) => {
      const answer = await say(host.origin, message(method, "/api/echo", headers, body))
      expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*connection: close/i)
      if (method !== "HEAD") {
        expect(refusalIn(answer)).toEqual({ code: "badRequest", message: `A ${method} request carries no body.` })
      }
      expect(requests()).toEqual([])
    },
  )
})

test.each(["GET", "HEAD", "DELETE", "OPTIONS"])(
  "a %s that says it has a body of nothing is passed on as one request",
  async (method) => {
    await say(host.origin, message(method, "/api/echo", ["Content-Length: 0", "Connection: close"]))
    expect(requests()).toEqual([{ method, url: "/api/echo", body: "" }])
  },
)

test("a TRACE is refused, and its headers are told to nobody", async () => {
  const answer = await say(host.origin, message("TRACE", "/api/echo", ["Cookie: token=a.b.c", "Connection: close"]))
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).not.toContain("a.b.c")
  expect(requests()).toEqual([])
})

test("nothing that follows a refused request on its connection is heard", async () => {
  const bad = message("GET", "/api/echo", ["Transfer-Encoding: chunked"], chunked("x"))
  const answer = await say(host.origin, bad + message("GET", "/api/cashs", []) + message("POST", "/api/echo", []))
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  await ask(host.origin, "/api/last")
  expect(requests()).toEqual([{ method: "GET", url: "/api/last", body: "" }])
})

test("a connection that a WebSocket is asked for behind a refused request is closed as well", async () => {
  const bad = message("GET", "/api/echo", ["Transfer-Encoding: chunked"], chunked("x"))
  const opening = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
  const key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
  const answer = await say(host.origin, bad + message("GET", "/ccu", [...opening, key]))
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"])
  await ask(host.origin, "/api/last")
  expect(requests()).toEqual([{ method: "GET", url: "/api/last", body: "" }])
})

test.each([
  ["in chunks", ["Transfer-Encoding: chunked"], chunked(hidden), { "transfer-encoding": "chunked" }],
  ["in CHUNKS", ["Transfer-Encoding: Chunked"], chunked(hidden), { "transfer-encoding": "chunked" }],
  ["of a length", [`Content-Length: ${hidden.length}`], hidden, { "content-length": `${hidden.length}` }],
  [
    "of a length that the connection is told to forget",
    ["Connection: content-length", `Content-Length: ${hidden.length}`],
    hidden,
    { "content-length": `${hidden.length}` },
  ],
])("a body %s stays the body of the one request it belongs to", async (_how, headers, body, framing) => {
  for (const method of ["POST", "PUT", "PATCH", "PROPFIND"]) {
    operator.requests.length = 0
    const answer = await say(
      host.origin,
      message(method, "/api/echo", headers, body) + message("GET", "/api/last", ["Connection: close"]),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(requests()).toEqual([
      { method, url: "/api/echo", body: hidden },
      { method: "GET", url: "/api/last", body: "" },
    ])
    const { "content-length": length, "transfer-encoding": coding } =
      operator.requests.find(({ url }) => url === "/api/echo")?.headers ?? {}
    expect({ ...(length && { "content-length": length }), ...(coding && { "transfer-encoding": coding }) }).toEqual(
      framing,
    )
  }
})

test.each([
  ["a length and chunks", ["Content-Length: 5", "Transfer-Encoding: chunked"]],
  ["chunks and a length", ["Transfer-Encoding: chunked", "Content-Length: 5"]],
  ["a length of nothing and chunks", ["Content-Length: 0", "Transfer-Encoding: chunked"]],
  ["two lengths", ["Content-Length: 5", "Content-Length: 6"]],
  ["the same length twice", ["Content-Length: 5", "Content-Length: 5"]],
  ["a list of lengths", ["Content-Length: 5, 5"]],
  ["a length below nothing", ["Content-Length: -5"]],
  ["a signed length", ["Content-Length: +5"]],
  ["a compressed body in chunks", ["Transfer-Encoding: gzip, chunked"]],
  ["chunks in chunks", ["Transfer-Encoding: chunked, chunked"]],
  ["chunks named twice", ["Transfer-Encoding: chunked", "Transfer-Encoding: chunked"]],
  ["a coding nobody knows", ["Transfer-Encoding: xchunked"]],
  ["the coding that is none", ["Transfer-Encoding: identity"]],
  ["a coding without a name", ["Transfer-Encoding:"]],
  ["a space before the colon", ["Transfer-Encoding : chunked"]],
])("a request with %s is refused before anyone hears of it", async (_what, headers) => {
  const answer = await say(host.origin, message("POST", "/api/echo", headers, `${chunked("x")}${hidden}`))
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*connection: close/i)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  expect(requests()).toEqual([])
})

test("chunks in an HTTP that knows none are refused", async () => {
  const old = `POST /api/echo HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${chunked("x")}`
  expect(await say(host.origin, old)).toMatch(/^HTTP\/1\.1 400 /)
  expect(requests()).toEqual([])
})

test.each([
  ["GET", ["Content-Length: 5"], "hello", 400],
  ["GET", ["Transfer-Encoding: chunked"], chunked("hello"), 400],
  ["POST", ["Content-Length: 5"], "hello", 404],
])("no WebSocket opens for a %s with a body", async (method, headers, body, status) => {
  const opening = ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
  const answer = await say(
    host.origin,
    message(method, "/ccu", ["Connection: Upgrade, close", ...opening, ...headers], body),
  )
  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
  expect(operator.requests.map((request) => request.method)).toEqual(method === "POST" ? ["POST"] : [])
})

test("even if a GET with a body were passed on, the operator would hear one request", async () => {
  const settings = settingsFor({ OPERATOR_ORIGIN: operator.origin })
  const agent = new Agent({ keepAlive: true })
  const destination = { origin: operator.origin, keepsHost: false }
  const careless = createServer((incoming, outgoing) =>
    passOn(incoming, outgoing, "visit-0003", standardBodyPace, () =>
      openOperatorRequest(incoming, destination, settings, "visit-0003", agent),
    ),
  ).listen(0, "127.0.0.1")
  await once(careless, "listening")
  const origin = `http://127.0.0.1:${portOf(careless)}`
  await say(origin, message("GET", "/api/echo", ["Transfer-Encoding: chunked", "Connection: close"], chunked(hidden)))
  await ask(origin, "/api/last")
  agent.destroy()
  careless.close()
  expect(requests()).toEqual([
    { method: "GET", url: "/api/echo", body: hidden },
    { method: "GET", url: "/api/last", body: "" },
  ])
})
