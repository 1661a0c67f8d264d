import { createHash } from "node:crypto"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { startSampleHost } from "../testing/site.ts"

const lucky = {
  name: "Lucky & Co",
  languages: ["en", "th"],
  colours: { dark: { gold: "#7fd6ff", "sky-top": "#001018" }, light: { "sky-top": "#e8f4fa", "gold-rule": "#7fd69b" } },
  logo: { paths: ["M14 3l11 11-11 11L3 14z"] },
  agent: { agentId: 7, refUid: 3 },
  support: { urlSupport: "https://chat.example/lucky", officePhoneNumber: "02 111 2222" },
}

let folder: string
let operator: Awaited<ReturnType<typeof startOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>
const startBrand = async (name: string, brand: unknown) => {
  const file = join(folder, `${name}.json`)
  await writeFile(file, JSON.stringify(brand))
  return startSampleHost(operator.origin, { BRAND_FILE: file, TRUSTED_PROXIES: "127.0.0.1" })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "brand-"))
  operator = await startOperator({
    "/api/site-details.one": (_incoming, outgoing) => json(outgoing, 200, { data: { title: "Branch of Lucky" } }),
  })
  host = await startBrand("lucky", lucky)
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
  await rm(folder, { recursive: true })
})

const home = (headers: Record<string, string> = {}) => ask(host.origin, "/", { headers })
const settingsIn = (html: string): unknown => JSON.parse(/id="settings">(.*?)<\/script>/s.exec(html)?.[1] ?? "")

test("a second brand has its own name in the title and in the frame of the page", async () => {
  const { body } = await home({ cookie: "locale=th" })
  expect(body).toContain("<title>Log in ไทย - Lucky &amp; Co</title>")
  expect(body).toContain("<p>login Lucky &amp; Co</p>")
  expect(body).not.toContain("ฟ้าค่ำ")
})

test("under another host the operator's site detail stands over the brand's name, and its colours stay", async () => {
  const { body } = await home({ host: "branch.example" })
  expect(body).toContain("<title>Log in - Branch of Lucky</title>")
  expect(body).toContain("--gold:#7fd6ff")
})

test("its colours come with the page, and the content policy knows exactly that style", async () => {
  const { body, headers } = await home()
  const css =
    "html[data-theme=dark]{--gold:#7fd6ff;--sky-top:#001018}html[data-theme=light]{--sky-top:#e8f4fa;--gold-rule:#7fd69b;--foil:linear-gradient(transparent 68%,#7fd69b 68% 90%,transparent 90%)}"
  expect(body).toContain(`<style>${css}</style>`)
  const hash = createHash("sha256").update(css).digest("base64")
  expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}';`)
  expect(body).toContain('<meta name="theme-color" content="#001018" />')
  expect((await home({ cookie: "theme=light" })).body).toContain('<meta name="theme-color" content="#E8F4FA" />')
})

test("its mark stands in the page and in the browser's tab", async () => {
  expect((await home()).body).toMatch(/<symbol id="mark" viewBox="0 0 28 28"><path d="M14 3l11 11-11 11L3 14z" \/>/)
  const icon = await ask(host.origin, "/favicon.svg")
  expect(icon.headers["content-type"]).toBe("image/svg+xml")
  expect(icon.body).toContain('<path d="M14 3l11 11-11 11L3 14z" />')
  expect(icon.body).toContain('fill="#0b0e20"')
})

test("a new visitor is shown its first language, and so is who chose one that it does not offer", async () => {
  const asNewcomer = await home({ cookie: "guest=g-1" })
  expect(asNewcomer.body).toContain('<html lang="en" data-theme="dark">')
  expect(asNewcomer.headers["set-cookie"]).toEqual(["locale=en; Max-Age=31536000; Path=/; SameSite=Lax"])
  const asKhmer = await home({ cookie: "guest=g-1; locale=kh", "x-forwarded-proto": "https" })
  expect(asKhmer.body).toContain('<html lang="en" data-theme="dark">')
  expect(asKhmer.headers["set-cookie"]).toEqual(["locale=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax"])
  const asThai = await home({ cookie: "guest=g-1; locale=th" })
  expect(asThai.body).toContain('<html lang="th" data-theme="dark">')
  expect(asThai.headers).not.toHaveProperty("set-cookie")
})

test("browsers are told its languages, its agent and whom to ask", async () => {
  expect(settingsIn((await home()).body)).toMatchObject({
    brand: "Lucky & Co",
    liveChatUrl: "https://chat.example/lucky",
    languages: ["th", "en"],
    agent: { agentId: 7, refUid: 3 },
    support: { urlSupport: "https://chat.example/lucky", officePhoneNumber: "02 111 2222" },
  })
})

test("a logo may be a picture elsewhere, which is let in and nothing beside it", async () => {
  const own = await startBrand("picture", { logo: { picture: "https://img.example/a.png?x=1&y=2" } })
  const { body, headers } = await ask(own.origin, "/")
  const icon = await ask(own.origin, "/favicon.svg")
  await own.stop()
  expect(body).toContain('<image href="https://img.example/a.png?x=1&amp;y=2" width="28" height="28" />')
  expect(headers["content-security-policy"]).toContain("img-src 'self' data: blob: https://img.example;")
  expect(headers["content-security-policy"]).toContain("style-src 'self';")
  expect([icon.status, icon.headers["location"]]).toEqual([302, "https://img.example/a.png?x=1&y=2"])
})

test("without a brand of its own a site sets no language and adds no style", async () => {
  const own = await startSampleHost(operator.origin)
  const { body, headers } = await ask(own.origin, "/", { headers: { cookie: "guest=g-1" } })
  await own.stop()
  expect(headers).not.toHaveProperty("set-cookie")
  expect(body).not.toContain("<style>")
})
