import type { Satang } from "../money/satang.ts"
import { byOption, digitsOf, type Option, options } from "./options/option.ts"

/** One number on one option, at one price. */
export type Bet = { readonly option: Option; readonly number: string }

/** A bet with its price and what held for it when it was added: limits in satang, the rate in hundredths. */
export type NewLine = Bet & {
  readonly price: Satang
  readonly min: Satang
  readonly max: Satang
  readonly multiply: number
}

/** `ref` is the line's own running number in its slip, `add` the batch it came with. */
export type Line = NewLine & { readonly ref: number; readonly add: number }

/** A line as a slip keeps it: its place in the order instead of its price. */
export type Entry = Omit<Line, "price"> & { readonly place: number }

export const isNumberOf = ({ option, number }: Bet): boolean =>
  /^\d+$/.test(number) && number.length === digitsOf(option)

/** Where a bet stands in a slip, as one whole number: options in their order, then numbers. */
export const placeOf = ({ option, number }: Bet): number => base[option] + Number(number)

/** Places are whole numbers below this. */
export const placeCount = options.length * 1000

const base = byOption((option) => options.indexOf(option) * 1000)

/** The price nearest to the wanted one that the bounds allow; what is no price at all becomes the lowest. */
export const nearestPrice = (wanted: number, min: number, max: number): number =>
  wanted >= max ? max : wanted >= min ? Math.floor(wanted) : min
