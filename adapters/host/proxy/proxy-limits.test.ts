import { once } from "node:events"
import { request } from "node:http"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { json, startOperator } from "../testing/operator.ts"
import { ask, say } from "../testing/raw.ts"
import { startSampleHost } from "../testing/site.ts"

let operator: Awaited<ReturnType<typeof startOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>
let impatient: Awaited<ReturnType<typeof startSampleHost>>
const oops = { code: "defaultError", message: "Oops! Something went wrong. Please try again later." }

beforeAll(async () => {
  operator = await startOperator({
    "/api/echo": (_incoming, outgoing, body) => json(outgoing, 200, { data: body }),
    "/api/never": () => undefined,
    "/api/half": (_incoming, outgoing) => {
      outgoing.writeHead(200, { "content-length": "1000" })
      outgoing.write("half", () => outgoing.destroy())
    },
  })
  host = await startSampleHost(operator.origin)
  impatient = await startSampleHost(operator.origin, { OPERATOR_TIMEOUT_MS: "300" })
})
afterAll(async () => {
  await host.stop()
  await impatient.stop()
  await operator.stop()
})
beforeEach(() => {
  operator.requests.length = 0
})

const megabyte = "x".repeat(1024 * 1024)

test("a body of 9 MB passes", async () => {
  const { status, body } = await ask(host.origin, "/api/echo", { method: "POST", body: megabyte.repeat(9) })
  expect(status).toBe(200)
  expect(body).toHaveLength(9 * 1024 * 1024 + '{"data":""}'.length)
})

test("a body that says it holds 11 MB is refused before the operator hears of it", async () => {
  const answer = await ask(host.origin, "/api/echo", {
    method: "POST",
    body: megabyte.repeat(11),
    headers: { "content-length": `${11 * 1024 * 1024}` },
  })
  expect(answer.status).toBe(413)
  expect(JSON.parse(answer.body)).toEqual({ code: "payloadTooLarge", message: "A request holds at most 10 MB." })
  expect(operator.requests).toEqual([])
})

test("a body that does not say its length is refused as soon as it passes 10 MB", async () => {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const sending = request(
    `${host.origin}/api/echo`,
    { method: "POST", agent: false, headers: { "transfer-encoding": "chunked" } },
    (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    },
  )
  sending.on("error", reject)
  for (let sent = 0; sent < 11; sent += 1) {
    if (!sending.write(megabyte)) await Promise.race([once(sending, "drain"), promise])
  }
  expect(await promise).toBe(413)
  sending.destroy()
  await expect.poll(() => operator.requests.length).toBeGreaterThan(0)
  expect(operator.requests[0]?.body).toBe("cut off")
})

test("a body that comes too slowly is ended, and the operator's work for it with it", async () => {
  const hasty = await startSampleHost(operator.origin, {}, { everyMs: 200, leastBytes: 1_000 })
  const head = "POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{"
  const answer = await say(hasty.origin, head)
  await expect.poll(() => operator.requests.length).toBe(1)
  await hasty.stop()

  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('{"code":"requestTooSlow","message":"This request arrived too slowly."}')
  expect(operator.requests[0]?.body).toBe("cut off")
})

test("an operator that is away gives a 502 in the words of its API", async () => {
  const gone = await startOperator()
  await gone.stop()
  const own = await startSampleHost(gone.origin)
  const answer = await ask(own.origin, "/api/cashs")
  await own.stop()
  expect(answer.status).toBe(502)
  expect(JSON.parse(answer.body)).toEqual(oops)
})

test("an operator that does not answer in time gives a 504", async () => {
  const answer = await ask(impatient.origin, "/api/never", { method: "POST", body: "{}" })
  expect(answer.status).toBe(504)
  expect(JSON.parse(answer.body)).toEqual(oops)
})

test("an operator killed in the middle of a request gives a 502", async () => {
  const asked = ask(host.origin, "/api/never", { method: "POST", body: "{}" })
  await expect.poll(() => operator.requests.length).toBeGreaterThan(0)
  operator.cut()
  expect((await asked).status).toBe(502)
})

test("an answer that breaks off is never passed on as a whole one", async () => {
  await expect(ask(host.origin, "/api/half")).rejects.toThrow("aborted")
})

test("when the visitor leaves, the operator's work for it ends", async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>()
  const slow = await startOperator({ "/api/slow": (incoming) => void incoming.socket.on("close", () => resolve()) })
  const own = await startSampleHost(slow.origin)
  const leaving = request(`${own.origin}/api/slow`, { agent: false })
  leaving.on("error", () => undefined)
  leaving.end()
  await expect.poll(() => slow.requests.length).toBeGreaterThan(0)
  leaving.destroy()
  await left
  await own.stop()
  await slow.stop()
  expect(slow.requests).toHaveLength(1)
})

test("two requests in one, told apart by nobody else, are refused", async () => {
  const smuggled =
    "POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x"
  expect(await say(host.origin, smuggled)).toMatch(/^HTTP\/1\.1 400 /)
  expect(operator.requests).toEqual([])
})
