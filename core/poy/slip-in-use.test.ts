import fc from "fast-check"
import { expect, test } from "vitest"
import { slipOf } from "./draft.ts"
import type { NewLine } from "./line.ts"
import { options } from "./options/option.ts"
import { add, redo, type Slip, undo } from "./slip.ts"
import { anyAskedBatch, anyBatch, anySlip } from "./testing/any-slip.ts"
import { linesOf, totals } from "./totals.ts"

test("undo after an add gives the slip back as it was", () => {
  fc.assert(
    fc.property(anySlip, fc.oneof(anyBatch, anyAskedBatch), (before, lines) => {
      const after = add(before, lines).slip
      if (after === before) return
      const back = undo(after)
      expect(linesOf(back)).toEqual(linesOf(before))
      expect(back.lastAdd).toBe(before.lastAdd)
      expect(linesOf(redo(back).slip)).toEqual(linesOf(after))
    }),
  )
})

test("redo after undo gives the slip back as it was", () => {
  fc.assert(
    fc.property(anySlip, fc.nat(6), (before, times) => {
      const steps = Array.from({ length: Math.min(times, new Set(linesOf(before).map((line) => line.add)).size) })
      const back = steps.reduce<Slip>(undo, before)
      const again = steps.reduce<Slip>((held) => redo(held).slip, back)
      expect(linesOf(again)).toEqual(linesOf(before))
    }),
  )
})

test("whatever a player does, lines stay in order and equal ones keep the order they came in", () => {
  fc.assert(
    fc.property(anySlip, (held) => {
      const places = linesOf(held).map(({ option, number, ref }) => [options.indexOf(option), number, ref] as const)
      const ordered = places.toSorted((a, b) => a[0] - b[0] || a[1].localeCompare(b[1]) || a[2] - b[2])
      expect(places).toEqual(ordered)
      expect(new Set(places.map(([, , ref]) => ref)).size).toBe(places.length)
    }),
  )
})

test("whatever a player does, no price leaves its limits and no number passes its maximum", () => {
  fc.assert(
    fc.property(anySlip, (held) => {
      const lines = linesOf(held)
      for (const { price, min, max } of lines)
        expect(price >= min && price <= max && Number.isInteger(price)).toBe(true)
      for (const equals of Map.groupBy(lines, ({ option, number }) => option + number).values()) {
        const staked = equals.reduce((sum, { price }) => sum + price, 0)
        expect(staked).toBeLessThanOrEqual(Math.min(...equals.map(({ max }) => max)))
      }
    }),
  )
})

test("whatever a player does, the totals are those of the lines", () => {
  fc.assert(
    fc.property(anySlip, (held) => {
      const lines = linesOf(held)
      expect(totals(held)).toEqual({
        count: lines.length,
        stake: lines.reduce((sum, { price }) => sum + price, 0),
        largestWin: Math.max(0, ...lines.map(({ price, multiply }) => Math.floor((price * multiply) / 100))),
      })
    }),
  )
})

test("a remembered slip is built again line for line", () => {
  fc.assert(
    fc.property(anySlip, (held) => {
      const bare = ({ option, number, price }: NewLine) => ({ option, number, price })
      expect(linesOf(slipOf(linesOf(held))).map(bare)).toEqual(linesOf(held).map(bare))
    }),
  )
})
