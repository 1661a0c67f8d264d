import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ask } from "../testing/raw.ts"
import { startHostWithOperator } from "../testing/site.ts"

let host: Awaited<ReturnType<typeof startHostWithOperator>>
beforeAll(async () => {
  host = await startHostWithOperator()
})
afterAll(() => host.stop())

test.each([
  ["/main//", "/main/"],
  ["//main", "/main"],
  ["///", "/"],
  ["/vdo//intro", "/vdo/intro"],
  ["//vdo///%E0%B8%AA//?x=1&next=//evil.example", "/vdo/%E0%B8%AA/?x=1&next=//evil.example"],
  ["/lotto-backup//", "/lotto-backup/"],
])("%s leads to the page it means, %s, on this host", async (path, location) => {
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await ask(host.origin, path, { method })
    expect([status, headers.location]).toEqual([308, location])
  }
  expect((await ask(host.origin, location)).status).toBe(200)
})

test.each([
  "//evil.example",
  "//evil.example/main",
  "//evil.example//main",
  "/nowhere//",
  "//api/echo",
  "//livez",
  "/assets//index-a1.js",
  "//favicon.svg",
  "/%2Fevil.example",
  "/%2fmain",
  "/main%2F",
  "/vdo/a%2Fb",
  "/register/a%2Fb",
  "/vdo/a%5Cb",
  "/vdo/a\\b",
  "/\\evil.example",
  "/\\/main",
  "//main%2f",
])("%s is read in different ways, so it is answered by no page and by no other address", async (path) => {
  const { status, headers, body } = await ask(host.origin, path)
  expect(status).toBe(400)
  expect(headers["content-type"]).toMatch(/^text\/plain/i)
  expect(headers).not.toHaveProperty("location")
  expect(body).toBe("This path is not readable.")
})

test.each(["/MAIN", "/Main", "/vdO/intro", "/main-Backup"])("%s is no page: letters have one size", async (path) => {
  expect((await ask(host.origin, path)).status).toBe(404)
})

test("an encoded slash in a call of the operator's is the operator's to read", async () => {
  await ask(host.origin, "/api/files/a%2Fb//c")
  expect(host.operator.requests.map(({ url }) => url)).toContain("/api/files/a%2Fb//c")
})

test("whatever path is asked for, no answer sends the visitor to another host", async () => {
  const pieces = [
    "/",
    "//",
    "\\",
    "%2f",
    "%5c",
    "%09",
    "%0a",
    ".",
    "..",
    "@",
    ":",
    "evil.example",
    "main",
    "vdo",
    "?",
    "#",
  ]
  const path = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `/${parts.join("")}`)
  await fc.assert(
    fc.asyncProperty(path, async (asked) => {
      const { status, headers } = await ask(host.origin, asked)
      expect([200, 308, 400, 404]).toContain(status)
      expect(headers.location === undefined).toBe(status !== 308)
      if (headers.location === undefined) return
      expect(headers.location).toMatch(/^\/(?![/\\])/)
      expect(new URL(headers.location, "http://home.example").host).toBe("home.example")
    }),
    { numRuns: 300, examples: [["//main"], ["///vdo//main"], ["//main?//evil.example"]] },
  )
})
