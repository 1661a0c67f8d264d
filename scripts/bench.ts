import { parseArgs } from "node:util"
import { disagreement } from "./bench/agreement.ts"
import { costs, judge, type Measured, table } from "./bench/bars.ts"
import { entrants, names } from "./bench/entrants.ts"
import { benchInTheBrowser } from "./bench/in-the-browser.ts"
import type { Times } from "./bench/measure.ts"
import { enter } from "./bench/room.ts"

const seed = 20_261_121
const { quick, only } = parseArgs({
  options: { quick: { type: "boolean", default: false }, only: { type: "string" } },
}).values
const sizes = quick ? [100, 1_000] : [100, 1_000, 10_000, 100_000]

/** How long is measured: the quick two often, the slow two as often as one can wait for. */
const effort = (size: number, name: string) => {
  const isQuick = names.indexOf(name) < 2
  return {
    builds: Math.max(1, Math.floor((isQuick ? 20_000 : 1_000) / size)),
    repeats: Math.max(isQuick ? 15 : 2, Math.floor((isQuick ? 100_000 : 4_000) / size)),
  }
}

const race = async (): Promise<ReadonlyArray<Measured>> => {
  const rooms = names.map(enter)
  const all: Array<Measured> = []
  for (const size of sizes) {
    const rounds: Record<string, ReadonlyArray<Times>> = Object.fromEntries(names.map((name) => [name, []]))
    const count = quick ? 2 : size > 10_000 ? 3 : 7
    for (let round = 0; round <= count; round++)
      for (let turn = 0; turn < rooms.length; turn++) {
        const room = rooms[(turn + round) % rooms.length]!
        const times = await room.run({ seed: seed + size, size, ...effort(size, room.name) })
        // The first round only warms up.
        if (round > 0) rounds[room.name] = [...rounds[room.name]!, times]
      }
    all.push({ size, rounds })
    for (const line of table({ size, rounds })) console.log(line)
  }
  await Promise.all(rooms.map(({ leave }) => leave()))
  return all
}

const raceSlips = async (): Promise<ReadonlyArray<string>> => {
  const differs = [1, 2, 3].map((one) => disagreement(entrants, seed + one, 150)).find((found) => found !== undefined)
  if (differs !== undefined) return [differs]
  console.log(`all four hold the same slips; seed ${seed}; the others' time as multiples of core's`)
  const all = await race()
  for (const line of costs(all)) console.log(line)
  return quick ? [] : judge(all)
}

const missed = [
  ...(only === "ui" ? [] : await raceSlips()),
  ...(quick || only === "core" ? [] : await benchInTheBrowser(console.log)),
]
for (const line of missed) console.log(line)
console.log(quick ? "a quick look: no bar is judged" : `${missed.length} bars missed`)
if (missed.length > 0) process.exitCode = 1
