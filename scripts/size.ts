import { readFileSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { root } from "./commands/run.ts"
import { manifestFile, needSite } from "./commands/site.ts"
import { judgeSize, sizeReport } from "./size/budget.ts"
import { judgeEntries, reportEntries, weighEntries } from "./size/entries.ts"
import { judgeGuide } from "./size/guide-sizes.ts"
import {
  closure,
  laterScreens,
  type Manifest,
  type PageModules,
  playersShare,
  scriptsOf,
  stylesOf,
} from "./size/manifest.ts"
import { judgeRoutes, reportRoutes, weighRoutes } from "./size/routes.ts"
import { everyPage, type FetchedPage, firstPages, visitPages } from "./size/visit.ts"
import { weighBaseline } from "./size/weigh-baseline.ts"
import { weigh } from "./size/weight.ts"
import { needChromium } from "./surroundings/need-chromium.ts"

const { values } = parseArgs({
  options: {
    /** Visits the first page alone; what later pages bring of scripts is then known by the build's account. */
    first: { type: "boolean", default: false },
  },
})

const weighFiles = async (files: ReadonlyArray<string>) =>
  weigh(await Promise.all(files.map((file) => readFile(join(root, "ui/dist", file)))))

/** A built file as it travels; what is no text is packed by its own kind already. */
const weightOf = (file: string): number => {
  const content = readFileSync(join(root, "ui/dist", file))
  return /\.(?:js|css|svg)$/.test(file) ? weigh([content]).gzip : content.length
}

/** The one script of a guest that the document does not wait for a paint to run. */
const early = "prerender/prefetch/prefetch-guest.ts"

const imported = /import\(\s*"\.\.\/([^"]+)"\s*\)/g

const ofPlayers = /^prerender\/prefetch\/prefetch-(?!guest)/

/** What runs for a guest at `/` by the build's own account: the entries, what the index route fetches at once, and Thai. */
const firstLoad = async (manifest: Manifest): Promise<ReadonlySet<string>> => {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && !ofPlayers.test(key))
  const indexRoute = await readFile(join(root, "ui/routes/index.tsx"), "utf8")
  const fetched = [...indexRoute.matchAll(imported)].flatMap(([, file = ""]) => file)
  return closure(manifest, [...entries, ...fetched, "locales/guest/th.po"])
}

const measure = async (pages: ReadonlyArray<FetchedPage> | undefined) => {
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"))
  const first = await firstLoad(manifest)
  const accounted = scriptsOf(manifest, first)
  const fetched = pages
    ?.find(({ name, locale }) => name === "/" && locale === "th")
    ?.files.filter((file) => file.endsWith(".js"))
  const prerendered: { readonly pages: ReadonlyArray<PageModules> } = JSON.parse(
    await readFile(join(root, "ui/dist/prerendered.json"), "utf8"),
  )
  const shared = playersShare(manifest, prerendered.pages)
  const later = laterScreens(manifest, new Set([...first, ...shared]))
  return {
    early: await weighFiles(scriptsOf(manifest, [early])),
    accounted: await weighFiles(accounted),
    fetched: fetched === undefined ? undefined : await weighFiles(fetched),
    unaccounted: fetched?.filter((file) => !accounted.includes(file)) ?? [],
    unfetched: fetched === undefined ? [] : accounted.filter((file) => !fetched.includes(file)),
    floor: await weighBaseline(),
    players: await weighFiles(
      scriptsOf(
        manifest,
        [...shared].filter((key) => !first.has(key)),
      ),
    ),
    later: await Promise.all(later.map(async ({ key, scripts }) => ({ key, ...(await weighFiles(scripts)) }))),
    styles: await weighFiles(stylesOf(manifest, first)),
    fonts: Object.values(manifest)
      .filter(({ file }) => file.endsWith(".woff2"))
      .map(({ file }) => statSync(join(root, "ui/dist", file)).size),
  }
}

const entries = await weighEntries()
for (const line of reportEntries(entries)) console.log(line)
const untrue = judgeGuide(await readFile(join(root, "core/README.md"), "utf8"), entries)
for (const line of untrue) console.log(line)
let broken = judgeEntries(entries).length + untrue.length

if (await needSite()) {
  const browser = await needChromium()
  const pages = browser === undefined ? undefined : await visitPages(browser, values.first ? firstPages : everyPage)
  if (pages !== undefined) {
    const routes = weighRoutes(pages, weightOf)
    for (const line of reportRoutes(routes)) console.log(line)
    broken += judgeRoutes(routes).length
  }
  const measured = await measure(pages)
  for (const line of sizeReport(measured, broken)) console.log(line)
  broken += judgeSize(measured).length
} else process.exitCode = 1
if (broken > 0) process.exitCode = 1
