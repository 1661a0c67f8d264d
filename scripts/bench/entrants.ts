import { satang } from "@fakham/core/money"
import { add, empty, linesOf, priceAll, type Slip, totals, undo } from "@fakham/core/poy"
import { type Contestant, type Entrant, entrant } from "./contestant.ts"
import { entityAdapter } from "./entity-adapter.ts"
import { immerArray } from "./immer-array.ts"
import { sortedArray } from "./sorted-array.ts"

const coreSlip: Contestant<Slip> = {
  name: "core/poy",
  empty: () => empty,
  add: (slip, batch) => add(slip, batch).slip,
  undo,
  priceAll: (slip, price) => priceAll(slip, satang(price)).slip,
  totals,
  lines: linesOf,
}

/** Core's slip first, then the mutable array that it is held to, then the libraries it is to outrun. */
export const entrants: ReadonlyArray<Entrant> = [
  entrant(coreSlip),
  entrant(sortedArray),
  entrant(entityAdapter),
  entrant(immerArray),
]

export const entrantNames = entrants.map(({ name }) => name)
