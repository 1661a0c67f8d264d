import { afterAll, beforeAll, expect, test } from "vitest"
import { ask } from "./testing/raw.ts"
import { inlineScript, startHostWithOperator, startSampleHost } from "./testing/site.ts"

let host: Awaited<ReturnType<typeof startHostWithOperator>>
beforeAll(async () => {
  host = await startHostWithOperator()
})
afterAll(() => host.stop())

const strict = (connect: string) =>
  `default-src 'none'; script-src 'self' ${inlineScript}; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' ${connect}; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types operator-html site-scripts`

test.each(["/", "/nowhere", "/lotto-backup"])(
  "%s runs under the strict content policy and in no frame",
  async (path) => {
    const { headers } = await ask(host.origin, path, { headers: { host: "lucky.example:8080" } })
    expect(headers["content-security-policy"]).toBe(strict("ws://lucky.example:8080"))
    expect(headers["x-frame-options"]).toBe("DENY")
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin")
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin")
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")
    expect(headers["permissions-policy"]).toContain("camera=()")
    expect(headers).not.toHaveProperty("strict-transport-security")
  },
)

test("a page whose path contains external may be framed by anyone", async () => {
  const { headers } = await ask(host.origin, "/external/login")
  expect(headers["content-security-policy"]).toContain("frame-ancestors *;")
  expect(headers).not.toHaveProperty("x-frame-options")
  expect(headers).not.toHaveProperty("cross-origin-opener-policy")
})

test("the word external in the query frees no page", async () => {
  const { headers } = await ask(host.origin, "/main?external")
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none';")
})

test("a page visited by https tells the browser to stay there", async () => {
  const behind = await startSampleHost(host.operator.origin, { TRUSTED_PROXIES: "127.0.0.1" })
  const { headers } = await ask(behind.origin, "/", { headers: { "x-forwarded-proto": "https" } })
  await behind.stop()
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains")
  expect(headers["content-security-policy"]).toContain(`connect-src 'self' wss://127.0.0.1:${behind.port};`)
})

test("games of partners may be framed from where they are said to be, and from nowhere else", async () => {
  const own = await startSampleHost(host.operator.origin, {
    CSP_EXTRA: "frame-src https://chat.example",
    PARTNER_ORIGIN: "https://games.example",
  })
  const { headers } = await ask(own.origin, "/")
  await own.stop()
  expect(headers["content-security-policy"]).toContain("frame-src https://chat.example https://games.example;")
})

test("games are framed under another name than the site's, which shares its cookies with every port of its own", async () => {
  const own = await startSampleHost(host.operator.origin, {
    PARTNER_ORIGIN: "http://127.0.0.1:4500, http://localhost:4500",
  })
  const askForFraming = async (name: string) => {
    const { headers, body } = await ask(own.origin, "/", { headers: { host: name } })
    return [
      /frame-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1],
      /"framed":(\[.*?\])/.exec(body)?.[1],
    ]
  }
  expect(await askForFraming("localhost:4173")).toEqual(["http://127.0.0.1:4500", '["http://127.0.0.1:4500"]'])
  expect(await askForFraming("127.0.0.1:4173")).toEqual(["http://localhost:4500", '["http://localhost:4500"]'])
  expect(await askForFraming("999.1.1.1")).toEqual([
    "http://127.0.0.1:4500 http://localhost:4500",
    '["http://127.0.0.1:4500","http://localhost:4500"]',
  ])
  await own.stop()
})

test("a vendor is let in by setting, and nobody else with it", async () => {
  const own = await startSampleHost(host.operator.origin, {
    HTTPS: "on",
    CSP_EXTRA: "script-src https://chat.example; frame-src https://chat.example; trusted-types chat",
  })
  const { headers } = await ask(own.origin, "/")
  await own.stop()
  const policy = headers["content-security-policy"]
  expect(policy).toContain(`script-src 'self' https://chat.example ${inlineScript};`)
  expect(policy).toContain("frame-src https://chat.example;")
  expect(policy).toMatch(/trusted-types operator-html site-scripts chat$/)
  expect(policy).toContain("style-src 'self';")
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains")
})

