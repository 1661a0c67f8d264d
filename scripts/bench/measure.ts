import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import type { NewLine } from "@fakham/core/poy"
import { median } from "../commands/median.ts"
import type { Entrant } from "./contestant.ts"

export const works = ["build", "add", "undo", "price", "totals"] as const
export type Work = (typeof works)[number]

/** Milliseconds that each kind of work took, the median of a round. */
export type Times = Readonly<Record<Work, number>>

/** A slip to build out of ten batches, the batch put on top of it, and how often each is done. */
export type Trial = {
  readonly lines: ReadonlyArray<NewLine>
  readonly batch: ReadonlyArray<NewLine>
  readonly builds: number
  readonly repeats: number
}

setFlagsFromString("--expose-gc")
const sweep: () => void = runInNewContext("gc")

/** One round of a contestant, its old garbage swept away first; every repeat leaves the slip as long as it found it. */
export const measureRound = ({ open }: Entrant, { lines, batch, builds, repeats }: Trial): Times => {
  const times: Record<Work, Array<number>> = { build: [], add: [], undo: [], price: [], totals: [] }
  const time = (work: Work, act: () => unknown) => {
    const started = performance.now()
    act()
    times[work].push(performance.now() - started)
  }
  const each = lines.length / 10
  const portions = Array.from({ length: 10 }, (_, at) => lines.slice(at * each, (at + 1) * each))
  sweep()
  let slip = open()
  for (let repeat = 0; repeat < builds; repeat++) {
    slip = open()
    time("build", () => {
      for (const portion of portions) slip.add(portion)
    })
  }
  for (let repeat = 0; repeat < repeats; repeat++) {
    time("add", () => slip.add(batch))
    time("undo", () => slip.undo())
    time("price", () => slip.priceAll(repeat % 2 === 0 ? 500 : 700))
    time("totals", () => slip.totals())
  }
  const { build, add, undo, price, totals } = times
  return { build: median(build), add: median(add), undo: median(undo), price: median(price), totals: median(totals) }
}
