import type { Browser } from "playwright"
import { needSite } from "../commands/site.ts"
import { inChromium } from "../surroundings/in-chromium.ts"
import { needChromium } from "../surroundings/need-chromium.ts"
import { raceCountdowns, reportCountdowns } from "./countdown-race.ts"
import { raceTaps, reportTaps } from "./tap-race.ts"

const races = [
  async (browser: Browser) => reportTaps(await raceTaps(browser)),
  async (browser: Browser) => reportCountdowns(await raceCountdowns(browser)),
]

/** Races what players see against pages that do the same by hand; tells every bar that is missed. */
export const benchInTheBrowser = async (say: (line: string) => void): Promise<ReadonlyArray<string>> => {
  const executablePath = await needChromium()
  if (executablePath === undefined || !(await needSite())) return ["there is no browser or no site to race in"]
  return inChromium(executablePath, async (browser) => {
    const missed: Array<string> = []
    for (const race of races) {
      const report = await race(browser)
      for (const line of report.lines) say(line)
      missed.push(...report.missed)
    }
    return missed
  })
}
