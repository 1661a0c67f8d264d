import { parseArgs } from "node:util"
import { disagreement } from "./agreement.ts"
import { costs, missedRaceBars, table } from "./bars.ts"
import { entrants } from "./entrants.ts"
import { benchInTheBrowser } from "./in-the-browser.ts"
import { race, seed } from "./race.ts"

const { quick, only } = parseArgs({
  options: { quick: { type: "boolean", default: false }, only: { type: "string" } },
}).values

const raceSlips = async (): Promise<ReadonlyArray<string>> => {
  const differs = [1, 2, 3].map((one) => disagreement(entrants, seed + one, 150)).find((found) => found !== undefined)
  if (differs !== undefined) return [differs]
  console.log(`all four hold the same slips; seed ${seed}; the others' time as multiples of core's`)
  const all = await race(quick, (measured) => {
    for (const line of table(measured)) console.log(line)
  })
  for (const line of costs(all)) console.log(line)
  return quick ? [] : missedRaceBars(all)
}

const missed = [
  ...(only === "ui" ? [] : await raceSlips()),
  ...(quick || only === "core" ? [] : await benchInTheBrowser(console.log)),
]
for (const line of missed) console.log(line)
console.log(quick ? "a quick look: no bar is judged" : `${missed.length} bars missed`)
if (missed.length > 0) process.exitCode = 1
