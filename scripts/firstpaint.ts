import { needSite } from "./commands/site.ts"
import { type ColdAndAgain, coldAndAgain } from "./firstpaint/cold-and-again.ts"
import { heads, judge, largest, type Measured, row, wordColumns } from "./firstpaint/report.ts"
import { tasksOfVisit } from "./firstpaint/tasks.ts"
import { slowness } from "./firstpaint/visit.ts"
import { atTheSiteAtNoon, demoPlayerAt } from "./page-speed/demo-player.ts"
import { speedOptions } from "./page-speed/options.ts"
import { type Case, chooseCases } from "./page-speed/pages.ts"
import { markdownTable, plainTable, writeRecord } from "./page-speed/record.ts"
import { needChromium } from "./surroundings/need-chromium.ts"

const { runs, pages, locales, record } = speedOptions(3)

const measure = (executablePath: string, cases: ReadonlyArray<Case>): Promise<ReadonlyArray<Measured>> =>
  atTheSiteAtNoon(async (address) => {
    const visitOf = await demoPlayerAt(address, cases)
    const all: Array<Measured> = []
    for (const one of cases) {
      const both: Array<ColdAndAgain> = []
      const tasks: Array<ReadonlyArray<number>> = []
      const visit = await visitOf(one)
      for (let count = 0; count < runs; count++) {
        both.push(await coldAndAgain(executablePath, visit, one.page.control))
        tasks.push(await tasksOfVisit(executablePath, visit, slowness))
      }
      const measured: ReadonlyArray<Measured> = [
        { ...one, is: "cold", visits: both.map(({ cold }) => cold), tasks },
        { ...one, is: "again", visits: both.map(({ again }) => again), tasks: [] },
      ]
      for (const line of measured.map(largest)) console.log(line)
      all.push(...measured)
    }
    return all
  })

const chosen = chooseCases(pages, locales, ["th"])
const executablePath = await needChromium()
if (typeof chosen === "string" || !(runs >= 1)) {
  console.error(typeof chosen === "string" ? chosen : "--runs takes a number from 1 on")
  process.exitCode = 1
} else if (executablePath === undefined || !(await needSite())) process.exitCode = 1
else {
  const all = await measure(executablePath, chosen.cases)
  for (const line of plainTable([heads, ...all.map(row)], wordColumns)) console.log(line)
  const missed = all.flatMap(judge)
  for (const line of missed) console.log(line)
  console.log(`${missed.length} bars missed`)
  if (missed.length > 0) process.exitCode = 1
  if (record && chosen.isWhole)
    await writeRecord("firstpaint", `Median of ${runs} runs`, markdownTable(heads, all.map(row), wordColumns))
  else if (record) console.log("The record holds all pages and languages, so it was not rewritten.")
}
