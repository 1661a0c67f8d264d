import { afterAll, beforeAll, expect, test } from "vitest"
import { ask } from "../testing/raw.ts"
import { startHostWithOperator, startSampleHost } from "../testing/site.ts"

let host: Awaited<ReturnType<typeof startHostWithOperator>>
beforeAll(async () => {
  host = await startHostWithOperator()
})
afterAll(() => host.stop())

const payload = Buffer.from(JSON.stringify({ uuid: "5a9d0000-0000-4000-8000-000000000001", status: 0 }))
const token = `e30.${payload.toString("base64url")}.signature`
const own = { host: "fakham.example", origin: "http://fakham.example" }
const send = (body: string, headers: Record<string, string> = own) =>
  ask(host.origin, "/external/session", { method: "POST", headers, body })

test("a token that a page of this site sends becomes the cookie, and the window goes on to the main page", async () => {
  const { status, headers } = await send(`token=${token}`)
  expect([status, headers["location"], headers["cache-control"]]).toEqual([303, "/main", "no-store"])
  expect(headers["set-cookie"]).toEqual([`token=${token}; Max-Age=604800; Path=/; SameSite=Lax`])
  const behind = await startSampleHost(host.operator.origin, { TRUSTED_PROXIES: "127.0.0.1" })
  const byHttps = { ...own, origin: "https://fakham.example", "x-forwarded-proto": "https" }
  const sent = { method: "POST", headers: byHttps, body: `token=${token}` }
  const secure = await ask(behind.origin, "/external/session", sent)
  await behind.stop()
  expect(secure.headers["set-cookie"]).toEqual([`__Host-token=${token}; Max-Age=604800; Path=/; SameSite=Lax; Secure`])
})

test("a page that tells nobody its address is of this site where the browser says so", async () => {
  const { status } = await send(`token=${token}`, { ...own, origin: "null", "sec-fetch-site": "same-origin" })
  expect(status).toBe(303)
})

test.each([
  ["another site", { ...own, origin: "https://elsewhere.example" }],
  ["this site by another protocol", { ...own, origin: "https://fakham.example" }],
  ["nobody who says so", { host: "fakham.example" }],
  ["a page without an origin", { ...own, origin: "null" }],
  ["a page of another site without an origin", { ...own, origin: "null", "sec-fetch-site": "cross-site" }],
])("a token that is sent by %s is refused", async (_, headers) => {
  const { status, headers: answered } = await send(`token=${token}`, headers)
  expect([status, answered["set-cookie"]]).toEqual([403, undefined])
})

test("what cannot be read leads to the first page, and what is too long nowhere", async () => {
  for (const odd of ["", "token=", "token=odd", "token=a.b.c", `other=${token}`]) {
    const { status, headers } = await send(odd)
    expect([odd, status, headers["location"], headers["set-cookie"]]).toEqual([odd, 303, "/", undefined])
  }
  expect((await send(`token=${"x".repeat(17_000)}`)).status).toBe(413)
})

test("only the sites that bring players may frame the login for them, and the page is told of them", async () => {
  const { headers, body } = await ask(host.origin, "/external/login")
  expect(headers["content-security-policy"]).toContain("frame-ancestors *;")
  expect(body).not.toContain("externalOrigins")
  const named = await startSampleHost(host.operator.origin, {
    EXTERNAL_ORIGINS: "https://partner.example, https://other.example:8443",
  })
  const answer = await ask(named.origin, "/external/login")
  const elsewhere = await ask(named.origin, "/main")
  await named.stop()
  expect(answer.headers["content-security-policy"]).toContain(
    "frame-ancestors https://partner.example https://other.example:8443;",
  )
  expect(answer.body).toContain('"externalOrigins":["https://partner.example","https://other.example:8443"]')
  expect(elsewhere.headers["content-security-policy"]).toContain("frame-ancestors 'none';")
})
