import { parseArgs } from "node:util"
import { needSite } from "../commands/site.ts"
import { needChromium } from "../surroundings/need-chromium.ts"
import { atTheSiteAtNoon, demoPlayerAt, type PageVisit } from "./demo-player.ts"
import { type Case, chooseCases } from "./pages.ts"
import { markdownTable, plainTable, writeRecord } from "./record.ts"

/** A way to look at pages: what is read of a visit, and how it is told and judged. */
type Measurement<Measured> = {
  /** The marks in docs/performance.md between which the figures stand. */
  readonly name: string
  readonly runs: number
  readonly locales: ReadonlyArray<Case["locale"]>
  readonly browser: "any" | "headless shell"
  readonly look: (at: {
    readonly executablePath: string
    readonly one: Case
    readonly visit: PageVisit
    readonly runs: number
  }) => Promise<{ readonly measured: ReadonlyArray<Measured>; readonly lines: ReadonlyArray<string> }>
  readonly heads: ReadonlyArray<string>
  readonly wordColumns: number
  readonly row: (measured: Measured) => ReadonlyArray<string>
  readonly judge: (measured: Measured) => ReadonlyArray<string>
  readonly how: (runs: number, all: ReadonlyArray<Measured>) => string
}

/** Visits the pages that the command line names, tells each, fails over missed bars, and records the figures on demand. */
export const measurePages = async <Measured>(of: Measurement<Measured>): Promise<void> => {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: String(of.runs) },
      pages: { type: "string" },
      locales: { type: "string" },
      record: { type: "boolean", default: false },
    },
  })
  process.exitCode = 1
  const runs = Number(values.runs)
  const chosen = chooseCases(values.pages, values.locales, of.locales)
  if (typeof chosen === "string") return console.error(chosen)
  if (!(runs >= 1)) return console.error("--runs takes a number from 1 on")
  const executablePath = await needChromium(of.browser === "any" ? undefined : of.browser)
  if (executablePath === undefined || !(await needSite())) return
  const all = await atTheSiteAtNoon(async (address) => {
    const visitOf = await demoPlayerAt(address, chosen.cases)
    const measured: Array<Measured> = []
    for (const one of chosen.cases) {
      const looked = await of.look({ executablePath, one, visit: await visitOf(one), runs })
      for (const line of looked.lines) console.log(line)
      measured.push(...looked.measured)
    }
    return measured
  })
  for (const line of plainTable([of.heads, ...all.map(of.row)], of.wordColumns)) console.log(line)
  const missed = all.flatMap(of.judge)
  for (const line of [...missed, `${missed.length} bars missed`]) console.log(line)
  if (missed.length === 0) process.exitCode = 0
  if (!values.record) return
  if (!chosen.isWhole) return console.log("The record holds all pages and languages, so it was not rewritten.")
  await writeRecord(of.name, of.how(runs, all), markdownTable(of.heads, all.map(of.row), of.wordColumns))
}
