import { afterAll, beforeAll, expect, test } from "vitest"
import { ask } from "../testing/raw.ts"
import { startHostWithOperator } from "../testing/site.ts"

let host: Awaited<ReturnType<typeof startHostWithOperator>>
beforeAll(async () => {
  host = await startHostWithOperator()
})
afterAll(() => host.stop())

const font = "/assets/anuphan-thai-e5.woff2"

test("a stretch of a file is sent alone, as players of clips need it", async () => {
  const { status, headers, body } = await ask(host.origin, font, { headers: { range: "bytes=1-" } })
  expect(status).toBe(206)
  expect(headers["content-range"]).toBe("bytes 1-2/3")
  expect(headers["content-length"]).toBe("2")
  expect(headers["content-type"]).toBe("font/woff2")
  expect(body).toBe("\u0002\u0003")
})

test("a stretch behind the end is refused with the size of the file", async () => {
  const { status, headers } = await ask(host.origin, font, { headers: { range: "bytes=3-" } })
  expect(status).toBe(416)
  expect(headers["content-range"]).toBe("bytes */3")
})

test("who has an older file gets all of the new one", async () => {
  const { status, headers } = await ask(host.origin, font, { headers: { range: "bytes=1-", "if-range": '"old"' } })
  expect(status).toBe(200)
  expect(headers["accept-ranges"]).toBe("bytes")
  expect(headers["content-length"]).toBe("3")
})

test("a file that is sent compressed is sent whole", async () => {
  const { status, headers } = await ask(host.origin, "/assets/index-a1.js", { headers: { range: "bytes=1-" } })
  expect(status).toBe(200)
  expect(headers["accept-ranges"]).toBeUndefined()
})
