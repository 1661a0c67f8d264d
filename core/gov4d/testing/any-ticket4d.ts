import fc from "fast-check"
import { type Gov4dVariant, gov4dVariants } from "../../lotto/group/bet-type.ts"
import { anyNumberOf } from "../../poy/testing/any-number.ts"
import type { Ticket4dLine } from "../ticket4d-line.ts"
import type { SetOutcome } from "../ticket4d-settlement.ts"

export const anyGov4dVariant: fc.Arbitrary<Gov4dVariant> = fc.constantFrom(...gov4dVariants)

const anySets = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 999 }))

export const anyTicket4dLine: fc.Arbitrary<Ticket4dLine> = fc.record({ number: anyNumberOf(4), sets: anySets })

export const anyTicket4dLines: fc.Arbitrary<ReadonlyArray<Ticket4dLine>> = fc.array(anyTicket4dLine, {
  maxLength: 20,
  size: "max",
})

const arranged = (digits: string) =>
  fc.shuffledSubarray(Array.from(digits), { minLength: digits.length }).map((all) => all.join(""))

/** A number that shares something with the one that was drawn: all of it, its digits in another order, its front or its back. */
export const anyNumberNear = (drawn: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constant(drawn),
    arranged(drawn),
    fc.tuple(anyNumberOf(1), arranged(drawn.slice(1))).map(([first, rest]) => first + rest),
    anyNumberOf(drawn.length).map((other) => drawn.slice(0, 2) + other.slice(2)),
    anyNumberOf(drawn.length).map((other) => other.slice(0, 2) + drawn.slice(2)),
    anyNumberOf(drawn.length).map((other) => other.slice(0, 1) + drawn.slice(1)),
    anyNumberOf(drawn.length).map((other) => drawn.slice(0, -1) + other.slice(-1)),
  )

/** A draw, and lines of which many come near it. */
export const anySetsDrawn: fc.Arbitrary<{ readonly lines: ReadonlyArray<Ticket4dLine>; readonly drawn: string }> =
  anyNumberOf(4).chain((drawn) =>
    fc
      .array(fc.record({ number: fc.oneof(anyNumberNear(drawn), anyNumberOf(4)), sets: anySets }), {
        maxLength: 20,
        size: "max",
      })
      .map((lines) => ({ lines, drawn })),
  )

/** How a four-digit draw can end. */
export const anySetOutcome: fc.Arbitrary<SetOutcome> = fc.oneof(
  { arbitrary: anyNumberOf(4).map((number): SetOutcome => ({ type: "drawn", number })), weight: 5 },
  { arbitrary: fc.constant<SetOutcome>({ type: "cancelled" }), weight: 1 },
)
