import { afterAll, beforeAll, expect, test } from "vitest"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { startSampleHost } from "../testing/site.ts"

let operator: Awaited<ReturnType<typeof startOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>
beforeAll(async () => {
  operator = await startOperator({
    "/api/agents-supports": (_incoming, outgoing) =>
      json(outgoing, 200, { data: { urlSupport: "https://chat.example/?a=1&b=2" } }),
  })
  host = await startSampleHost(operator.origin, { TRUSTED_PROXIES: "127.0.0.1" })
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
})

const askPage = (path: string, headers: Record<string, string> = {}) =>
  ask(host.origin, path, { headers: { host: "lucky.example", ...headers } })

test("a browser that is too old is told so without any script, under the strict content policy", async () => {
  const { status, headers, body } = await askPage("/update.html")
  expect(status).toBe(200)
  expect(body).toContain('<html lang="th" data-theme="dark">')
  expect(body).toContain("<p>เก่าเกินไป http://lucky.example/</p>")
  expect(body).not.toContain("<script")
  expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
  expect(headers["vary"]).toBe("Accept-Encoding, Cookie, Host, Accept-Language")
})

test.each([
  ["", "th-TH,th;q=0.9,en;q=0.8", "th"],
  ["", "en-US,en;q=0.9,th;q=0.8", "en"],
  ["", "fr-FR,km-KH;q=0.9,en;q=0.8", "km"],
  ["", "fr", "th"],
  ["locale=en", "km", "en"],
  ["locale=xx", "km", "km"],
])("with the cookie %j and a browser that speaks %s it is told in %s", async (cookie, languages, lang) => {
  const { body } = await askPage("/update.html", { cookie, "accept-language": languages })
  expect(body).toContain(`<html lang="${lang}"`)
})

test("the page that was wanted can be opened again, by https where the visitor came by it", async () => {
  const wanted = `/update.html?${encodeURIComponent('/register/a?x=1&y="<b>')}`
  const { body } = await askPage(wanted, { "x-forwarded-proto": "https" })
  expect(body).toContain('<a href="https://lucky.example/register/a?x=1&amp;y=%22%3Cb%3E">')
})

test.each(["//evil.example/", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
  "what is no page of this site leads to the first one: %s",
  async (wanted) => {
    const { body } = await askPage(`/update.html?${encodeURIComponent(wanted)}`)
    expect(body).toContain('<a href="http://lucky.example/">')
  },
)

test("what cannot be read leads to the first page", async () => {
  expect((await askPage("/update.html?%E0%A4%A")).body).toContain('<a href="http://lucky.example/">')
})

test("dots before two slashes lead to no other host", async () => {
  const { body } = await askPage(`/update.html?${encodeURIComponent("/.//evil.example")}`)
  expect(body).toContain('<a href="http://lucky.example//evil.example">')
})

test("the live chat is the operator's, else the site's, and none where there is none", async () => {
  expect((await askPage("/update.html")).body).toContain('<a class="chat" href="https://chat.example/?a=1&amp;b=2">')
  const silent = await startOperator()
  const own = await startSampleHost(silent.origin, { LIVE_CHAT_URL: "https://chat.example/own" })
  const none = await startSampleHost(silent.origin)
  expect((await ask(own.origin, "/update.html")).body).toContain('<a class="chat" href="https://chat.example/own">')
  expect((await ask(none.origin, "/update.html")).body).not.toContain('class="chat"')
  await Promise.all([own.stop(), none.stop()])
  await silent.stop()
})
