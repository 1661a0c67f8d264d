import { afterAll, beforeAll, expect, test } from "vitest"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { startSampleHost } from "../testing/site.ts"

type Running = Awaited<ReturnType<typeof startSampleHost>>
let operator: Awaited<ReturnType<typeof startOperator>>
let host: Running

const evil = "</title></script><script>alert(1)</script>\u2028"
const details: Readonly<Record<string, unknown>> = {
  "lucky.example": {
    data: { title: "Lucky & Co", description: 'Play "well"', siteVerification: "abc123", gaID: "G-1" },
  },
  "evil.example": { data: { title: evil, description: evil, siteVerification: evil, gaID: evil } },
  "broken.example": { data: { title: 5 } },
}

beforeAll(async () => {
  operator = await startOperator({
    "/api/site-details.one": (incoming, outgoing) => {
      const name = new URL(incoming.url ?? "", "http://x").searchParams.get("host") ?? ""
      const refused = { "stranger.example": 404, "other.example": 400 }[name]
      if (refused !== undefined) json(outgoing, refused, { code: "defaultError", message: "Not Allow Domain" })
      else if (name in details) json(outgoing, 200, details[name])
      else json(outgoing, 404, { code: "notFound", message: "No such call." })
    },
    "/api/agents-supports": (_incoming, outgoing) =>
      json(outgoing, 200, { data: { urlSupport: "https://chat.example/?a=1&b=2" } }),
  })
  host = await startSampleHost(operator.origin)
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
})

const home = (cookie = "") => ask(host.origin, "/", { headers: { cookie } })
const visiting = (name: string, path = "/") => ask(host.origin, path, { headers: { host: name } })
const settingsIn = (html: string): unknown => JSON.parse(/id="settings">(.*?)<\/script>/s.exec(html)?.[1] ?? "")

/** Letters that a page starts to load: those of titles at once. */
const fontsIn = (html: string) =>
  [
    ...html.matchAll(
      /<link rel="preload" as="font" type="font\/woff2"( fetchpriority="low")? crossorigin href="([^"]*)" \/>/g,
    ),
  ].map(([, isLow, file]) => (isLow ? `after the styles: ${file}` : file))

test("a new visitor reads Thai under a dark sky", async () => {
  const { status, body } = await home()
  expect(status).toBe(200)
  expect(body).toContain('<html lang="th" data-theme="dark">')
  expect(body).toContain("<title>Log in ไทย - ฟ้าค่ำ</title>")
  expect(body).toContain('<meta name="theme-color" content="#080A18" />')
})

test.each([
  ["th", "th"],
  ["en", "en"],
  ["kh", "km"],
  ["mm", "my"],
  ["fr", "th"],
  ['"><script>', "th"],
])("the locale cookie %s gives a page in %s", async (cookie, lang) => {
  expect((await home(`locale=${cookie}`)).body).toContain(`<html lang="${lang}" data-theme="dark">`)
})

test("a visitor who chose the light theme gets it with the first byte", async () => {
  const { body } = await home("theme=light")
  expect(body).toContain('<html lang="th" data-theme="light">')
  expect(body).toContain('<meta name="color-scheme" content="light" />')
  expect(body).toContain('<meta name="theme-color" content="#EDE4D1" />')
})

test("cookies of garbage give the default page", async () => {
  const { status, body } = await home("locale=%E0%A4%A; theme; ==; ; =x; a=%%%; locale=en; theme=purple")
  expect(status).toBe(200)
  expect(body).toContain('<html lang="th" data-theme="dark">')
})

test("each language starts to load its own catalogue, and scripts that the page already names are not named twice", async () => {
  const thai = (await home("locale=th")).body
  const english = (await home("locale=en")).body
  expect(thai).toContain('<link rel="later" fetchpriority="low" crossorigin href="/assets/th-c3.js" />')
  expect(thai).toContain('<link rel="later" fetchpriority="low" crossorigin href="/assets/shared-b2.js" />')
  expect(thai).not.toContain("en-d4")
  expect(thai.split("/assets/index-a1.js")).toHaveLength(2)
  expect(fontsIn(thai)).toContain("/assets/anuphan-thai-e5.woff2")
  expect(english).toContain('href="/assets/en-d4.js"')
  expect(english).not.toContain("anuphan-thai")
})

