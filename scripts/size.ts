import { statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { needChromium } from "./chromium.ts"
import { root } from "./commands/run.ts"
import { manifestFile, needSite } from "./commands/site.ts"
import { judgeSize, report } from "./size/budget.ts"
import { judgeEntries, reportEntries, weighEntries } from "./size/entries.ts"
import { firstLoad } from "./size/first-load.ts"
import { laterScreens, type Manifest, scriptsOf, stylesOf } from "./size/manifest.ts"
import { scriptsOfAVisit } from "./size/visit.ts"
import { weighFloor } from "./size/weigh-floor.ts"
import { weigh } from "./size/weight.ts"

const weighFiles = async (files: ReadonlyArray<string>) =>
  weigh(await Promise.all(files.map((file) => readFile(join(root, "ui/dist", file)))))

const measure = async () => {
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"))
  const first = await firstLoad(manifest)
  const accounted = scriptsOf(manifest, first)
  const browser = await needChromium()
  const fetched = browser === undefined ? undefined : await scriptsOfAVisit(browser)
  const later = laterScreens(manifest, first)
  return {
    accounted: await weighFiles(accounted),
    fetched: fetched === undefined ? undefined : await weighFiles(fetched),
    unaccounted: fetched?.filter((file) => !accounted.includes(file)) ?? [],
    unfetched: fetched === undefined ? [] : accounted.filter((file) => !fetched.includes(file)),
    floor: await weighFloor(),
    later: await Promise.all(later.map(async ({ key, scripts }) => ({ key, ...(await weighFiles(scripts)) }))),
    styles: await weighFiles(stylesOf(manifest, first)),
    fonts: Object.values(manifest)
      .filter(({ file }) => file.endsWith(".woff2"))
      .map(({ file }) => statSync(join(root, "ui/dist", file)).size),
  }
}

const entries = await weighEntries()
for (const line of reportEntries(entries)) console.log(line)
if (judgeEntries(entries).length > 0) process.exitCode = 1

if (await needSite()) {
  const measured = await measure()
  for (const line of report(measured)) console.log(line)
  if (judgeSize(measured).length > 0) process.exitCode = 1
} else process.exitCode = 1
