import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { startSampleHost } from "../testing/site.ts"

let operator: Awaited<ReturnType<typeof startOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "install-"))
  operator = await startOperator({
    "/api/site-details.one": (_incoming, outgoing) =>
      json(outgoing, 200, { data: { title: "Branch", description: "A branch" } }),
  })
  host = await startSampleHost(operator.origin, { BRAND: "ฟ้าค่ำ", DESCRIPTION: "หวยและเกม" })
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
  await rm(folder, { recursive: true })
})

const manifestAt = async (origin: string, query = "", headers: Record<string, string> = {}): Promise<unknown> =>
  JSON.parse((await ask(origin, `/manifest.webmanifest${query}`, { headers })).body)

test("a phone can install the site under its name, in its colours and with the moon as icon", async () => {
  const { status, headers, body } = await ask(host.origin, "/manifest.webmanifest?locale=th")
  expect([status, headers["content-type"], headers["cache-control"], headers["vary"]]).toEqual([
    200,
    "application/manifest+json",
    "no-cache",
    "Host",
  ])
  expect(JSON.parse(body)).toEqual({
    id: "/",
    name: "ฟ้าค่ำ",
    short_name: "ฟ้าค่ำ",
    description: "หวยและเกม",
    lang: "th",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: "#080A18",
    background_color: "#0B0E20",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  })
})

test.each([
  ["th", "th"],
  ["en", "en"],
  ["kh", "km"],
  ["mm", "my"],
  ["fr", "th"],
])("a page in %s offers the manifest in its own language", async (locale, lang) => {
  const { body } = await ask(host.origin, "/", { headers: { cookie: `locale=${locale}` } })
  const [, query] = /<link rel="manifest" href="\/manifest\.webmanifest(\?locale=\w+)" \/>/.exec(body) ?? []
  expect(body).toContain('<link rel="apple-touch-icon" href="/icons/touch-180.png" />')
  expect(await manifestAt(host.origin, query)).toMatchObject({ id: "/", lang })
})

test("a language that nobody offers is that of a new visitor", async () => {
  expect(await manifestAt(host.origin, "?locale=xx")).toMatchObject({ lang: "th" })
  expect(await manifestAt(host.origin)).toMatchObject({ lang: "th" })
})

test("under another host the site is installed as the operator calls it there", async () => {
  expect(await manifestAt(host.origin, "", { host: "branch.example" })).toMatchObject({
    name: "Branch",
    short_name: "Branch",
    description: "A branch",
  })
})

const startBrand = async (name: string, brand: unknown) => {
  const file = join(folder, `${name}.json`)
  await writeFile(file, JSON.stringify(brand))
  return startSampleHost(operator.origin, { BRAND_FILE: file })
}

test("a second brand is installed as itself: its name, first language, colours and mark", async () => {
  const lucky = await startBrand("lucky", {
    name: "Lucky",
    languages: ["en", "th"],
    colours: { dark: { "sky-top": "#001018" } },
    logo: { paths: ["M14 3l11 11-11 11L3 14z"] },
  })
  const page = await ask(lucky.origin, "/")
  const manifest = await manifestAt(lucky.origin, "?locale=kh")
  await lucky.stop()
  expect(manifest).toMatchObject({
    name: "Lucky",
    lang: "en",
    theme_color: "#001018",
    icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }],
  })
  expect(page.body).toContain('<link rel="manifest" href="/manifest.webmanifest?locale=en" />')
  expect(page.body).not.toContain("apple-touch-icon")
})

test("a brand whose logo is a picture elsewhere is installed with that picture", async () => {
  const pictured = await startBrand("pictured", { logo: { picture: "https://img.example/a.png?x=1&y=2" } })
  const page = await ask(pictured.origin, "/")
  const manifest = await manifestAt(pictured.origin)
  await pictured.stop()
  expect(manifest).toMatchObject({ icons: [{ src: "https://img.example/a.png?x=1&y=2", sizes: "any" }] })
  expect(page.body).toContain('<link rel="apple-touch-icon" href="https://img.example/a.png?x=1&amp;y=2" />')
})