/** A token as the operator signs it; who serves pages only reads whom it names. */
const tokenOf = (status: unknown) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
  return `${part({ alg: "HS256" })}.${part({ uuid: "u-1", status })}.c2lnbmVk`
}
const prerenderedIn = (html: string) => /<div id="app"(?: data-prerendered)?>(.*?)<\/div>/s.exec(html)?.[1]
const askPage = async (path: string, cookie = "") =>
  prerenderedIn((await ask(host.origin, path, { headers: { cookie } })).body)

test("a page stands before its scripts do, in the visitor's language and under the site's name", async () => {
  expect(await askPage("/")).toBe("<p>login ฟ้าค่ำ</p>")
  expect(await askPage("/", "locale=en")).toBe("<p>login in English</p>")
  expect(prerenderedIn((await visiting("lucky.example")).body)).toBe("<p>login Lucky &amp; Co</p>")
  expect(prerenderedIn((await visiting("evil.example")).body)).toBe(
    "<p>login &lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;\u2028</p>",
  )
})

test("the page that stands is the one that this visitor will see", async () => {
  const player = `token=${tokenOf(undefined)}`
  expect(await askPage("/main", player)).toBe("<p>main page ฟ้าค่ำ</p>")
  expect(await askPage("/main-backup", player)).toBe("<p>main page ฟ้าค่ำ</p>")
  expect(await askPage("/", player)).toBe("<p>main page ฟ้าค่ำ</p>")
  expect(await askPage("/main")).toBe("<p>login ฟ้าค่ำ</p>")
  expect(await askPage("/vdo/one", player)).toBe("<p>video ฟ้าค่ำ</p>")
  expect(await askPage("/vdo/one")).toBe("<p>page for anyone ฟ้าค่ำ</p>")
})

test("where a token's time is checked, one whose time is over is a guest's, and pages are told to check it too", async () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const over = `${part({ alg: "HS256" })}.${part({ uuid: "u-1", exp: 1 })}.c2lnbmVk`
  expect(await askPage("/main", `token=${over}`)).toBe("<p>main page ฟ้าค่ำ</p>")
  expect(settingsIn((await home()).body)).not.toHaveProperty("tokenExpiryCheck")
  const checking = await startSampleHost(operator.origin, { TOKEN_EXPIRY_CHECK: "1" })
  const { body } = await ask(checking.origin, "/main", { headers: { cookie: `token=${over}` } })
  await checking.stop()
  expect(prerenderedIn(body)).toBe("<p>login ฟ้าค่ำ</p>")
  expect(settingsIn(body)).toMatchObject({ tokenExpiryCheck: 1 })
})

const moon = '<img id="dawn" src="/favicon.svg" alt="" />'

test("where the page is not known yet, or not for this visitor, a moon stands in its place", async () => {
  expect(await askPage("/nowhere")).toBe(moon)
  expect(await askPage("/lotto", `token=${tokenOf(4)}`)).toBe(moon)
  expect(prerenderedIn((await visiting("stranger.example")).body)).toBe(moon)
  expect(await askPage("/", "token=rubbish")).toBe("<p>login ฟ้าค่ำ</p>")
})

test("a player's page starts to load its own scripts, words, styles and letters, and a guest's page none of them", async () => {
  const { body } = await ask(host.origin, "/main", { headers: { cookie: `token=${tokenOf(undefined)}` } })
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/player-h8.css" />')
  expect(body).toContain('<link rel="later" fetchpriority="low" crossorigin href="/assets/shell-g7.js" />')
  expect(body).toContain('<link rel="later" fetchpriority="low" crossorigin href="/assets/th-f6.js" />')
  expect(fontsIn(body)).toEqual([
    "/assets/anuphan-thai-e5.woff2",
    "after the styles: /assets/plex-thai-looped-thai-400-j1.woff2",
  ])
  expect(body).not.toContain("th-k2")
  const video = (await ask(host.origin, "/vdo/one", { headers: { cookie: `token=${tokenOf(undefined)}` } })).body
  expect(video).toContain('<link rel="later" fetchpriority="low" crossorigin href="/assets/th-k2.js" />')
  expect(video).not.toContain("en-l3")
  const guest = (await home()).body
  expect(guest).not.toMatch(/player-h8|shell-g7|th-f6|plex/)
})

