import fc from "fast-check"
import { satang } from "../../money/satang.ts"
import { type Asked, type RoundLimits, type Terms, termsOf } from "../limits.ts"
import { type Option, options } from "../options/option.ts"
import { anyBet, anyWrongNumberFor } from "./any-number.ts"

/** Rates in hundredths, zero for closed numbers among them. */
export const anyRate: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 95_000 }),
  fc.constantFrom(90_000, 85_000, 15_000, 9_000, 320, 420),
  fc.constant(0),
)

const sold = fc.record({
  min: fc.constantFrom(100, 1, 500, 250),
  room: fc.oneof(fc.constantFrom(0, 100, 99_900), fc.integer({ min: 0, max: 2_000_000 })),
  rate: fc.integer({ min: 1, max: 95_000 }),
})

type Sold = { readonly min: number; readonly room: number; readonly rate: number }

/** What a round says of an option: limits and a rate, a rate of zero, or nothing at all. */
const offered = fc.oneof(
  { arbitrary: sold, weight: 6 },
  { arbitrary: fc.constantFrom("rateZero", "nothing"), weight: 1 },
)

const limitsFor = (each: ReadonlyArray<Sold | string>): Omit<RoundLimits, "rateNow"> => {
  const by = <Value>(value: (terms: Sold) => Value, atZero: Value | undefined) =>
    Object.fromEntries(
      options.flatMap((option, at): ReadonlyArray<[Option, Value]> => {
        const entry = each[at]
        const found = typeof entry === "object" ? value(entry) : entry === "rateZero" ? atZero : undefined
        return found === undefined ? [] : [[option, found]]
      }),
    )
  return {
    betMin: by(({ min }) => satang(min), satang(100)),
    betMax: by(({ min, room }) => satang(min + room), satang(100_000)),
    defaultRate: by(({ rate }) => rate, 0),
  }
}

/** What a round sells and at what: some options not offered, some numbers closed or at other rates than usual. */
export const anyRoundLimits: fc.Arbitrary<RoundLimits> = fc
  .tuple(
    fc.tuple(...options.map(() => offered)),
    fc.array(
      fc.tuple(anyBet, anyRate).map(([bet, multiply]) => ({ ...bet, multiply })),
      { maxLength: 20, size: "max" },
    ),
  )
  .map(([each, rateNow]) => ({ ...limitsFor(each), rateNow }))

export const anyTerms: fc.Arbitrary<Terms> = anyRoundLimits.map(termsOf)

/** What players ask of a round: mostly numbers, those with a rate of their own often, and now and then no number. */
export const anyAskedOf = ({ rateNow }: RoundLimits): fc.Arbitrary<ReadonlyArray<Asked>> => {
  const strange = fc
    .constantFrom(...options)
    .chain((option) => anyWrongNumberFor(option).map((number) => ({ option, number })))
  const special = rateNow.map(({ option, number }) => ({ option, number }))
  const bet = fc.oneof(
    { arbitrary: anyBet, weight: 5 },
    { arbitrary: special.length === 0 ? anyBet : fc.constantFrom(...special), weight: 4 },
    { arbitrary: strange, weight: 1 },
  )
  const price = fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined })
  const asked = fc
    .tuple(bet, price)
    .map(([one, amount]): Asked => (amount === undefined ? one : { ...one, price: satang(amount) }))
  return fc.array(asked, { maxLength: 30, size: "max" })
}
