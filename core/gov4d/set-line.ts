import { baht, type Satang } from "../money/satang.ts"
import { times, total } from "../money/sums.ts"
import type { SetPrice } from "./set-price.ts"

/** One four-digit number and how many sets of it are bought. */
export type SetLine = { readonly number: string; readonly sets: number }

export type SetLineFault = "fourDigits" | "wholeSets"

/** Why a line cannot be bought, if it cannot. */
export const setLineFault = ({ number, sets }: SetLine): SetLineFault | undefined =>
  !/^\d{4}$/.test(number) ? "fourDigits" : !Number.isSafeInteger(sets) || sets < 1 ? "wholeSets" : undefined

export const costOf = ({ sets }: SetLine, price: SetPrice): Satang => times(baht(price.baht), sets)

/** What the sets of a number win at most. */
export const topPrizeOf = ({ sets }: Pick<SetLine, "sets">, { prizes }: SetPrice): Satang =>
  times(baht(prizes.straight4 ?? 0), sets)

export const costOfAll = (lines: ReadonlyArray<SetLine>, price: SetPrice): Satang =>
  total(lines.map((line) => costOf(line, price)))
