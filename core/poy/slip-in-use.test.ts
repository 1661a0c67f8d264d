import fc from "fast-check"
import { expect, test } from "vitest"
import { satang } from "../money/satang.ts"
import { agree, ratesIn } from "./change.ts"
import { slipOf } from "./draft.ts"
import type { NewLine } from "./line.ts"
import { digitsOf, options } from "./option.ts"
import { priceAll, priceLine } from "./pricing.ts"
import { add, empty, redo, type Slip, undo } from "./slip.ts"
import { linesOf, totals } from "./totals.ts"

const thousand = { numRuns: 1000 }
const line = fc
  .record({
    option: fc.constantFrom(...options),
    number: fc.integer({ min: 0, max: 12 }),
    price: fc.integer({ min: -50, max: 2_500 }),
    min: fc.integer({ min: 1, max: 300 }),
    max: fc.integer({ min: 300, max: 2_000 }),
    multiply: fc.integer({ min: 1, max: 90_000 }),
  })
  .map(
    ({ option, number, price, min, max, multiply }): NewLine => ({
      option,
      number: String(number % 10 ** digitsOf(option)).padStart(digitsOf(option), "0"),
      price: satang(price),
      min: satang(min),
      max: satang(max),
      multiply,
    }),
  )
const batch = fc.array(line, { maxLength: 30 })

type Deed = (slip: Slip) => Slip
const price = fc.oneof(fc.integer({ min: -10, max: 3_000 }), fc.constant(Number.NaN), fc.double()).map(satang)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    arbitrary: batch.map(
      (lines): Deed =>
        (slip) =>
          add(slip, lines).slip,
    ),
    weight: 4,
  },
  { arbitrary: fc.constant<Deed>(undo), weight: 3 },
  { arbitrary: fc.constant<Deed>((slip) => redo(slip).slip), weight: 3 },
  price.map(
    (amount): Deed =>
      (slip) =>
        priceAll(slip, amount).slip,
  ),
  fc.tuple(fc.nat(60), price).map(
    ([ref, amount]): Deed =>
      (slip) => {
        const priced = priceLine(slip, ref, amount)
        return priced._tag === "priced" ? priced.slip : slip
      },
  ),
  fc.tuple(line, fc.nat(1)).map(
    ([{ option, number }, rate]): Deed =>
      (slip) =>
        agree(slip, ratesIn([{ option, number, multiply: rate }])).slip,
  ),
)
const slip = fc.array(deed, { maxLength: 20 }).map((deeds) => deeds.reduce((held, act) => act(held), empty))

test("undo after an add gives the slip back as it was", () => {
  fc.assert(
    fc.property(slip, batch, (before, lines) => {
      const after = add(before, lines).slip
      if (after === before) return
      const back = undo(after)
      expect(linesOf(back)).toEqual(linesOf(before))
      expect(back.lastAdd).toBe(before.lastAdd)
      expect(linesOf(redo(back).slip)).toEqual(linesOf(after))
    }),
    thousand,
  )
})

test("redo after undo gives the slip back as it was", () => {
  fc.assert(
    fc.property(slip, fc.nat(6), (before, times) => {
      const steps = Array.from({ length: Math.min(times, new Set(linesOf(before).map((line) => line.add)).size) })
      const back = steps.reduce<Slip>(undo, before)
      const again = steps.reduce<Slip>((held) => redo(held).slip, back)
      expect(linesOf(again)).toEqual(linesOf(before))
    }),
    thousand,
  )
})

test("whatever a player does, lines stay in order and equal ones keep the order they came in", () => {
  fc.assert(
    fc.property(slip, (held) => {
      const places = linesOf(held).map(({ option, number, ref }) => [options.indexOf(option), number, ref] as const)
      const ordered = places.toSorted((a, b) => a[0] - b[0] || a[1].localeCompare(b[1]) || a[2] - b[2])
      expect(places).toEqual(ordered)
      expect(new Set(places.map(([, , ref]) => ref)).size).toBe(places.length)
    }),
    thousand,
  )
})

test("whatever a player does, no price leaves its limits and no number passes its maximum", () => {
  fc.assert(
    fc.property(slip, (held) => {
      const lines = linesOf(held)
      for (const { price, min, max } of lines)
        expect(price >= min && price <= max && Number.isInteger(price)).toBe(true)
      for (const equals of Map.groupBy(lines, ({ option, number }) => option + number).values()) {
        const staked = equals.reduce((sum, { price }) => sum + price, 0)
        expect(staked).toBeLessThanOrEqual(Math.min(...equals.map(({ max }) => max)))
      }
    }),
    thousand,
  )
})

test("whatever a player does, the totals are those of the lines", () => {
  fc.assert(
    fc.property(slip, (held) => {
      const lines = linesOf(held)
      expect(totals(held)).toEqual({
        count: lines.length,
        stake: lines.reduce((sum, { price }) => sum + price, 0),
        largestWin: Math.max(0, ...lines.map(({ price, multiply }) => Math.floor((price * multiply) / 100))),
      })
    }),
    thousand,
  )
})

test("a remembered slip is built again line for line", () => {
  fc.assert(
    fc.property(slip, (held) => {
      const bare = ({ option, number, price }: NewLine) => ({ option, number, price })
      expect(linesOf(slipOf(linesOf(held))).map(bare)).toEqual(linesOf(held).map(bare))
    }),
    thousand,
  )
})
