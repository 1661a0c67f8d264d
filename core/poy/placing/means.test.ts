import { expect, test } from "vitest"
import { isYoung, placingTerms, termsOf } from "./means.ts"
import { poyStatuses } from "./placed-poy.ts"

test("an answer is waited for twenty seconds, and asked for ever more rarely, down to twice a minute", () => {
  expect(placingTerms).toEqual({
    patience: 20_000,
    underWay: 120_000,
    waits: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000],
    passes: 3,
  })
  expect(termsOf({ newKey: () => "key", now: () => 0 })).toBe(placingTerms)
})

test("what was sent may arrive for two minutes, or as long as the operator's terms say", () => {
  const at = (now: number) => ({ newKey: () => "key", now: () => now })
  expect(isYoung(1_000, at(120_999))).toBe(true)
  expect(isYoung(1_000, at(121_000))).toBe(false)
  expect(isYoung(1_000, { ...at(1_010), terms: { ...placingTerms, underWay: 10 } })).toBe(false)
})

test("a slip waits, wins, loses, is refunded or is cancelled", () => {
  expect(poyStatuses).toEqual(["waiting", "won", "lost", "refunded", "aborted"])
})
