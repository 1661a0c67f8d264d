import { expect, test } from "vitest"
import { present } from "../../machine/present.ts"
import { roundsOfDay, roundsOnSale } from "./schedule.ts"

test("a draw and a market have one round a day", () => {
  const rounds = roundsOfDay("2026-11-16").filter(({ betGroup }) => ["gov", "stock", "gov4d"].includes(betGroup))
  expect(rounds.length).toBeGreaterThan(3)
  expect(new Set(rounds.map(({ sequence }) => sequence))).toEqual(new Set([1]))
})

test("a round is on sale from the millisecond in which it opens", () => {
  const [first] = roundsOfDay("2026-11-20")
  const onSale = (now: number) => roundsOnSale(now).some(({ betId }) => betId === present(first).betId)
  expect([onSale(present(first).opensAt - 1), onSale(present(first).opensAt)]).toEqual([false, true])
})
