import fc from "fast-check"
import { type Satang, satang } from "../../../money/satang.ts"
import type { Option } from "../../options/option.ts"
import { anyNumberOf } from "../any-number.ts"

export type IntendedBet = { readonly option: Option; readonly number: string; readonly price: Satang }

/** One line, and the bets that its writer means by it. */
export type IntendedLine = {
  readonly text: string
  readonly as: "bets" | "bare" | "heading" | "price" | "ignored"
  readonly bets: ReadonlyArray<IntendedBet>
}

export const intended = (
  options: ReadonlyArray<Option>,
  numbers: ReadonlyArray<string>,
  baht: number,
): ReadonlyArray<IntendedBet> =>
  numbers.flatMap((number) => options.map((option) => ({ option, number, price: satang(baht * 100) })))

export const betting = (text: string, bets: ReadonlyArray<IntendedBet>): IntendedLine => ({ text, as: "bets", bets })
export const without = (as: "heading" | "price" | "ignored", text: string): IntendedLine => ({ text, as, bets: [] })

/** Prices that are no number of arrangements, and that nobody takes for a number without a mark. */
export const wholeBaht = fc.constantFrom(5, 10, 20, 50, 100, 200, 500, 1_000)

/** A price as it is written, with or without its word. */
export const writtenPrice = (baht: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.boolean(), fc.constantFrom("", " บาท", "บาท", "฿", " บ."))
    .map(([grouped, word]) => (grouped ? baht.toLocaleString("en-US") : String(baht)) + word)

/** What stands between a number and its price; a colon behind two digits might make them a time. */
export const equalsSign = (digits: number): fc.Arbitrary<string> =>
  fc.constantFrom("=", " = ", "มี", " มี ", "==", digits === 3 ? ":" : "= ")
export const timesSign = fc.constantFrom("x", "X", "*", "×", " x ")
/** Words for the price of each; behind a number of doors ตูละ might belong to the doors. */
export const eachWord = (digits: number): fc.Arbitrary<string> =>
  fc.constantFrom(" ตัวละ ", " ตัวละ", " ละ ", digits === 3 ? " ตูละ " : "ละ ")

/** Several numbers in a row, with nothing between them that could make them a date, or all from one to the other. */
export const rowOf = (
  digits: number,
): fc.Arbitrary<{ readonly text: string; readonly numbers: ReadonlyArray<string> }> =>
  fc
    .tuple(fc.array(anyNumberOf(digits), { minLength: 1, maxLength: 5 }), fc.constantFrom(" ", ",", ", ", "/", "-"))
    .map(([numbers, between]) => ({
      text: numbers.join("/-".includes(between) && numbers.length < (digits === 3 ? 3 : 4) ? " " : between),
      numbers,
    }))
