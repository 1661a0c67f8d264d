import { median } from "../commands/median.ts"
import { entrantNames } from "./entrants.ts"
import { type Times, type Work, works } from "./measure.ts"

/** Rounds by contestant, on slips of one size. */
export type MeasuredRounds = { readonly size: number; readonly rounds: Readonly<Record<string, ReadonlyArray<Times>>> }

/** Times the array's time at most, times quicker than the libraries at least, times dearer by the line at most. */
const bars = { array: 2, libraries: 10, growth: 2 }
const judgedSize = 10_000

/** The work on a slip that stands; totals only read, which is one loop over an array for everyone, so only the array's bar holds there. */
const onBuiltSlip: ReadonlyArray<Work> = ["add", "undo", "price", "totals"]
const changing: ReadonlyArray<Work> = ["add", "undo", "price"]

const [core = "", array = "", ...libraries] = entrantNames

const spent = (measured: MeasuredRounds, name: string, parts: ReadonlyArray<Work>): number =>
  median((measured.rounds[name] ?? []).map((times) => parts.reduce((sum, work) => sum + times[work], 0)))

/** Milliseconds of the whole work on a slip that stands. */
const wholeWork = (measured: MeasuredRounds, name: string): number => spent(measured, name, onBuiltSlip)

/** Milliseconds a line of the whole work. */
const perLine = (measured: MeasuredRounds, name: string) => wholeWork(measured, name) / measured.size

/** How much dearer a line becomes on the longest slip than on the slip where it is cheapest. */
const growth = (all: ReadonlyArray<MeasuredRounds>, name: string): number => {
  const costs = all.map((measured) => perLine(measured, name))
  return costs.at(-1)! / Math.min(...costs.slice(0, -1))
}

/** Every bar that is missed, a sentence each. */
export const missedRaceBars = (all: ReadonlyArray<MeasuredRounds>): ReadonlyArray<string> => {
  const missed: Array<string> = []
  for (const measured of all.filter(({ size }) => size === judgedSize)) {
    for (const work of onBuiltSlip) {
      const ratio = spent(measured, core, [work]) / spent(measured, array, [work])
      if (ratio > bars.array) missed.push(`${work}: ${ratio.toFixed(2)} x the ${array}'s time, over ${bars.array}`)
    }
    for (const name of libraries)
      for (const work of changing) {
        const ratio = spent(measured, name, [work]) / spent(measured, core, [work])
        if (ratio < bars.libraries)
          missed.push(`${work}: ${ratio.toFixed(1)} x quicker than ${name}, under ${bars.libraries}`)
      }
  }
  const [own, beside] = [growth(all, core), growth(all, array)]
  const allowed = bars.growth * Math.max(1, beside)
  if (own > allowed)
    missed.push(`a line of the longest slip costs ${own.toFixed(2)} x the cheapest, over ${allowed.toFixed(2)}`)
  return missed
}

const row = (title: string, cells: ReadonlyArray<string>) =>
  title.padEnd(26) + cells.map((cell) => cell.padStart(16)).join("")
const micros = (milliseconds: number) => `${(milliseconds * 1_000).toFixed(1)} µs`

/** A table a size: core's time, and the others' as multiples of it. */
export const table = (measured: MeasuredRounds): ReadonlyArray<string> => {
  const others = [array, ...libraries]
  const line = (title: string, parts: ReadonlyArray<Work>) => {
    const own = spent(measured, core, parts)
    return row(title, [micros(own), ...others.map((name) => `${(spent(measured, name, parts) / own).toFixed(2)} x`)])
  }
  return [
    row(`${measured.size.toLocaleString("en")} lines`, [core, ...others]),
    ...works.map((work) => line(`  ${titles[work]}`, [work])),
    line("  all but the building", onBuiltSlip),
  ]
}

const titles: Readonly<Record<Work, string>> = {
  build: "build by ten batches",
  add: "add a batch of 100",
  undo: "undo it",
  price: "one price for all",
  totals: "totals",
}

export const costs = (all: ReadonlyArray<MeasuredRounds>): ReadonlyArray<string> => [
  row(
    "cost of a line, whole work",
    all.map(({ size }) => size.toLocaleString("en")),
  ),
  ...[core, array].map((name) =>
    row(`  ${name}`, [
      ...all.map((measured) => `${(perLine(measured, name) * 1e6).toFixed(1)} ns`),
      `grows ${growth(all, name).toFixed(2)} x`,
    ]),
  ),
]
