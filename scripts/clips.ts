import { mkdir, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { clips } from "./clips/clips.ts"
import { filmOf, type Still } from "./clips/film.ts"
import { writeWebm } from "./clips/webm.ts"
import { root } from "./commands/run.ts"
import { needSite } from "./commands/site.ts"
import { posterOf } from "./pictures/page-at-rest.ts"
import { filmed, nipa, openPhone } from "./pictures/phone.ts"
import { atTheSameSite } from "./pictures/same-site.ts"
import { needChromium } from "./surroundings/need-chromium.ts"

const folder = join(root, "ui/public/clips")

const executablePath = await needChromium()
if (executablePath === undefined || !(await needSite())) process.exitCode = 1
else {
  const films = await atTheSameSite(executablePath, async ({ browser, address }) => {
    const taken: Array<{ readonly name: string; readonly poster: Buffer; readonly stills: ReadonlyArray<Still> }> = []
    for (const { name, play } of clips) {
      const page = await openPhone(browser, address, filmed, "th", nipa)
      const film = filmOf(page)
      await play(page, film)
      taken.push({ name, poster: await posterOf(page), stills: film.stills })
      await page.context().close()
    }
    return taken
  })
  await mkdir(folder, { recursive: true })
  for (const { name, poster, stills } of films) {
    const file = join(folder, `${name}.webm`)
    await writeFile(join(folder, `${name}.webp`), poster)
    await writeWebm(stills, file)
    console.log(`${name}: ${Math.round((await stat(file)).size / 1_000)} kB`)
  }
}
