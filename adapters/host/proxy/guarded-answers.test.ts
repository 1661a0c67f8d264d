import { afterAll, beforeAll, expect, test } from "vitest"
import { startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { startHostWithOperator, startSampleHost } from "../testing/site.ts"

let host: Awaited<ReturnType<typeof startHostWithOperator>>
beforeAll(async () => {
  host = await startHostWithOperator()
})
afterAll(() => host.stop())

test("a page whose address brings a code or a token tells it to no other site", async () => {
  for (const path of ["/external/login", "/login/line/auth?code=1"])
    expect((await ask(host.origin, path)).headers["referrer-policy"]).toBe("no-referrer")
})

test("an answer of the operator opened as a page runs nothing, whatever the operator says of it", async () => {
  const operator = await startOperator({
    "/api/odd": (_incoming, outgoing) => {
      outgoing.setHeader("content-type", "text/html").setHeader("content-security-policy", "default-src *")
      outgoing.end("<script>alert(1)</script>")
    },
  })
  const own = await startSampleHost(operator.origin, { HTTPS: "on" })
  const { headers } = await ask(own.origin, "/api/odd")
  await own.stop()
  await operator.stop()
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
  })
})

test("password managers are led to the page of another PIN", async () => {
  const { status, headers } = await ask(host.origin, "/.well-known/change-password")
  expect([status, headers["location"]]).toEqual([302, "/profile/change-pin"])
})
