import { type Doubtful, more } from "./amounts.ts"
import type { Clause, Parse } from "./parse.ts"
import { type Choices, type Chosen, type PasteSetting, type Reading, read } from "./reading.ts"

/** All that a line can mean under what stands above it. */
export type Meanings = {
  readonly readings: ReadonlyArray<Reading>
  readonly isPlain: boolean
  readonly asksSide: boolean
  readonly usesSecondPrice: boolean
}

type Ranked = { readonly reading: Reading; readonly doubtful: Doubtful; readonly asksSide: boolean }

export const sameBets = (one: Reading, other: Reading): boolean => textOf(one) === textOf(other)
const textOf = (reading: Reading) => reading.map(({ option, number, price }) => `${option}${number}=${price}`).join()

export const distinct = (readings: ReadonlyArray<Reading>): ReadonlyArray<Reading> => [
  ...new Map(readings.map((reading) => [textOf(reading), reading])).values(),
]

/** Reads a line in every way of its shape and with every choice that it leaves. */
export const meaningsOf = (
  parses: ReadonlyArray<Parse>,
  above: Pick<Choices, "heading" | "arrangements" | "side"> & PasteSetting,
): Meanings => {
  const found: Array<Ranked> = []
  let usesSecondPrice = false
  const note = (clauses: ReadonlyArray<Clause>, doubtful: Doubtful, way: number): number => {
    const chosen: Chosen = { side: false, secondPrice: false, ways: 1, unusual: false }
    const reading = read(clauses, { ...above, way }, chosen)
    usesSecondPrice ||= chosen.secondPrice
    const isDoubted = chosen.unusual || chosen.ways > 1
    if (reading !== undefined)
      found.push({ reading, doubtful: more(doubtful, isDoubted ? 1 : 0), asksSide: chosen.side })
    return chosen.ways
  }
  for (const { clauses, doubtful } of parses) {
    const ways = note(clauses, doubtful, 0)
    for (let way = 1; way < ways; way++) note(clauses, doubtful, way)
  }
  const isLikely = ({ doubtful }: Ranked) => doubtful < 2
  const standing = (found.some(isLikely) ? found.filter(isLikely) : found).toSorted(
    (one, other) => one.doubtful - other.doubtful,
  )
  const readings = distinct(standing.map(({ reading }) => reading))
  const isPlain = readings.length === 1 && standing.some(({ doubtful }) => doubtful === 0)
  return { readings, isPlain, asksSide: standing.some(({ asksSide }) => asksSide), usesSecondPrice }
}
