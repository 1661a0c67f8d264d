import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "./commands/run.ts"
import { type AppIcon, appIcons, drawIcon } from "./icons/app-icons.ts"
import { inChromium } from "./surroundings/in-chromium.ts"
import { needChromium } from "./surroundings/need-chromium.ts"

const folder = join(root, "ui/public/icons")

/** Draws an icon as a browser would, with nothing behind it. */
const paint = (executablePath: string, icons: ReadonlyArray<AppIcon>, favicon: string) =>
  inChromium(executablePath, async (browser) => {
    const page = await browser.newPage()
    const painted: Array<{ readonly name: string; readonly png: Uint8Array }> = []
    for (const icon of icons) {
      await page.setViewportSize({ width: icon.width ?? icon.size, height: icon.size })
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawIcon(icon, favicon)}`)
      painted.push({ name: icon.name, png: await page.screenshot({ omitBackground: true }) })
    }
    return painted
  })

const executablePath = await needChromium()
if (executablePath === undefined) process.exitCode = 1
else {
  const painted = await paint(executablePath, appIcons, await readFile(join(root, "ui/public/favicon.svg"), "utf8"))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const { name, png } of painted) await writeFile(join(folder, name), png)
  console.log(painted.map(({ name, png }) => `${name}: ${png.length} bytes`).join("\n"))
}
