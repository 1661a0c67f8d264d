import fc from "fast-check"
import { baht, type Satang, satang } from "../../money/satang.ts"
import { times } from "../../money/sums.ts"
import { agree, ratesIn } from "../change.ts"
import { makeLines, type NumberRate, type Terms } from "../limits.ts"
import type { Bet, NewLine } from "../line.ts"
import { digitsOf, type Option } from "../options/option.ts"
import { priceAll, priceLine } from "../pricing.ts"
import { add, empty, redo, type Slip, undo } from "../slip.ts"
import { anyBet } from "./any-number.ts"
import { anyAskedOf, anyRate } from "./any-terms.ts"

/** One of so few bets that a slip soon has it twice. */
const meeting: fc.Arbitrary<Bet> = fc
  .tuple(fc.constantFrom<Option>("teng_bon_3", "teng_bon_2", "teng_lang_1"), fc.nat(2))
  .map(([option, number]) => ({ option, number: String(number).padStart(digitsOf(option), "0") }))

/** A line to add, its price within its own limits and its number open; maximums are so low that equal ones meet them. */
export const anyLine: fc.Arbitrary<NewLine> = fc
  .record({
    bet: fc.oneof(anyBet, meeting),
    min: fc.integer({ min: 1, max: 300 }),
    room: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000 })),
    filled: fc.oneof(fc.constantFrom(0, 100), fc.integer({ min: 0, max: 100 })),
    multiply: fc.integer({ min: 1, max: 95_000 }),
  })
  .map(({ bet, min, room, filled, multiply }) => ({
    ...bet,
    price: satang(min + Math.floor((room * filled) / 100)),
    min: satang(min),
    max: satang(min + room),
    multiply,
  }))

/** A batch as a player adds it at once. */
export const anyBatch: fc.Arbitrary<ReadonlyArray<NewLine>> = fc.array(anyLine, { maxLength: 16, size: "max" })

/** Prices as they may be asked for, outside of all limits too. */
export const anyAskedPrice: fc.Arbitrary<Satang> = fc
  .oneof(fc.integer({ min: -10, max: 3_000 }), fc.constantFrom(0, Number.MAX_SAFE_INTEGER))
  .map(satang)

/** A batch whose prices have to move before they fit their lines. */
export const anyAskedBatch: fc.Arbitrary<ReadonlyArray<NewLine>> = fc.array(
  fc.tuple(anyLine, anyAskedPrice).map(([line, price]) => ({ ...line, price })),
  { maxLength: 16, size: "max" },
)

/** What a player can do to a slip. */
export type Deed =
  | { readonly does: "adds"; readonly batch: ReadonlyArray<NewLine> }
  | { readonly does: "undoes" }
  | { readonly does: "redoes" }
  | { readonly does: "pricesAll"; readonly price: Satang }
  | { readonly does: "pricesOne"; readonly ref: number; readonly price: Satang }
  | { readonly does: "agrees"; readonly rates: ReadonlyArray<NumberRate> }

export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { arbitrary: fc.record({ does: fc.constant("adds"), batch: fc.oneof(anyBatch, anyAskedBatch) }), weight: 5 },
  { arbitrary: fc.record({ does: fc.constantFrom("undoes", "redoes") }), weight: 4 },
  { arbitrary: fc.record({ does: fc.constant("pricesAll"), price: anyAskedPrice }), weight: 1 },
  { arbitrary: fc.record({ does: fc.constant("pricesOne"), ref: fc.nat(60), price: anyAskedPrice }), weight: 1 },
  {
    arbitrary: fc.record({
      does: fc.constant("agrees"),
      rates: fc.array(
        fc.tuple(anyBet, anyRate).map(([bet, multiply]) => ({ ...bet, multiply })),
        { maxLength: 5 },
      ),
    }),
    weight: 1,
  },
)

/** The slip after a deed; what is refused changes nothing. */
export const slipAfter = (slip: Slip, deed: Deed): Slip => {
  if (deed.does === "adds") return add(slip, deed.batch).slip
  if (deed.does === "undoes") return undo(slip)
  if (deed.does === "redoes") return redo(slip).slip
  if (deed.does === "pricesAll") return priceAll(slip, deed.price).slip
  if (deed.does === "agrees") return agree(slip, ratesIn(deed.rates)).slip
  const priced = priceLine(slip, deed.ref, deed.price)
  return priced._tag === "priced" ? priced.slip : slip
}

/** A slip as players come to have one: by adding, undoing, pricing and agreeing, never by hand. */
export const anySlip: fc.Arbitrary<Slip> = fc
  .array(anyDeed, { maxLength: 16, size: "max" })
  .map((deeds) => deeds.reduce<Slip>(slipAfter, empty))

/** A slip as one round with these terms takes it: its options, rates and limits, nothing that is closed. */
export const anySlipUnder = (terms: Terms): fc.Arbitrary<Slip> =>
  fc
    .array(anyAskedOf(terms), { maxLength: 6 })
    .map((batches) => batches.reduce<Slip>((slip, asked) => add(slip, makeLines(terms, asked).lines).slip, empty))

const wholeBahtLine: fc.Arbitrary<NewLine> = fc
  .record({
    bet: fc.oneof(anyBet, meeting),
    price: fc.integer({ min: 1, max: 500 }),
    multiply: fc.integer({ min: 1, max: 95_000 }),
  })
  .map(({ bet, price, multiply }) => ({
    ...bet,
    price: times(baht(1), price),
    min: baht(1),
    max: baht(500),
    multiply,
  }))

/** A slip whose prices are whole baht, as most players write them: what is printed of it is read back without a question. */
export const anyWholeBahtSlip: fc.Arbitrary<Slip> = fc
  .array(fc.array(wholeBahtLine, { maxLength: 8 }), { maxLength: 6 })
  .map((batches) => batches.reduce<Slip>((slip, batch) => add(slip, batch).slip, empty))
