import { mkdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { locales } from "@fakham/core"
import { needChromium } from "./chromium.ts"
import { root, run } from "./commands/run.ts"
import { needSite } from "./commands/site.ts"
import { pictureWidth } from "./pictures/page-at-rest.ts"
import { type Picture, takePictures } from "./pictures/take-pictures.ts"

const folder = join(root, "ui/public/pictures")
const list = join(root, "ui/screens/account/howto/pictures.ts")

const executablePath = await needChromium()
if (executablePath === undefined || !(await needSite())) process.exitCode = 1
else {
  const all: Array<Picture> = []
  for (const locale of locales) all.push(...(await takePictures(executablePath, locale)))
  await rm(folder, { recursive: true, force: true })
  for (const { name, locale, theme, webp } of all) {
    const file = join(folder, locale, theme, `${name}.webp`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, webp)
  }
  const sizes = [...Map.groupBy(all, ({ name }) => name)].map(([name, ones]) => [
    name,
    { width: pictureWidth, heights: Object.fromEntries(ones.map(({ locale, height }) => [locale, height])) },
  ])
  const table = JSON.stringify(Object.fromEntries(sizes))
  await writeFile(list, `/** Written by \`npm run pictures\`. */\nexport const pictures = ${table}\n`)
  await run("biome", ["format", "--write", list])
  const bytes = all.reduce((sum, { webp }) => sum + webp.length, 0)
  console.log(`${all.length} pictures, ${Math.round(bytes / 1_000)} kB`)
}
