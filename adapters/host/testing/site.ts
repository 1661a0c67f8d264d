import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { startHost } from "../host.ts"
import type { BodyPace } from "../proxy/body-pace.ts"
import { type HostSettings, readHostSettings } from "../settings/settings.ts"
import { startOperator } from "./operator.ts"

export const servedScript = `export const greeting = "${"สวัสดี ".repeat(40)}"`
const patterns = [
  "/",
  "/main",
  "/vdo",
  "/vdo/$vdoName",
  "/game/pg-soft2/{-$gameId}",
  "/game/wl/{-$gameList}/$gameId",
  "/external/login",
  "/register",
  "/register/$afSlug",
  "/lotto",
  "/credit/deposit/fast/queue",
]

const manifest = {
  "index.html": {
    file: "assets/index-a1.js",
    isEntry: true,
    imports: ["_shared.js"],
    dynamicImports: ["locales/guest/th.po", "locales/guest/en.po"],
  },
  "prerender/prefetch/prefetch-guest.ts": { file: "assets/prefetch-guest-i9.js", isEntry: true },
  "prerender/prefetch/prefetch-player.ts": { file: "assets/prefetch-player-m4.js", isEntry: true },
  "_shared.js": { file: "assets/shared-b2.js" },
  "locales/guest/th.po": { file: "assets/th-c3.js", isDynamicEntry: true },
  "locales/guest/en.po": { file: "assets/en-d4.js", isDynamicEntry: true },
  "locales/player/th.po": { file: "assets/th-f6.js", isDynamicEntry: true },
  "locales/account/th.po": { file: "assets/th-k2.js", isDynamicEntry: true },
  "locales/account/en.po": { file: "assets/en-l3.js", isDynamicEntry: true },
  "screens/shell/shell.lazy.tsx": {
    file: "assets/shell-g7.js",
    imports: ["_shared.js"],
    css: ["assets/player-h8.css"],
  },
  "design/fonts/plex-thai-looped-thai-400.woff2": { file: "assets/plex-thai-looped-thai-400-j1.woff2" },
  "design/fonts/barlow-semi-condensed-figures-500.woff2": { file: "assets/barlow-semi-condensed-figures-500-n5.woff2" },
  "design/fonts/anuphan-thai.woff2": { file: "assets/anuphan-thai-e5.woff2" },
}

export const lineLink = '<a class="outline" href="/login/line/auth"><svg></svg>LINE</a>'
const drawn = (words: string) => ({ th: `<p>${words} %brand%</p>`, en: `<p>${words} in English</p>`, kh: "", mm: "" })
const shell = ["screens/shell/shell.lazy.tsx"]
/** The one script that stands in the page itself, as the content policy names it. */
export const inlineScript = "'sha256-bJQonWPCw5Zlp3kPerAM1XxvZ8hoL/eIa022G9Kjf7E='"

const said = (words: string) => ({ th: `${words} ไทย`, en: words, kh: `${words} ខ្មែរ`, mm: `${words} မြန်မာ` })
const heads = {
  pages: [
    { path: "/", title: said("Log in"), description: said("Lotteries and games") },
    { path: "/register", title: said("Sign up"), description: said("Become a player") },
    { path: "/register/$afSlug", title: said("A friend invites you"), description: said("Become a player") },
    { path: "/main", title: said("Home") },
    { path: "/vdo", title: said("Videos"), description: said("Short clips") },
    { path: "/vdo/$vdoName", title: said("Videos") },
    { path: "/game/$", title: said("Games") },
    { path: "/lotto", title: said("Lotteries") },
  ],
  notFound: said("This page could not be found"),
  notAllowed: said("Not Allow Domain"),
  forbidden: said("Sorry, access denied"),
}

const tooOld = (words: string) =>
  `<p>${words} %wanted%</p><a href="%wanted%">+</a><a class="chat" href="%chat%">${words}</a>`
const prerendered = {
  brand: "%brand%",
  heads,
  update: { th: tooOld("เก่าเกินไป"), en: tooOld("too old"), kh: tooOld("ចាស់ពេក"), mm: "" },
  pages: [
    { visitor: "guest", path: "/", modules: [], calls: ["GET /poy-api/newest"], html: drawn("login") },
    { visitor: "player", path: "/main", modules: shell, calls: [], html: drawn("main page") },
    {
      visitor: "player",
      path: "/vdo/$vdoName",
      modules: [...shell, "locales/account/{locale}.po"],
      calls: ["GET /api/vdo?name=$vdoName"],
      hasClock: true,
      html: drawn("video"),
    },
    {
      visitor: "player",
      path: "/credit/deposit/fast/queue",
      modules: shell,
      calls: ["GET /api/users", "GET /api/ticket?id=$?id"],
      html: drawn("ticket"),
    },
    {
      visitor: "guest",
      path: "/register",
      modules: [],
      calls: [],
      hasForm: true,
      html: drawn(`registration ${lineLink}`),
    },
    { visitor: "guest", path: "/$", modules: shell, calls: [], html: drawn("page for anyone") },
  ],
}

/** A small built site in a folder of its own, made of the real page. */
export const buildSampleSite = async () => {
  const siteDir = await mkdtemp(join(tmpdir(), "host-site-"))
  const put = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(siteDir, path)), { recursive: true })
    await writeFile(join(siteDir, path), content)
  }
  const page = await readFile(new URL("../../../ui/index.html", import.meta.url), "utf8")
  await put("index.html", page.replace('src="/main.tsx"', 'crossorigin src="/assets/index-a1.js"'))
  await put("routes.json", JSON.stringify(patterns))
  await put("prerendered.json", JSON.stringify(prerendered))
  await put(".vite/manifest.json", JSON.stringify(manifest))
  await put("assets/index-a1.js", servedScript)
  await put("assets/index-a1.js.br", brotliCompressSync(servedScript))
  await put("assets/index-a1.js.gz", gzipSync(servedScript))
  await put("assets/anuphan-thai-e5.woff2", new Uint8Array([1, 2, 3]))
  await put("favicon.svg", "<svg/>")
  return { siteDir, put, remove: () => rm(siteDir, { recursive: true, force: true }) }
}

export const settingsFor = (env: Record<string, string>): HostSettings => {
  const { settings, faults } = readHostSettings({ PORT: "0", ...env })
  if (settings === undefined) throw new Error(JSON.stringify(faults))
  return settings
}

export const startSampleHost = async (operatorOrigin: string, env: Record<string, string> = {}, pace?: BodyPace) => {
  const site = await buildSampleSite()
  const lines: Array<string> = []
  const settings = settingsFor({ OPERATOR_ORIGIN: operatorOrigin, SITE_DIR: site.siteDir, ...env })
  const host = await startHost(settings, (line) => lines.push(line), pace)
  const stop = async () => {
    await host.stop()
    await site.remove()
  }
  return { ...host, lines, stop }
}

/** A host with an operator of its own, which knows no call; both end together. */
export const startHostWithOperator = async () => {
  const operator = await startOperator()
  const host = await startSampleHost(operator.origin)
  const stop = async () => {
    await host.stop()
    await operator.stop()
  }
  return { ...host, operator, stop }
}
