import fc from "fast-check"
import { anyNumberOf } from "../../poy/testing/any-number.ts"
import type { Drawn, Outcome } from "../draw/drawn.ts"
import type { BetGroup } from "../group/bet-group.ts"

const ofGov = fc
  .tuple(
    anyNumberOf(6),
    anyNumberOf(2),
    fc.tuple(anyNumberOf(3), anyNumberOf(3)),
    fc.tuple(anyNumberOf(3), anyNumberOf(3)),
  )
  .map(
    ([first, bottom2, front3, back3]): Drawn => ({
      top3: first.slice(3),
      top2: first.slice(4),
      bottom2,
      front3,
      back3,
    }),
  )

/** Five digits in a row, as ying and pingpong bring them: three on top, the two before them below. */
const ofFiveDigits = anyNumberOf(5).map(
  (five): Drawn => ({ top3: five.slice(2), top2: five.slice(3), bottom2: five.slice(0, 2) }),
)

/** Two decimals of the index and two of its change, so that top and bottom digits are independent. */
const ofStock = fc
  .tuple(anyNumberOf(3), anyNumberOf(2))
  .map(([top3, bottom2]): Drawn => ({ top3, top2: top3.slice(1), bottom2 }))

const ofSet = anyNumberOf(4).map(
  (four): Drawn => ({ top3: four.slice(1), top2: four.slice(2), bottom2: four.slice(0, 2) }),
)

const ofGroup: Readonly<Record<BetGroup, fc.Arbitrary<Drawn>>> = {
  yeekee: ofFiveDigits,
  yeekee5min: ofFiveDigits,
  pingpong: ofFiveDigits,
  gov: ofGov,
  stock: ofStock,
  gov4d: ofSet,
}

/** What a draw of this group can give. */
export const anyDrawnOf = (group: BetGroup): fc.Arbitrary<Drawn> => ofGroup[group]

/** How a round of this group can end. */
export const anyOutcomeOf = (group: BetGroup): fc.Arbitrary<Outcome> =>
  fc.oneof(
    { arbitrary: anyDrawnOf(group).map((drawn): Outcome => ({ type: "drawn", drawn })), weight: 5 },
    { arbitrary: fc.constant<Outcome>({ type: "cancelled" }), weight: 1 },
  )
