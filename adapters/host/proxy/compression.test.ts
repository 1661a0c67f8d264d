import { once } from "node:events"
import { get, type IncomingMessage, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, createGunzip, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { startSampleHost } from "../testing/site.ts"

const rounds = JSON.stringify({ data: Array.from({ length: 400 }, (_, id) => ({ id, group: "yeekee", isOpen: true })) })
const first = Promise.withResolvers<void>()

let operator: Awaited<ReturnType<typeof startOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>

const answering =
  (headers: Record<string, string>, body: string = rounds, status = 200) =>
  (_incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.writeHead(status, {
      "content-type": "application/json",
      "content-length": `${Buffer.byteLength(body)}`,
      ...headers,
    })
    outgoing.end(body)
  }

beforeAll(async () => {
  operator = await startOperator({
    "/poy-api/rounds": answering({ etag: '"abc"', vary: "Origin" }),
    "/poy-api/unchanged": (_incoming, outgoing) => {
      outgoing.writeHead(304, { etag: '"abc"', vary: "Origin" })
      outgoing.end()
    },
    "/poy-api/short": answering({}, "{}"),
    "/poy-api/fixed": answering({ "cache-control": "no-transform" }),
    "/poy-api/picture": answering({ "content-type": "image/png" }),
    "/poy-api/coded": answering({ "content-encoding": "gzip" }),
    "/poy-api/failed": answering({}, rounds, 500),
    "/poy-api/stream": async (_incoming, outgoing) => {
      outgoing.writeHead(200, { "content-type": "application/json" })
      outgoing.write('{"first":1,')
      await first.promise
      outgoing.end('"second":2}')
    },
  })
  host = await startSampleHost(operator.origin)
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
})

/** Asks without decoding anything. */
const asked = (path: string, accepted: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${host.origin}${path}`, { headers: { "accept-encoding": accepted }, agent: false }, resolve).on(
      "error",
      reject,
    )
  })

test("what the operator leaves uncompressed comes compressed, in the coding that the visitor would rather have", async () => {
  const brotli = await asked("/poy-api/rounds", "gzip, br")
  expect(brotli.headers["content-encoding"]).toBe("br")
  const small = await buffer(brotli)
  expect(small.length).toBeLessThan(rounds.length / 10)
  expect(brotliDecompressSync(small).toString()).toBe(rounds)
  const gzip = await asked("/poy-api/rounds", "br;q=0.5, gzip;q=0.8")
  expect(gzip.headers["content-encoding"]).toBe("gzip")
  expect(gunzipSync(await buffer(gzip)).toString()).toBe(rounds)
})

test("its length is gone, its tag is weak, and caches are told that it varies", async () => {
  const { headers } = await asked("/poy-api/rounds", "br")
  expect(headers["content-length"]).toBeUndefined()
  expect(headers["etag"]).toBe('W/"abc"')
  expect(headers["vary"]).toBe("Origin, Accept-Encoding")
})

test("a visitor who reads no coding gets the operator's own bytes, and caches are told all the same", async () => {
  const { headers, body } = await ask(host.origin, "/poy-api/rounds")
  expect([headers["content-encoding"], headers["etag"], headers["vary"]]).toEqual([
    undefined,
    '"abc"',
    "Origin, Accept-Encoding",
  ])
  expect(body).toBe(rounds)
})

test.each([
  ["short", "an answer that fits into one packet"],
  ["fixed", "what the operator forbids to change"],
  ["picture", "a picture"],
  ["failed", "a failure"],
])("nothing is done to /poy-api/%s: %s", async (call) => {
  const { headers } = await asked(`/poy-api/${call}`, "br, gzip")
  expect([headers["content-encoding"], headers["vary"]]).toEqual([undefined, undefined])
  expect(headers["content-length"]).toBeDefined()
})

test("that an answer has not changed is told under the headers that the answer itself had", async () => {
  const { statusCode, headers } = await asked("/poy-api/unchanged", "br")
  expect(statusCode).toBe(304)
  expect([headers["content-encoding"], headers["etag"], headers["vary"]]).toEqual([
    undefined,
    'W/"abc"',
    "Origin, Accept-Encoding",
  ])
})

test("what the operator has compressed itself passes as it is", async () => {
  const { headers } = await asked("/poy-api/coded", "br, gzip")
  expect(headers["content-encoding"]).toBe("gzip")
  expect(headers["content-length"]).toBe(`${Buffer.byteLength(rounds)}`)
})

test("an answer to POST is compressed for who sends a token in a header alone, since another may stand beside words of the request", async () => {
  const posted = (extra: Readonly<Record<string, string>>) =>
    ask(host.origin, "/poy-api/rounds", {
      method: "POST",
      body: "{}",
      headers: { "accept-encoding": "gzip", "content-type": "application/json", ...extra },
    })
  const guest = await posted({})
  expect(guest.headers["content-encoding"]).toBeUndefined()
  expect(guest.body).toBe(rounds)
  const player = await posted({ authorization: "Bearer a.b.c" })
  expect(player.headers["content-encoding"]).toBe("gzip")
})

test("of an answer that comes in pieces each is sent on at once", async () => {
  const stream = (await asked("/poy-api/stream", "gzip")).pipe(createGunzip())
  await once(stream, "readable")
  expect(String(stream.read())).toBe('{"first":1,')
  first.resolve()
  expect((await buffer(stream)).toString()).toBe('"second":2}')
})
