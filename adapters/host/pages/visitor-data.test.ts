import { afterAll, beforeAll, expect, test } from "vitest"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { inlineScript, startSampleHost } from "../testing/site.ts"

let operator: Awaited<ReturnType<typeof startOperator>>
beforeAll(async () => {
  operator = await startOperator({
    "/api/site-details.one": (incoming, outgoing) => {
      const host = new URL(incoming.url ?? "", "http://x").searchParams.get("host")
      const gaID = host === "lucky.example" ? "G-LUCKY777" : "G-1; script-src *"
      json(outgoing, 200, { data: { title: "Lucky", description: "", siteVerification: "", gaID } })
    },
  })
})
afterAll(() => operator.stop())

const pageWith = async (env: Record<string, string>, host?: string) => {
  const own = await startSampleHost(operator.origin, env)
  const { body, headers } = await ask(own.origin, "/", host === undefined ? {} : { headers: { host } })
  await own.stop()
  const settings: unknown = JSON.parse(/id="settings">(.*?)<\/script>/s.exec(body)?.[1] ?? "")
  const policy = String(headers["content-security-policy"]).replaceAll(String(own.port), "PORT")
  return { settings, policy }
}

test("with all keys the content policy has exactly the origins that they need", async () => {
  const { settings, policy } = await pageWith({
    ANALYTICS_ID: "G-ABCD1234",
    RECAPTCHA_SITE_KEY: "key-of-captcha",
    FINGERPRINT_KEY: "key-of-eye",
    FINGERPRINT_URL: "https://eye.example/visits",
  })
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ ${inlineScript}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws://127.0.0.1:PORT https://www.google.com/recaptcha/ https://eye.example https://www.google-analytics.com",
    "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types operator-html site-scripts recaptcha goog#html",
  ])
  expect(settings).toMatchObject({
    analytics: { id: "G-ABCD1234", address: "https://www.google-analytics.com/g/collect" },
    asks: ["statistics", "device"],
  })
})

test("without any key nobody is let in, and visitors are asked nothing", async () => {
  const { settings, policy } = await pageWith({})
  expect(policy).toContain("connect-src 'self' ws://127.0.0.1:PORT;")
  expect(policy).not.toContain("http")
  expect(settings).not.toHaveProperty("analytics")
  expect(settings).not.toHaveProperty("asks")
})

test("under a host of the operator pages are counted for the id of its site detail", async () => {
  const { settings, policy } = await pageWith({ ANALYTICS_ID: "G-ABCD1234" }, "lucky.example")
  expect(policy).toContain("connect-src 'self' ws://lucky.example https://www.google-analytics.com;")
  expect(settings).toMatchObject({ analytics: { id: "G-LUCKY777" }, asks: ["statistics"] })
})

test("an id of another shape counts nothing and lets nobody in", async () => {
  const { settings, policy } = await pageWith({}, "evil.example")
  expect(policy).toContain("connect-src 'self' ws://evil.example;")
  expect(policy).not.toContain("*")
  expect(settings).not.toHaveProperty("analytics")
})

test("where visits are measured players are asked for statistics, and nobody else is let in", async () => {
  const { settings, policy } = await pageWith({ FIELD_MEASUREMENTS: "on", METRICS_KEY: "none" })
  expect(policy).toContain("connect-src 'self' ws://127.0.0.1:PORT;")
  expect(settings).toMatchObject({ measuresVisits: true, asks: ["statistics"] })
  expect(settings).not.toHaveProperty("analytics")
})
