import { type Entrant, entrant } from "./contestant.ts"
import { coreSlip } from "./core-slip.ts"
import { entityAdapter } from "./entity-adapter.ts"
import { immerArray } from "./immer-array.ts"
import { sortedArray } from "./sorted-array.ts"

/** Core's slip first, then the mutable array that it is held to, then the libraries it is to outrun. */
export const entrants: ReadonlyArray<Entrant> = [
  entrant(coreSlip),
  entrant(sortedArray),
  entrant(entityAdapter),
  entrant(immerArray),
]

export const entrantNames = entrants.map(({ name }) => name)