test("a guest's page with a form starts to load the letters of the hints at its fields", async () => {
  const { body } = await ask(host.origin, "/register")
  expect(fontsIn(body)).toEqual([
    "/assets/anuphan-thai-e5.woff2",
    "after the styles: /assets/plex-thai-looped-thai-400-j1.woff2",
  ])
})

test("a page with a clock starts to load the digits of the time left", async () => {
  const pageOf = async (path: string) =>
    (await ask(host.origin, path, { headers: { cookie: `token=${tokenOf(undefined)}` } })).body
  const digits = "after the styles: /assets/barlow-semi-condensed-figures-500-n5.woff2"
  expect(fontsIn(await pageOf("/vdo/one"))).toContain(digits)
  expect(fontsIn(await pageOf("/main"))).not.toContain(digits)
})

test("a page says what to ask for before its scripts have come, with the words of its own address", async () => {
  const player = `token=${tokenOf(undefined)}`
  expect((await home()).body).toContain(
    '<script src="/assets/prefetch-guest-i9.js" data-calls="GET /poy-api/newest"></script>',
  )
  const { body } = await ask(host.origin, "/vdo/%22a%20b%22%7C", { headers: { cookie: player } })
  expect(body).toContain(
    '<script src="/assets/prefetch-player-m4.js" data-calls="GET /api/vdo?name=%22a%20b%22%7C"></script>',
  )
  expect((await ask(host.origin, "/main", { headers: { cookie: player } })).body).toContain(
    '<script src="/assets/prefetch-player-m4.js"></script>',
  )
})

test("what is named behind the path is asked for before the scripts have come, where it can only be read in one way", async () => {
  const player = `token=${tokenOf(undefined)}`
  const callsAt = async (search: string) => {
    const { body } = await ask(host.origin, `/credit/deposit/fast/queue${search}`, { headers: { cookie: player } })
    return /data-calls="(.*?)"/.exec(body)?.[1]
  }
  expect(await callsAt("?id=3GM18206WBW9")).toBe("GET /api/users|GET /api/ticket?id=3GM18206WBW9")
  expect(await callsAt("?id=42&from=wallet")).toBe("GET /api/users|GET /api/ticket?id=42")
  expect(await callsAt("?id=007")).toBe("GET /api/users|GET /api/ticket?id=007")
  for (const odd of [
    "",
    "?id=",
    "?other=7",
    "?id=1e5",
    "?id=true",
    "?id=a&id=b",
    "?id=%22%7CGET%20/api/users",
    "?id=a|b",
    "?id=a%20b",
    `?id=${"x".repeat(129)}`,
  ])
    expect([odd, await callsAt(odd)]).toEqual([odd, "GET /api/users"])
})

test("what the pages are drawn from is no page itself", async () => {
  expect((await ask(host.origin, "/prerendered.json")).status).toBe(404)
})

test("at home the page tells the client what the site is called, where it is at home and whom to ask", async () => {
  expect(settingsIn((await home()).body)).toEqual({
    brand: "ฟ้าค่ำ",
    liveChatUrl: "",
    mainHosts: [`localhost:${host.port}`, `127.0.0.1:${host.port}`],
    push: { key: "fakham-demo", channel: "{uuid}" },
    site: "main",
  })
})

test("pages are told where an operator has its terms and says what it does with data", async () => {
  const texts = { TERMS_URL: "https://lucky.example/terms", PRIVACY_URL: "https://lucky.example/privacy" }
  const own = await startSampleHost(operator.origin, texts)
  const { body } = await ask(own.origin, "/register")
  await own.stop()
  expect(settingsIn(body)).toMatchObject({
    termsUrl: "https://lucky.example/terms",
    privacyUrl: "https://lucky.example/privacy",
  })
})

test("a main host is at home at every port, unless it was named with one", async () => {
  const own = await startSampleHost(operator.origin, { MAIN_HOSTS: "Fakham.example,lucky.example:8080" })
  const siteAt = async (name: string) => {
    const settings = settingsIn((await ask(own.origin, "/", { headers: { host: name } })).body)
    return typeof settings === "object" && settings !== null && "site" in settings ? settings.site : undefined
  }
  const lucky = { title: "Lucky & Co", description: 'Play "well"', siteVerification: "abc123", gaID: "G-1" }
  const names = ["fakham.example", "FAKHAM.example:8443", "lucky.example:8080", "lucky.example", "www.fakham.example"]
  expect(await Promise.all(names.map(siteAt))).toEqual(["main", "main", "main", lucky, undefined])
  expect(settingsIn((await ask(own.origin, "/")).body)).toMatchObject({
    mainHosts: ["fakham.example", "lucky.example:8080"],
  })
  await own.stop()
})