test("Google's captcha is let in with its key, and unknown to any other site", async () => {
  const own = await startSampleHost(host.operator.origin, { RECAPTCHA_SITE_KEY: "key-of-site" })
  const { headers, body } = await ask(own.origin, "/")
  await own.stop()
  const policy = headers["content-security-policy"]
  expect(policy).toContain(
    `script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ ${inlineScript};`,
  )
  expect(policy).toContain("frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;")
  expect(policy).toMatch(/trusted-types operator-html site-scripts recaptcha goog#html$/)
  expect(body).toContain('"recaptchaKey":"key-of-site"')
  const without = await ask(host.origin, "/")
  expect(without.headers["content-security-policy"]).not.toContain("google")
  expect(without.body).not.toContain("recaptchaKey")
})

test("a fingerprint service is let in where the host has a key for it", async () => {
  const own = await startSampleHost(host.operator.origin, {
    FINGERPRINT_KEY: "key-of-site",
    FINGERPRINT_URL: "https://eye.example/visits",
  })
  const { headers, body } = await ask(own.origin, "/")
  await own.stop()
  expect(headers["content-security-policy"]).toMatch(/connect-src 'self' ws:\/\/\S+ https:\/\/eye\.example;/)
  expect(body).toContain('"fingerprint":{"key":"key-of-site","address":"https://eye.example/visits"}')
  expect((await ask(host.origin, "/")).body).not.toContain("fingerprint")
})

const everyKey = {
  HTTPS: "on",
  RECAPTCHA_SITE_KEY: "6Lc-key",
  ANALYTICS_ID: "G-ABCD1234",
  FINGERPRINT_KEY: "key-of-site",
  FINGERPRINT_URL: "https://eye.example/visits",
  ERROR_DSN: "https://key@errors.example/7",
  FCM_API_KEY: "AIzaSyExample-key",
  FCM_APP_ID: "1:123456789012:web:0a1b2c",
  FCM_PROJECT_ID: "lucky-lottery",
  FCM_VAPID_KEY: `B${"x".repeat(86)}`,
  LIVE_CHAT_URL: "https://chat.example/lucky",
  LIVE_CHAT_FRAME: "https://chat.example/lucky/frame",
  PRIVACY_URL: "https://lucky.example/privacy",
  PARTNER_ORIGIN: "https://games.example",
  PUSH_ORIGIN: "https://push.example",
}

test("with every key the content policy lets in the services that have one, by exactly the origins they need", async () => {
  const own = await startSampleHost(host.operator.origin, { ...everyKey, MAIN_HOSTS: "lucky.example" })
  const { headers } = await ask(own.origin, "/", { headers: { host: "lucky.example" } })
  await own.stop()
  expect(String(headers["content-security-policy"]).split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ ${inlineScript}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' wss://lucky.example https://www.google.com/recaptcha/ https://eye.example https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com https://www.google-analytics.com",
    "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://chat.example https://games.example",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types operator-html site-scripts recaptcha goog#html",
  ])
})

const google = "https://www.google.com/recaptcha/"

test.each([
  [["PRIVACY_URL"], {}],
  [["ERROR_DSN"], {}],
  [["PUSH_ORIGIN"], {}],
  [["LIVE_CHAT_URL"], {}],
  [["FINGERPRINT_KEY"], {}],
  [["ANALYTICS_ID"], { "connect-src": ["https://www.google-analytics.com"] }],
  [["FINGERPRINT_KEY", "FINGERPRINT_URL"], { "connect-src": ["https://eye.example"] }],
  [
    ["FCM_API_KEY", "FCM_APP_ID", "FCM_PROJECT_ID", "FCM_VAPID_KEY"],
    { "connect-src": ["https://firebaseinstallations.googleapis.com", "https://fcmregistrations.googleapis.com"] },
  ],
  [["LIVE_CHAT_URL", "LIVE_CHAT_FRAME"], { "frame-src": ["https://chat.example"] }],
  [["PARTNER_ORIGIN"], { "frame-src": ["https://games.example"] }],
  [
    ["RECAPTCHA_SITE_KEY"],
    {
      "script-src": [google, "https://www.gstatic.com/recaptcha/"],
      "connect-src": [google],
      "frame-src": [google, "https://recaptcha.google.com/recaptcha/"],
      "trusted-types": ["recaptcha", "goog#html"],
    },
  ],
] as const)("%j adds to the strict policy exactly what it needs: %j", async (names, added) => {
  const env = Object.fromEntries(Object.entries(everyKey).filter(([name]) => names.some((one) => one === name)))
  const own = await startSampleHost(host.operator.origin, { ...env, MAIN_HOSTS: "lucky.example" })
  const policyOf = async (origin: string) => {
    const { headers } = await ask(origin, "/", { headers: { host: "lucky.example" } })
    const parts = String(headers["content-security-policy"]).split("; ")
    return new Map(parts.map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1)]))
  }
  const [policy, plain] = [await policyOf(own.origin), await policyOf(host.origin)]
  await own.stop()
  const differs = [...policy].flatMap(([name, sources]) => {
    const more = sources.filter((source) => !plain.get(name)?.includes(source))
    return more.length === 0 ? [] : [[name, more]]
  })
  expect(Object.fromEntries(differs)).toEqual(added)
  const lost = [...plain].flatMap(([name, sources]) => sources.filter((source) => !policy.get(name)?.includes(source)))
  expect(lost).toEqual([])
})

test("keys of services let nothing more be named by a page than those services, and no page names any without keys", async () => {
  const own = await startSampleHost(host.operator.origin, everyKey)
  const [withKeys, without] = [await ask(own.origin, "/"), await ask(host.origin, "/")]
  await own.stop()
  const others = (html: string) => html.replace(/<link rel="canonical" href="https?:\/\/localhost:\d+\/" \/>/, "")
  const named = (html: string) => [...new Set(others(html).match(/(?:src|href|action)="(?:https?:)?\/\/[^"]*"/g) ?? [])]
  expect(named(withKeys.body)).toEqual(['href="https://chat.example/lucky"'])
  expect(named(without.body)).toEqual([])
  expect(withKeys.body).toContain('"firebase":{"apiKey":"AIzaSyExample-key"')
  expect(withKeys.body).not.toContain("key@errors.example")
  expect(without.body).not.toMatch(/firebase|chatFrame/)
})
