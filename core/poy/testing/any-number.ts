import fc from "fast-check"
import { inThai } from "../../testing/thai-digits.ts"
import type { Bet } from "../line.ts"
import { digitsOf, type Option, options } from "../options/option.ts"

export const anyOption: fc.Arbitrary<Option> = fc.constantFrom(...options)

/** Numbers of so many digits; same digits, both ends and a few that meet again come more often than chance has it. */
export const anyNumberOf = (digits: number): fc.Arbitrary<string> => {
  const last = 10 ** digits - 1
  const written = (number: number) => String(number).padStart(digits, "0")
  return fc.oneof(
    { arbitrary: fc.integer({ min: 0, max: last }).map(written), weight: 4 },
    { arbitrary: fc.integer({ min: 0, max: Math.min(last, 12) }).map(written), weight: 3 },
    { arbitrary: fc.integer({ min: 0, max: 9 }).map((digit) => String(digit).repeat(digits)), weight: 2 },
    { arbitrary: fc.constantFrom(written(0), written(last), written(Math.ceil(last / 2))), weight: 1 },
  )
}

/** A number that can be bet on with an option. */
export const anyNumberFor = (option: Option): fc.Arbitrary<string> => anyNumberOf(digitsOf(option))

const betOn = (option: Option) => anyNumberFor(option).map((number): Bet => ({ option, number }))

export const anyBet: fc.Arbitrary<Bet> = anyOption.chain(betOn)

/** Bets as a batch asks for them: any option, numbers that come again. */
export const anyBets: fc.Arbitrary<ReadonlyArray<Bet>> = fc.array(anyBet, { maxLength: 30, size: "max" })

/** What somebody may send as a number: too short, too long, signed, in other digits, or no number at all. */
export const anyWrongNumberFor = (option: Option): fc.Arbitrary<string> =>
  fc.oneof(
    anyNumberOf(digitsOf(option) + 1),
    anyNumberOf(digitsOf(option)).map((number) => number.slice(1)),
    anyNumberOf(digitsOf(option)).map((number) => `-${number.slice(1)}`),
    anyNumberOf(digitsOf(option)).map((number) => number.replaceAll(/\d/g, (digit) => inThai(digit))),
    fc.constantFrom(" ", "abc", "1e2", "0x1", "NaN", "1.5", "__proto__"),
  )
