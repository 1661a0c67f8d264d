import fc from "fast-check"
import type { NumberRate, RoundLimits } from "../../poy/limits.ts"
import type { NewLine } from "../../poy/line.ts"
import { options } from "../../poy/options/option.ts"
import { anyBet } from "../../poy/testing/any-number.ts"
import { anyPastedSlip } from "../../poy/testing/any-pasted.ts"
import { anyAskedPrice } from "../../poy/testing/any-slip.ts"
import { anyGenerator, anyToggle } from "../../poy/testing/any-tap.ts"
import { anyRoundLimits } from "../../poy/testing/any-terms.ts"
import { someRatesTaken, termsTaken } from "../slip/apply-terms.ts"
import { type Betting, bettingFor, type Play } from "../slip/betting.ts"
import { played } from "../slip/reduce-betting.ts"
import { yeekeeRound } from "./operator-that-offers-a-round.ts"

export const thousand = { numRuns: 1_000 }

const someDigits = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 63 }))
  .map(([digits, value]) => value.toString(4).padStart(3, "0").slice(-digits))

const numbers = fc.array(fc.oneof(someDigits, fc.constantFrom("", "12345", "x", "๑๒๓")), { maxLength: 12 })

const play: fc.Arbitrary<Play> = fc.oneof(
  { weight: 3, arbitrary: anyToggle.map((key): Play => ({ type: "option.tapped", key })) },
  {
    weight: 12,
    arbitrary: fc
      .constantFrom("0", "1", "2", "3", "9", "x", "")
      .map((digit): Play => ({ type: "digit.pressed", digit })),
  },
  { weight: 1, arbitrary: anyGenerator.map((generator): Play => ({ type: "generator.tapped", generator })) },
  { weight: 2, arbitrary: numbers.map((chosen): Play => ({ type: "numbers.chosen", numbers: chosen })) },
  { weight: 1, arbitrary: numbers.map((all): Play => ({ type: "digits.pasted", text: all.join(" ") })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.subarray([...options]), numbers)
      .map(([on, chosen]): Play => ({ type: "set.pulled", set: { options: on, numbers: chosen } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyPastedSlip, fc.array(fc.constantFrom("พี่เอาตัวเดิมนะ 20", "12 บน 50 34"), { maxLength: 2 }))
      .map(([{ bets }, leftOut]): Play => ({ type: "text.read", bets, leftOut })),
  },
  { weight: 2, arbitrary: fc.array(anyBet, { maxLength: 12 }).map((bets): Play => ({ type: "slip.pulled", bets })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom("batch.undone", "batch.redone", "digit.erased", "digits.cleared", "slip.restored", "slip.cleared")
      .map((type): Play => ({ type })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(30), anyAskedPrice).map(([ref, price]): Play => ({ type: "line.priced", ref, price })),
  },
  { weight: 2, arbitrary: anyAskedPrice.map((price): Play => ({ type: "all.priced", price })) },
)

type Deed = { readonly play: Play } | { readonly rates: ReadonlyArray<NumberRate> } | { readonly limits: RoundLimits }

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ play }) },
  {
    weight: 1,
    arbitrary: fc.record({
      rates: fc.array(
        fc.tuple(anyBet, fc.constantFrom(0, 4_500, 90_000)).map(([bet, multiply]) => ({ ...bet, multiply })),
        { maxLength: 5 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ limits: anyRoundLimits }) },
)

export const course = fc.tuple(anyRoundLimits, fc.array(deed, { maxLength: 40, size: "max" }))

export const begun = (limits: RoundLimits): Betting => {
  const betting = bettingFor(yeekeeRound, () => "id")
  return { ...betting, ...termsTaken(betting, limits) }
}

export const bettingAfter = (betting: Betting, one: Deed): Betting => ({
  ...betting,
  ...("play" in one
    ? played(betting, one.play)
    : "rates" in one
      ? someRatesTaken(betting, one.rates)
      : termsTaken(betting, one.limits)),
})

export const steps = ([limits, deeds]: readonly [RoundLimits, ReadonlyArray<Deed>]) => {
  const taken: Array<{ readonly before: Betting; readonly deed: Deed; readonly after: Betting }> = []
  let before = begun(limits)
  for (const one of deeds) {
    const after = bettingAfter(before, one)
    taken.push({ before, deed: one, after })
    before = after
  }
  return taken
}

export const bare = ({ option, number, price, min, max, multiply }: NewLine) => ({
  option,
  number,
  price,
  min,
  max,
  multiply,
})
