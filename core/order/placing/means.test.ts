import { expect, test } from "vitest"
import { poyStatuses } from "../placed/placed-poy.ts"
import { placingTerms, termsOf } from "./means.ts"
import { at } from "./testing/under-way.ts"

test("an answer is waited for twenty seconds, and asked for ever more rarely, down to twice a minute", () => {
  expect(placingTerms).toEqual({
    patience: 20_000,
    underWay: 120_000,
    waits: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000],
    passes: 3,
  })
  expect(termsOf(at(0))).toBe(placingTerms)
})

test("a slip waits, wins, loses, is refunded or is cancelled", () => {
  expect(poyStatuses).toEqual(["waiting", "won", "lost", "refunded", "aborted"])
})
