import { chromium } from "playwright"
import { chromiumArguments, needChromium } from "../chromium.ts"
import { needSite } from "../commands/site.ts"
import { raceCountdowns, reportCountdowns } from "./countdown-race.ts"
import { raceGames, reportGames } from "./game-race.ts"
import { raceTaps, reportTaps } from "./tap-race.ts"

/** Races what players see against pages that do the same by hand; tells every bar that is missed. */
export const benchInTheBrowser = async (say: (line: string) => void): Promise<ReadonlyArray<string>> => {
  const executablePath = await needChromium()
  if (executablePath === undefined || !(await needSite())) return ["there is no browser or no site to race in"]
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
  try {
    const reports = [
      reportTaps(await raceTaps(browser)),
      reportCountdowns(await raceCountdowns(browser)),
      reportGames(await raceGames(browser)),
    ]
    for (const { lines } of reports) for (const line of lines) say(line)
    return reports.flatMap(({ missed }) => missed)
  } finally {
    await browser.close()
  }
}
