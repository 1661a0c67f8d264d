import fc from "fast-check"
import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { times } from "../../money/sums.ts"
import { type Happening, turnover, turnoverMet, turnoverTimes } from "./turnover.ts"

const deposited = (amount: number): Happening => ({ kind: "deposited", amount: times(baht(1), amount) })
const staked = (amount: number): Happening => ({ kind: "stakeSettled", amount: times(baht(1), amount) })
const withdrawn = (amount: number): Happening => ({ kind: "withdrawn", amount: times(baht(1), amount) })

test("who has brought in nothing may take out what was won", () => {
  expect(turnover([])).toEqual({ required: 0, played: 0, missing: 0, canWithdraw: true })
})

test("a deposit has to be staked once before it can be taken out, and the player sees how much is missing", () => {
  expect(turnover([deposited(500), staked(120), staked(30)])).toEqual({
    required: 50_000,
    played: 15_000,
    missing: 35_000,
    canWithdraw: false,
  })
  expect(turnover([deposited(500), staked(499)]).canWithdraw).toBe(false)
  expect(turnover([deposited(500), staked(500)])).toMatchObject({ missing: 0, canWithdraw: true })
  expect(turnover([deposited(500), staked(700)])).toMatchObject({ missing: 0, canWithdraw: true })
})

test("what was before the last withdrawal no longer counts, for or against", () => {
  expect(turnover([deposited(500), staked(800), withdrawn(700), deposited(300), staked(100)])).toEqual({
    required: 30_000,
    played: 10_000,
    missing: 20_000,
    canWithdraw: false,
  })
  expect(turnover([deposited(500), withdrawn(500)])).toEqual({ required: 0, played: 0, missing: 0, canWithdraw: true })
})

test("a deposit has to be staked once, in hundredths", () => {
  expect(turnoverTimes).toBe(100)
})

test("an operator may ask for more than once; a share of a satang counts as a whole one", () => {
  expect(turnover([deposited(500)], 150).required).toBe(75_000)
  expect(turnover([{ kind: "deposited", amount: satang(33) }], 150).required).toBe(50)
  expect(turnover([{ kind: "deposited", amount: satang(34) }], 150).required).toBe(51)
  expect(turnover([deposited(500)], 0).canWithdraw).toBe(true)
})

test("money can be taken out when every kind of play allows it", () => {
  const turnoversThat = (...allowed: ReadonlyArray<boolean>) =>
    allowed.map((canWithdraw) => ({
      canWithdraw,
      turnOver: baht(0),
      type: "lotto",
      required: baht(0),
      played: baht(0),
    }))
  expect(turnoverMet([])).toBe(true)
  expect(turnoverMet(turnoversThat(true, true))).toBe(true)
  expect(turnoverMet(turnoversThat(true, false))).toBe(false)
})

test("for any history, what is missing is what the deposits since the last withdrawal exceed the stakes by", () => {
  const happening = fc.record({
    kind: fc.constantFrom("deposited", "deposited", "stakeSettled", "stakeSettled", "withdrawn"),
    amount: fc.integer({ min: 1, max: 10_000_000 }).map(satang),
  })
  fc.assert(
    fc.property(fc.array(happening), (history) => {
      const since = history.slice(history.findLastIndex(({ kind }) => kind === "withdrawn") + 1)
      const sum = (wanted: string) =>
        since.filter(({ kind }) => kind === wanted).reduce((all, { amount }) => all + amount, 0)
      const { missing, canWithdraw } = turnover(history)
      expect(missing).toBe(Math.max(0, sum("deposited") - sum("stakeSettled")))
      expect(canWithdraw).toBe(sum("stakeSettled") >= sum("deposited"))
    }),
  )
})
