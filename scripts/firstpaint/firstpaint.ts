import { measurePages } from "../page-speed/measure.ts"
import { type ColdAndAgain, coldAndAgain } from "./cold-and-again.ts"
import { heads, judge, largest, type Measured, row, wordColumns } from "./report.ts"

await measurePages({
  name: "firstpaint",
  runs: 3,
  locales: ["th"],
  browser: "any",
  look: async ({ executablePath, one, visit, runs }) => {
    const both: Array<ColdAndAgain> = []
    for (let count = 0; count < runs; count++) both.push(await coldAndAgain(executablePath, visit, one.page.control))
    const measured: ReadonlyArray<Measured> = [
      { ...one, is: "cold", visits: both.map(({ cold }) => cold) },
      { ...one, is: "again", visits: both.map(({ again }) => again) },
    ]
    return { measured, lines: measured.map(largest) }
  },
  heads,
  wordColumns,
  row,
  judge,
  how: (runs) => `Median of ${runs} runs`,
})
