import { afterAll, beforeAll, expect, test } from "vitest"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { startSampleHost } from "../testing/site.ts"

let operator: Awaited<ReturnType<typeof startOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>
beforeAll(async () => {
  operator = await startOperator({
    "/api/site-details.one": (incoming, outgoing) => {
      const name = new URL(incoming.url ?? "", "http://x").searchParams.get("host")
      if (name === "stranger.example") json(outgoing, 404, { code: "notAllowDomain", message: "Not Allow Domain" })
      else json(outgoing, 200, { data: { title: "Branch", description: "A branch", siteVerification: "b-1" } })
    },
  })
  host = await startSampleHost(operator.origin, { MAIN_HOSTS: "fakham.example,www.fakham.example", HTTPS: "on" })
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
})

const read = async (path: string, headers: Record<string, string> = {}) => {
  const {
    body,
    status,
    headers: answered,
  } = await ask(host.origin, path, { headers: { host: "fakham.example", ...headers } })
  const tags: Readonly<Record<string, string>> = Object.fromEntries(
    [...body.matchAll(/<meta (?:name|property)="([\w:-]+)" content="([^"]*)" \/>/g)].map(
      ([, name = "", content = ""]): [string, string] => [name, content],
    ),
  )
  const canonical = /<link rel="canonical" href="([^"]*)" \/>/.exec(body)?.[1]
  return { status, answered, body, tags, canonical, title: /<title>(.*?)<\/title>/.exec(body)?.[1] }
}
const player = (status = 0) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
  return `__Host-token=${part({ alg: "HS256" })}.${part({ uuid: "u-1", status })}.c2lnbmVk`
}

test("a page is sent under its title and the brand, with what messengers show of it", async () => {
  const { title, tags, canonical } = await read("/register", { cookie: "locale=en" })
  expect(title).toBe("Sign up - ฟ้าค่ำ")
  expect(tags).toMatchObject({
    description: "Become a player",
    "og:type": "website",
    "og:site_name": "ฟ้าค่ำ",
    "og:title": "Sign up - ฟ้าค่ำ",
    "og:description": "Become a player",
    "og:url": "https://fakham.example/register",
    "og:image": "https://fakham.example/icons/share-1200.png",
  })
  expect(canonical).toBe("https://fakham.example/register")
})

test.each([
  ["th", "Sign up ไทย - ฟ้าค่ำ", "Become a player ไทย"],
  ["kh", "Sign up ខ្មែរ - ฟ้าค่ำ", "Become a player ខ្មែរ"],
  ["mm", "Sign up မြန်မာ - ฟ้าค่ำ", "Become a player မြန်မာ"],
])("in %s a page is called %s", async (locale, called, about) => {
  const { title, tags } = await read("/register", { cookie: `locale=${locale}` })
  expect([title, tags["og:title"], tags["description"], tags["og:description"]]).toEqual([called, called, about, about])
})

test("the link of a friend says that a friend invites, leads to itself and is listed nowhere", async () => {
  const { title, tags, canonical } = await read("/register/somchai88", { cookie: "locale=en" })
  expect([title, tags["og:title"], canonical, tags["robots"]]).toEqual([
    "A friend invites you - ฟ้าค่ำ",
    "A friend invites you - ฟ้าค่ำ",
    "https://fakham.example/register/somchai88",
    "noindex",
  ])
})

test("the title is that of the page which this visitor will see", async () => {
  const titleAt = async (path: string, cookie: string) => (await read(path, { cookie: `locale=en; ${cookie}` })).title
  expect(await titleAt("/main", "")).toBe("Log in - ฟ้าค่ำ")
  expect(await titleAt("/main", player())).toBe("Home - ฟ้าค่ำ")
  expect(await titleAt("/", player())).toBe("Home - ฟ้าค่ำ")
  expect(await titleAt("/lotto", player())).toBe("Lotteries - ฟ้าค่ำ")
  expect(await titleAt("/lotto", player(4))).toBe("Sorry, access denied - ฟ้าค่ำ")
  expect(await titleAt("/game/pg-soft2/7", player())).toBe("Games - ฟ้าค่ำ")
  expect(await titleAt("/nowhere", player())).toBe("This page could not be found - ฟ้าค่ำ")
  expect((await read("/", { host: "stranger.example", cookie: "locale=en" })).title).toBe("Not Allow Domain - ฟ้าค่ำ")
})

