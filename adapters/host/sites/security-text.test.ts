import { afterEach, expect, test, vi } from "vitest"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { settingsFor, startSampleHost } from "../testing/site.ts"

const endings: Array<() => Promise<unknown>> = []
afterEach(async () => {
  vi.useRealTimers()
  for (const end of endings.splice(0).toReversed()) await end()
})

const reading = async (env: Record<string, string>, host = "lucky.example") => {
  const operator = await startOperator({
    "/api/site-details.one": (_incoming, outgoing) => json(outgoing, 404, { message: "Not Allow Domain" }),
  })
  const started = await startSampleHost(operator.origin, { MAIN_HOSTS: "lucky.example", ...env })
  endings.push(operator.stop, started.stop)
  return ask(started.origin, "/.well-known/security.txt", { headers: { host } })
}

test("who finds a hole reads where to tell it, as RFC 9116 has it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T05:00:00Z") })
  const { status, headers, body } = await reading({
    SECURITY_CONTACT: "security@lucky.example, https://lucky.example/holes",
    HTTPS: "on",
  })
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=UTF-8"])
  expect(body).toBe(`Contact: mailto:security@lucky.example
Contact: https://lucky.example/holes
Expires: 2027-05-21T05:00:00.000Z
Preferred-Languages: th, en
Canonical: https://lucky.example/.well-known/security.txt
`)
})

test("nothing is there when no contact is named, and under a host that is not the operator's", async () => {
  expect((await reading({})).status).toBe(404)
  expect((await reading({ SECURITY_CONTACT: "security@lucky.example" }, "other.example")).status).toBe(404)
})

test.each(["nobody", "http://lucky.example", "javascript:alert(1)", "security@lucky.example\nExpires: never"])(
  "%j is no contact",
  (SECURITY_CONTACT) => {
    expect(() => settingsFor({ OPERATOR_ORIGIN: "http://localhost:1", SECURITY_CONTACT })).toThrow("SECURITY_CONTACT")
  },
)
