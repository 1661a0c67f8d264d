import { baht, type Satang } from "../money/satang.ts"
import { times, total } from "../money/sums.ts"
import type { Ticket4dPrice } from "./ticket4d-price.ts"

/** One four-digit number and how many sets of it are bought. */
export type Ticket4dLine = { readonly number: string; readonly sets: number }

export type Ticket4dLineFault = "fourDigits" | "wholeSets"

/** Why a line cannot be bought, if it cannot. */
export const setLineFault = ({ number, sets }: Ticket4dLine): Ticket4dLineFault | undefined =>
  !/^\d{4}$/.test(number) ? "fourDigits" : !Number.isSafeInteger(sets) || sets < 1 ? "wholeSets" : undefined

export const costOf = ({ sets }: Ticket4dLine, price: Ticket4dPrice): Satang => times(baht(1), price.baht * sets)

/** What the sets of a number win at most. */
export const topPrizeOf = ({ sets }: Pick<Ticket4dLine, "sets">, { prizes }: Ticket4dPrice): Satang =>
  times(baht(1), (prizes.straight4 ?? 0) * sets)

export const costOfAll = (lines: ReadonlyArray<Ticket4dLine>, price: Ticket4dPrice): Satang =>
  total(lines.map((line) => costOf(line, price)))