test("search engines list the pages that anyone may read, and no others", async () => {
  expect((await read("/register")).tags).not.toHaveProperty("robots")
  for (const path of ["/main", "/vdo/one", "/nowhere", "/external/login"])
    expect([path, (await read(path)).tags["robots"]]).toEqual([path, "noindex"])
  const sitemap = await read("/sitemap.xml", { host: "www.fakham.example" })
  expect(sitemap.answered["content-type"]).toBe("application/xml; charset=utf-8")
  expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    "https://fakham.example/",
    "https://fakham.example/register",
    "https://fakham.example/vdo",
  ])
  expect((await read("/robots.txt")).body).toBe(
    "User-agent: *\nAllow: /\nSitemap: https://fakham.example/sitemap.xml\n",
  )
})

test("another host has its own addresses, and one that is not allowed has none", async () => {
  const branch = await read("/register", { host: "branch.example", cookie: "locale=en" })
  expect([branch.title, branch.canonical]).toEqual(["Sign up - Branch", "https://branch.example/register"])
  expect((await read("/robots.txt", { host: "branch.example" })).body).toContain(
    "Sitemap: https://branch.example/sitemap.xml",
  )
  expect((await read("/robots.txt", { host: "stranger.example" })).body).toBe("User-agent: *\nDisallow: /\n")
  expect((await read("/sitemap.xml", { host: "stranger.example" })).status).toBe(404)
  expect((await read("/", { host: "stranger.example" })).canonical).toBeUndefined()
})

test("the site is described in each language, and in the operator's words where it has some", async () => {
  const about = async (headers: Record<string, string>) => (await read("/", headers)).tags["og:description"]
  expect(await about({ cookie: "locale=en" })).toBe("Lotteries and games")
  expect(await about({})).toBe("Lotteries and games ไทย")
  expect(await about({ host: "branch.example" })).toBe("A branch")
  const own = await startSampleHost(operator.origin, { DESCRIPTION: "Ours" })
  const { body } = await ask(own.origin, "/")
  await own.stop()
  expect(body).toContain('<meta name="description" content="Ours" />')
})

test("whose site it is can be proven on the main hosts too, and a brand has a picture of its own", async () => {
  expect((await read("/")).tags).not.toHaveProperty("google-site-verification")
  expect((await read("/", { host: "branch.example" })).tags["google-site-verification"]).toBe("b-1")
  const own = await startSampleHost(operator.origin, {
    SITE_VERIFICATION: "main-1",
    SHARE_IMAGE: "https://img.example/a.png?x=1&y=2",
  })
  const { body } = await ask(own.origin, "/")
  await own.stop()
  expect(body).toContain('<meta name="google-site-verification" content="main-1" />')
  expect(body).toContain('<meta property="og:image" content="https://img.example/a.png?x=1&amp;y=2" />')
})

test("a browser comes by a guest id with its first page, for seven days, and keeps the one that it has", async () => {
  const { answered } = await read("/")
  expect(answered["set-cookie"]).toEqual([
    expect.stringMatching(/^guest=[\da-f-]{36}; Max-Age=604800; Path=\/; Secure; SameSite=Lax$/),
  ])
  expect((await read("/", { cookie: "guest=g-1" })).answered).not.toHaveProperty("set-cookie")
  expect((await read("/robots.txt")).answered).not.toHaveProperty("set-cookie")
})
