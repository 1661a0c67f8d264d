import { baht, type Satang } from "../money/satang.ts"
import { times } from "../money/sums.ts"
import { shuffled } from "../poy/keying/helpers.ts"
import { costOfAll, setLineFault, type Ticket4dLine, type Ticket4dLineFault, topPrizeOf } from "./ticket4d-line.ts"
import type { Ticket4dPrice } from "./ticket4d-price.ts"

/** How many sets a member can buy of one draw. */
export type SetCaps = {
  readonly perNumber: number
  readonly perMember: number
  /** What is left of numbers that are nearly sold out. */
  readonly left: ReadonlyMap<string, number>
  /** What the member holds of this draw already, by earlier slips. */
  readonly held: ReadonlyArray<Ticket4dLine>
}
export const setCaps: SetCaps = { perNumber: 20, perMember: 200, left: new Map(), held: [] }

/** Sets of one number as a line of a slip: they cost from one set to all that a member may have; the rate is the first tier's. */
export const termsOfSets = ({ baht: price, prizes }: Ticket4dPrice) => ({
  min: times(baht(1), price),
  max: times(baht(1), price * setCaps.perNumber),
  multiply: Math.floor(((prizes.straight4 ?? 0) * 100) / price),
})

/** Sets on their way to be bought: one line a number, in the order in which the numbers came. */
export type Ticket4dSlip = {
  readonly lines: ReadonlyArray<Ticket4dLine>
  /** The lines before each change, the newest change last. */
  readonly past: ReadonlyArray<ReadonlyArray<Ticket4dLine>>
}
export const noSets: Ticket4dSlip = { lines: [], past: [] }

/** Why sets were not added; of what is full, `most` can still be. */
export type SetsNotAdded = { readonly line: Ticket4dLine } & (
  | { readonly reason: Ticket4dLineFault }
  | { readonly reason: "full"; readonly most: number }
)
export type SetsAdded = { readonly slip: Ticket4dSlip; readonly refused: ReadonlyArray<SetsNotAdded> }

const mostChanges = 100

const changed = ({ lines: before, past }: Ticket4dSlip, lines: ReadonlyArray<Ticket4dLine>): Ticket4dSlip => ({
  lines,
  past: [...past, before].slice(-mostChanges),
})

const setsOf = (lines: ReadonlyArray<Ticket4dLine>, number?: string) =>
  lines.reduce((sum, line) => sum + (number === undefined || line.number === number ? line.sets : 0), 0)

/** How many more sets of a number fit beside these lines. */
const twoColumns = (
  lines: ReadonlyArray<Ticket4dLine>,
  number: string,
  { perNumber, perMember, left, held }: SetCaps,
) =>
  Math.max(
    0,
    Math.min(
      perNumber - setsOf(held, number) - setsOf(lines, number),
      (left.get(number) ?? Number.POSITIVE_INFINITY) - setsOf(lines, number),
      perMember - setsOf(held) - setsOf(lines),
    ),
  )

/** How many more sets of a number can be added. */
export const roomFor = (slip: Ticket4dSlip, number: string, caps: SetCaps): number =>
  twoColumns(slip.lines, number, caps)

const notAdded = (line: Ticket4dLine, most: number): SetsNotAdded | undefined => {
  const reason = setLineFault(line)
  if (reason !== undefined) return { line, reason }
  return line.sets > most ? { line, reason: "full", most } : undefined
}

/** Adds all that fits as one change; a number that is there already gets more sets. What does not fit is told. */
export const addSets = (slip: Ticket4dSlip, batch: ReadonlyArray<Ticket4dLine>, caps: SetCaps): SetsAdded => {
  const refused: Array<SetsNotAdded> = []
  let { lines } = slip
  for (const line of batch) {
    const refusal = notAdded(line, twoColumns(lines, line.number, caps))
    if (refusal !== undefined) refused.push(refusal)
    else if (lines.some(({ number }) => number === line.number))
      lines = lines.map((one) => (one.number === line.number ? { ...one, sets: one.sets + line.sets } : one))
    else lines = [...lines, { number: line.number, sets: line.sets }]
  }
  return { slip: lines === slip.lines ? slip : changed(slip, lines), refused }
}

/** So many sets of a number that is on the slip, no more and no less. */
export const setSets = (slip: Ticket4dSlip, number: string, sets: number, caps: SetCaps): SetsAdded => {
  const others = slip.lines.filter((line) => line.number !== number)
  if (others.length === slip.lines.length) return { slip, refused: [] }
  const refusal = notAdded({ number, sets }, twoColumns(others, number, caps))
  if (refusal !== undefined) return { slip, refused: [refusal] }
  return {
    slip: changed(
      slip,
      slip.lines.map((line) => (line.number === number ? { number, sets } : line)),
    ),
    refused: [],
  }
}

export const removeNumber = (slip: Ticket4dSlip, number: string): Ticket4dSlip =>
  slip.lines.some((line) => line.number === number)
    ? changed(
        slip,
        slip.lines.filter((line) => line.number !== number),
      )
    : slip

export const clearSets = (slip: Ticket4dSlip): Ticket4dSlip => (slip.lines.length === 0 ? slip : changed(slip, []))

/** Takes the last change back, whatever it was. */
export const undoSets = ({ lines, past }: Ticket4dSlip): Ticket4dSlip => ({
  lines: past.at(-1) ?? lines,
  past: past.slice(0, -1),
})

/** Every order of a number's digits, each with so many sets. */
export const inEveryOrder = ({ number, sets }: Ticket4dLine): ReadonlyArray<Ticket4dLine> =>
  shuffled(number).map((order) => ({ number: order, sets }))

export type SetTotals = {
  readonly numbers: number
  readonly sets: number
  readonly cost: Satang
  /** What the line with most sets wins when all four digits are right. */
  readonly topPrize: Satang
}

export const totalsOfSets = ({ lines }: Pick<Ticket4dSlip, "lines">, price: Ticket4dPrice): SetTotals => ({
  numbers: lines.length,
  sets: setsOf(lines),
  cost: costOfAll(lines, price),
  topPrize: topPrizeOf({ sets: Math.max(0, ...lines.map(({ sets }) => sets)) }, price),
})
