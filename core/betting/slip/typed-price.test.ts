import { Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import type { NewLine } from "../../poy/line.ts"
import { add, empty, undo } from "../../poy/slip.ts"
import { faultNoted, faultsOf, lineKey, priceTyped } from "./typed-price.ts"

const line = { number: "47", option: "teng_bon_2", min: baht(5), max: baht(100), multiply: 9_200 } as const
const lines: ReadonlyArray<NewLine> = [
  { ...line, price: baht(10) },
  { ...line, price: baht(60) },
]
const { slip } = add(empty, lines)
const typed = (text: string) => Result.merge(priceTyped(slip, 0, text))

test("a price that the line takes is taken, with or without satang", () => {
  expect([typed("20"), typed("12.50"), typed(" 40 ")]).toEqual([2_000, 1_250, 4_000])
})

test("a price that the line does not take stays as it was typed, with the bound that it breaks", () => {
  expect(typed("2")).toEqual({ text: "2", reason: "belowMin", bound: 500 })
  expect(typed("101")).toEqual({ text: "101", reason: "aboveMax", bound: 10_000 })
  expect(typed("41")).toEqual({ text: "41", reason: "aboveCap", bound: 4_000 })
})

test.each(["", "abc", "-5", "1.234", "1e3"])("%j is not a price", (text) => {
  expect(typed(text)).toEqual({ text, reason: "notAPrice", bound: 0 })
})

test("a line that is gone takes no price", () => {
  expect(Result.merge(priceTyped(slip, 7, "20"))).toEqual({ text: "20", reason: "notAPrice", bound: 0 })
})

const fault = { text: "2", reason: "belowMin", bound: 500 } as const
const key = lineKey({ ref: 0, option: "teng_bon_2", number: "47" })

test("a fault is noted and forgotten by its line, and nothing changes where there was none", () => {
  const none = new Map()
  const noted = faultNoted(none, key, fault)
  expect([...noted]).toEqual([["0 teng_bon_2 47", fault]])
  expect(faultNoted(noted, key, undefined).size).toBe(0)
  expect(faultNoted(none, key, undefined)).toBe(none)
})

test("a fault goes with its line, and is not moved to another number by a slip that is built anew", () => {
  const noted = faultNoted(new Map(), key, fault)
  expect([...faultsOf(noted, slip)]).toEqual([[key, fault]])
  expect(faultsOf(noted, undo(slip)).size).toBe(0)
  expect(faultsOf(noted, add(empty, [{ ...line, number: "48", price: baht(10) }]).slip).size).toBe(0)
})