test("under a host of its own the site carries the operator's title, description and verification", async () => {
  const { status, body } = await visiting("lucky.example")
  expect(status).toBe(200)
  expect(body).toContain("<title>Log in ไทย - Lucky &amp; Co</title>")
  expect(body).toContain('<meta name="description" content="Play &quot;well&quot;" />')
  expect(body).toContain('<meta name="google-site-verification" content="abc123" />')
  expect(settingsIn(body)).toMatchObject({
    site: { title: "Lucky & Co", description: 'Play "well"', siteVerification: "abc123", gaID: "G-1" },
  })
})

test("nothing an operator writes can break out of the page", async () => {
  const { body } = await visiting("evil.example")
  expect(body).not.toContain("<script>alert")
  expect(body).not.toContain("\u2028</script>")
  expect(body.match(/<script/g)).toHaveLength(4)
  expect(settingsIn(body)).toMatchObject({ site: { title: evil } })
})

test.each([
  ["404", "stranger.example"],
  ["400", "other.example"],
])("a host the operator does not allow, with a %s, gets the page with a 404", async (_, name) => {
  const { status, body } = await visiting(name, "/main")
  expect(status).toBe(404)
  expect(body).toContain('<div id="app"')
  expect(settingsIn(body)).toMatchObject({ site: "notAllowed" })
})

test.each(["broken.example", "neverReceived.example"])(
  "%s, of which nothing can be learned, gets the site as it is at home",
  async (name) => {
    const { status, body } = await visiting(name)
    expect(status).toBe(200)
    expect(body).toContain("<title>Log in ไทย - ฟ้าค่ำ</title>")
    expect(settingsIn(body)).not.toHaveProperty("site")
  },
)

test("the operator is asked once about a host, however often it is visited", async () => {
  await Promise.all(Array.from({ length: 8 }, () => visiting("Often.example")))
  expect(operator.requests.filter(({ url }) => url === "/api/site-details.one?host=often.example")).toHaveLength(1)
})

test("visitors without scripts are offered the live chat of the operator", async () => {
  expect((await home()).body).toContain('<a href="https://chat.example/?a=1&amp;b=2" rel="noopener">')
})

test.each([
  ["-", "https://ours.example/chat"],
  ["", "https://ours.example/chat"],
  ["javascript:alert(1)", "https://ours.example/chat"],
])("when the operator's chat is '%s', our own stands there", async (urlSupport, expected) => {
  const other = await startOperator({
    "/api/agents-supports": (_incoming, outgoing) => json(outgoing, 200, { data: { urlSupport } }),
  })
  const own = await startSampleHost(other.origin, { LIVE_CHAT_URL: "https://ours.example/chat" })
  const { body } = await ask(own.origin, "/")
  await own.stop()
  await other.stop()
  expect(body).toContain(`<a href="${expected}" rel="noopener">`)
  expect(body).not.toContain("javascript:")
})

test("an operator that has switched its support off has no chat of ours either", async () => {
  const other = await startOperator({
    "/api/agents-supports": (_incoming, outgoing) =>
      json(outgoing, 200, { data: { activeSupport: 0, urlSupport: "https://chat.example/" } }),
  })
  const own = await startSampleHost(other.origin, { LIVE_CHAT_URL: "https://ours.example/chat" })
  const { body } = await ask(own.origin, "/")
  await own.stop()
  await other.stop()
  expect(body).not.toContain("Live chat</a>")
})

test("without any operator the page is shown all the same, and asks for no chat that is not there", async () => {
  const gone = await startOperator()
  await gone.stop()
  const own = await startSampleHost(gone.origin)
  const { status, body } = await ask(own.origin, "/", { headers: { host: "lucky.example" } })
  await own.stop()
  expect(status).toBe(200)
  expect(body).toContain("<title>Log in ไทย - ฟ้าค่ำ</title>")
  expect(body).not.toContain("Live chat</a>")
})
