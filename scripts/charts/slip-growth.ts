import { wholeWork } from "../bench/bars.ts"
import { names } from "../bench/entrants.ts"
import { race } from "../bench/race.ts"
import type { Chart } from "./chart.ts"

/** A batch of 100 added and taken back, one price for all, and the totals, on slips of 100 to 100,000 lines. */
export const slipGrowth = async (): Promise<Chart> => {
  const all = await race(false, ({ size }) => console.log(`slips of ${size} lines are measured`))
  return {
    title: "Add, undo, one price for all, totals",
    sizes: "lines of the slip",
    unit: "milliseconds",
    series: names.map((name) => ({ name, points: all.map((measured) => [measured.size, wholeWork(measured, name)]) })),
  }
}
