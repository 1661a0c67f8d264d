import { mkdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { parseArgs } from "node:util"
import { locales } from "@fakham/core"
import { root, run } from "./commands/run.ts"
import { needSite } from "./commands/site.ts"
import { pictureWidth } from "./pictures/page-at-rest.ts"
import { takeReadmePictures } from "./pictures/readme-screens.ts"
import { type Picture, takePictures } from "./pictures/take-pictures.ts"
import { needChromium } from "./surroundings/need-chromium.ts"

const folder = join(root, "ui/public/pictures")
const list = join(root, "ui/screens/site/howto/pictures.ts")

const { values } = parseArgs({ options: { readme: { type: "boolean", default: false } } })

const pictureGuides = async (executablePath: string) => {
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
  await writeFile(list, `/** Written by \`npm run assets -- pictures\`. */\nexport const pictures = ${table}\n`)
  await run("biome", ["format", "--write", list])
  const bytes = all.reduce((sum, { webp }) => sum + webp.length, 0)
  console.log(`${all.length} pictures of the guides, ${Math.round(bytes / 1_000)} kB`)
}

const pictureReadme = async (executablePath: string) => {
  const pictures = await takeReadmePictures(executablePath)
  for (const [name, png] of pictures) await writeFile(join(root, `docs/pictures/${name}.png`), png)
  console.log(`${pictures.size} pictures of the README`)
}

const executablePath = await needChromium()
if (executablePath === undefined || !(await needSite())) process.exitCode = 1
else {
  if (!values.readme) await pictureGuides(executablePath)
  await pictureReadme(executablePath)
}
