import { needSite } from "./commands/site.ts"
import { heads, judge, type Measured, row, wordColumns } from "./lighthouse/bars.ts"
import { type Figures, figuresOf, medianOfRuns, shortcomings } from "./lighthouse/figures.ts"
import { runLighthouse } from "./lighthouse/run-lighthouse.ts"
import { atTheSiteAtNoon, demoPlayerAt } from "./page-speed/demo-player.ts"
import { speedOptions } from "./page-speed/options.ts"
import { type Case, chooseCases } from "./page-speed/pages.ts"
import { markdownTable, plainTable, writeRecord } from "./page-speed/record.ts"
import { needChromium } from "./surroundings/need-chromium.ts"

const { runs, pages, locales, record } = speedOptions(5)

const measure = (executablePath: string, cases: ReadonlyArray<Case>): Promise<ReadonlyArray<Measured>> =>
  atTheSiteAtNoon(async (address) => {
    const visitOf = await demoPlayerAt(address, cases)
    const all: Array<Measured> = []
    for (const one of cases) {
      const figures: Array<Figures> = []
      const found = new Set<string>()
      const visit = await visitOf(one)
      for (let count = 0; count < runs; count++) {
        const run = () => runLighthouse(executablePath, visit, one.page)
        // A browser that gave no report is no figure; it is tried once more.
        const report = await run().catch((cause: unknown) => {
          console.log(`tried again: ${String(cause)}`)
          return run()
        })
        figures.push(figuresOf(report))
        for (const shortcoming of shortcomings(report)) found.add(shortcoming)
      }
      const measured = { ...one, figures: medianOfRuns(figures) }
      all.push(measured)
      console.log([...row(measured), ...found].join("  "))
    }
    return all
  })

const chosen = chooseCases(pages, locales, ["th", "mm"])
// A whole browser draws its own window on the same two cores meanwhile, and every task of a page took twice as long.
const executablePath = await needChromium("headless shell")
if (typeof chosen === "string" || !(runs >= 1)) {
  console.error(typeof chosen === "string" ? chosen : "--runs takes a number from 1 on")
  process.exitCode = 1
} else if (executablePath === undefined || !(await needSite())) process.exitCode = 1
else {
  const all = await measure(executablePath, chosen.cases)
  console.log("")
  for (const line of plainTable([heads, ...all.map(row)], wordColumns)) console.log(line)
  const missed = all.flatMap(judge)
  for (const line of missed) console.log(line)
  console.log(`${missed.length} bars missed`)
  if (missed.length > 0) process.exitCode = 1
  if (record && chosen.isWhole) {
    const quickness = all.map(({ figures }) => Math.round(figures.machine)).toSorted((one, other) => one - other)
    const how = `Median of ${runs} cold runs; Lighthouse's index of the machine ${quickness[0]} to ${quickness.at(-1)}`
    await writeRecord("lighthouse", how, markdownTable(heads, all.map(row), wordColumns))
  } else if (record) console.log("The record holds all pages and languages, so it was not rewritten.")
}
