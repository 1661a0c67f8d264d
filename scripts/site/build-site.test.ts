import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { readHostSettings, startHost } from "@fakham/host"
import { afterEach, beforeEach, expect, test } from "vitest"
import { root as repository } from "../commands/run.ts"
import { buildSite, isBuilt } from "./build-site.ts"

/** Prerenders pages that fetch one module, which is fetched once. */
const rendering = (site: unknown) => `
export const prerender = async (_, modulesAt) => {
  const built = ${JSON.stringify(site)}
  for (const page of built.pages) page.modules = await modulesAt(page.path)
  return built
}
export const routesOf = (path) => path
let fetching
export const fetchPage = () => fetching ??= import("../screens/videos.ts")
`

const noWords = { th: "", en: "", kh: "", mm: "" }
const prerendered = {
  brand: "%brand%",
  heads: { pages: [], notFound: noWords, notAllowed: noWords, forbidden: noWords },
  update: { th: "", en: "", kh: "", mm: "" },
  pages: [
    {
      visitor: "guest",
      path: "/vdo/$vdoName",
      calls: [],
      html: { th: "", en: "<p>A video of %brand%</p>", kh: "", mm: "" },
    },
  ],
}

let root: string
const put = async (path: string, content: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}
const read = (path: string) => readFile(join(root, "ui/dist", path), "utf8")

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "build-"))
  await put("package.json", '{ "type": "module" }')
  await put("vite.config.ts", `export default { root: ${JSON.stringify(join(root, "ui"))}, build: { manifest: true } }`)
  await put("ui/index.html", await readFile(join(repository, "ui/index.html"), "utf8"))
  await put(
    "ui/main.tsx",
    `document.title = ${JSON.stringify("ฟ้าค่ำ ".repeat(100))}; void import("./screens/videos.ts")`,
  )
  await put("ui/service-worker/service-worker.ts", "addEventListener('fetch', () => undefined)")
  await put("ui/screens/videos.ts", "export const videos = []")
  await put("ui/prerender/prerender.tsx", rendering(prerendered))
  await put(
    "ui/route-tree.gen.ts",
    'export interface FileRoutesByFullPath {\n  "/": typeof A\n  "/vdo/$vdoName": typeof B\n}\n',
  )
})
afterEach(() => rm(root, { recursive: true }))

test("a built site holds its pages' patterns, and every script in three lengths that say the same", async () => {
  const weight = await buildSite(root)
  expect(JSON.parse(await read("routes.json"))).toEqual(["/", "/vdo/$vdoName"])
  expect(await read("index.html")).toContain("<!--head-->")
  const script = (await readdir(join(root, "ui/dist/assets"))).find((name) => name.endsWith(".js")) ?? ""
  const content = await read(`assets/${script}`)
  expect(brotliDecompressSync(await readFile(join(root, `ui/dist/assets/${script}.br`))).toString()).toBe(content)
  expect(gunzipSync(await readFile(join(root, `ui/dist/assets/${script}.gz`))).toString()).toBe(content)
  expect(weight.asBrotli).toBeLessThan(weight.bytes)
})

test("each prerendered page names what it fetches, be it fetched for another page already", async () => {
  const again = { ...prerendered, pages: prerendered.pages.flatMap((page) => [page, { ...page, path: "/vdo" }]) }
  await put("ui/prerender/prerender.tsx", rendering(again))
  await buildSite(root)
  const built: { readonly pages: ReadonlyArray<object> } = JSON.parse(await read("prerendered.json"))
  expect(built.pages).toMatchObject([{ modules: ["screens/videos.ts"] }, { modules: ["screens/videos.ts"] }])
})

test("a site counts as built until a source changes", async () => {
  expect(await isBuilt(root)).toBe(false)
  await buildSite(root)
  expect(await isBuilt(root)).toBe(true)
  await put("ui/main.tsx", "document.title = 'other'")
  expect(await isBuilt(root)).toBe(false)
})

test("a build that fails leaves the site that stands", async () => {
  await buildSite(root)
  const before = await read("index.html")
  await put("ui/main.tsx", "import './missing.ts'")
  await expect(buildSite(root)).rejects.toThrow("missing.ts")
  expect(await read("index.html")).toBe(before)
  expect(await isBuilt(root)).toBe(false)
})

test("the page that comes out of a build is one the host can serve", async () => {
  await buildSite(root)
  const { settings } = readHostSettings({
    PORT: "0",
    OPERATOR_ORIGIN: "http://127.0.0.1:1",
    SITE_DIR: join(root, "ui/dist"),
    LOG: "error",
  })
  const host = settings && (await startHost(settings))
  const answer = await fetch(`${host?.origin}/vdo/intro`, { headers: { cookie: "locale=en; theme=light" } })
  const page = await answer.text()
  await host?.stop()
  expect(answer.status).toBe(200)
  expect(page).toContain('<html lang="en" data-theme="light">')
  expect(page).toMatch(/<script type="module" crossorigin src="\/assets\/[\w.-]+\.js">/)
  expect(page).not.toContain("<!--head-->")
  expect(page).toContain("<p>A video of ฟ้าค่ำ</p>")
})
