import { expect, test } from "vitest"
import { largestWin } from "./order.ts"
import { somchaisLines, somchaisOrder } from "./testing/operator-that-takes-orders.ts"

test("the largest win of a slip is that of its best line, wherever it stands, and nothing without a line", () => {
  const [best, other] = somchaisLines
  expect(largestWin({ ...somchaisOrder, lines: [best, other] })).toBe(850_000)
  expect(largestWin({ ...somchaisOrder, lines: [other, best] })).toBe(850_000)
  expect(largestWin({ ...somchaisOrder, lines: [] })).toBe(0)
})
