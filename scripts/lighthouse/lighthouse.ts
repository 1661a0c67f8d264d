import { measurePages } from "../page-speed/measure.ts"
import { barHeads, barRow, barWordColumns, missedBars } from "./bars.ts"
import { figuresOf, medianOfRuns, type PageFigures, shortcomings } from "./figures.ts"
import { runLighthouse } from "./run-lighthouse.ts"

await measurePages({
  name: "lighthouse",
  runs: 5,
  locales: ["th", "mm"],
  // A whole browser draws its own window on the same two cores meanwhile, and every task of a page took twice as long.
  browser: "headless shell",
  look: async ({ executablePath, one, visit, runs }) => {
    const figures: Array<PageFigures> = []
    const found = new Set<string>()
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
    return { measured: [measured], lines: [[...barRow(measured), ...found].join("  ")] }
  },
  heads: barHeads,
  wordColumns: barWordColumns,
  row: barRow,
  judge: missedBars,
  how: (runs, all) => {
    const quickness = all.map(({ figures }) => Math.round(figures.machine)).toSorted((one, other) => one - other)
    return `Median of ${runs} cold runs; Lighthouse's index of the machine ${quickness[0]} to ${quickness.at(-1)}`
  },
})
