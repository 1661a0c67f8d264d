import fc from "fast-check"
import { expect, test } from "vitest"
import { limits as sessionLimits } from "../identity/session.ts"
import { type PlayLimitKind, playLimitKinds, type UsedLimit } from "../limits/index.ts"
import { betGroups } from "../lotto/index.ts"
import { satang } from "../money/satang.ts"
import { canBeRemindedOf, isReminded, type ReminderFacts, remindedAfter } from "./closing-reminder.ts"

const minute = 60_000
const closesAt = Date.parse("2026-11-20T16:20:00+07:00")
const inTime = closesAt - 15 * minute
const ending = { shootingEndsAt: undefined, resultAt: closesAt + 30 * minute, outcome: undefined }
const usual: ReminderFacts = {
  round: { betGroup: "stock", opensAt: closesAt - 600 * minute, closesAt, ...ending },
  isWanted: true,
  hasBetLately: true,
  hasBet: false,
  limit: undefined,
  taken: undefined,
  limits: [],
}
const used = (kind: PlayLimitKind, most: number, so: number): UsedLimit => ({
  kind,
  limit: { most: satang(most), wish: undefined },
  used: satang(so),
})

test("whoever has bet on none of three rounds of a lottery has left it", () => {
  expect(remindedAfter).toBe(3)
})

test("whoever wants it is reminded from a quarter of an hour before the close of a lottery they bet on lately", () => {
  expect(isReminded(usual, inTime)).toBe(true)
  expect(isReminded(usual, inTime - 1)).toBe(false)
  expect(isReminded(usual, closesAt)).toBe(true)
  expect(isReminded(usual, closesAt + 1)).toBe(false)
})

test("a round that has not opened is not called to", () => {
  expect(isReminded({ ...usual, round: { ...usual.round, opensAt: inTime + minute } }, inTime)).toBe(false)
})

test("a round that is switched off, void or drawn before its close is not called to", () => {
  const { round } = usual
  expect(isReminded({ ...usual, round: { ...round, isSwitchedOff: true } }, inTime)).toBe(false)
  expect(isReminded({ ...usual, round: { ...round, outcome: { type: "cancelled" } } }, inTime)).toBe(false)
})

test("what is drawn all day long is never called to", () => {
  expect(betGroups.filter(canBeRemindedOf)).toEqual(["gov", "stock", "gov4d"])
})

test("a limit that is not used up leaves the reminder, one that is takes it", () => {
  expect(isReminded({ ...usual, limits: [used({ measure: "loss", span: "day" }, 500, 499)] }, inTime)).toBe(true)
  expect(isReminded({ ...usual, limits: [used({ measure: "loss", span: "day" }, 500, 500)] }, inTime)).toBe(false)
  expect(isReminded({ ...usual, limits: [used({ measure: "deposit", span: "day" }, 500, 700)] }, inTime)).toBe(false)
})

const anyKind = fc.constantFrom(...playLimitKinds)
const anyUsed = fc
  .record({ kind: anyKind, most: fc.integer({ min: 0, max: 1_000 }), so: fc.integer({ min: 0, max: 1_000 }) })
  .map(({ kind, most, so }) => used(kind, most, so))
const anyNow = fc.integer({ min: closesAt - 40 * minute, max: closesAt + 5 * minute })
const anyFacts: fc.Arbitrary<ReminderFacts> = fc.record({
  round: fc.record({
    betGroup: fc.constantFrom(...betGroups),
    opensAt: fc.integer({ min: closesAt - 60 * minute, max: closesAt - minute }),
    closesAt: fc.constant(closesAt),
    shootingEndsAt: fc.constant(ending.shootingEndsAt),
    resultAt: fc.constant(ending.resultAt),
    outcome: fc.constant(ending.outcome),
    isSwitchedOff: fc.boolean(),
  }),
  isWanted: fc.boolean(),
  hasBetLately: fc.boolean(),
  hasBet: fc.boolean(),
  limit: fc.constantFrom(undefined, ...sessionLimits),
  taken: fc.option(
    anyNow.map((until) => ({ until })),
    { nil: undefined },
  ),
  limits: fc.array(anyUsed, { maxLength: 2 }),
})

/** Each reason by itself, whatever else is true. */
const reasonsAgainst: ReadonlyArray<readonly [string, (facts: ReminderFacts) => ReminderFacts]> = [
  ["did not switch it on", (facts) => ({ ...facts, isWanted: false })],
  ["has not bet on that lottery lately", (facts) => ({ ...facts, hasBetLately: false })],
  ["has bet on the round already", (facts) => ({ ...facts, hasBet: true })],
  ["is limited by the operator", (facts) => ({ ...facts, limit: 3 })],
  ["is on a break", (facts) => ({ ...facts, taken: { until: closesAt + 60 * minute } })],
  [
    "has used up a limit on what may be lost",
    (facts) => ({ ...facts, limits: [...facts.limits, used({ measure: "loss", span: "day" }, 300, 300)] }),
  ],
  [
    "has used up a limit on deposits",
    (facts) => ({ ...facts, limits: [...facts.limits, used({ measure: "deposit", span: "day" }, 300, 300)] }),
  ],
  ["plays what is drawn all day", (facts) => ({ ...facts, round: { ...facts.round, betGroup: "yeekee" } })],
]

test.each(reasonsAgainst)("a player who %s is never reminded, whatever else is true", (_, against) => {
  fc.assert(fc.property(anyFacts, anyNow, (facts, now) => !isReminded(against(facts), now)))
})

test("whoever is reminded could place that bet now", () => {
  fc.assert(
    fc.property(anyFacts, anyNow, (any, now) => {
      const { opensAt } = any.round
      const round = { ...usual.round, opensAt }
      const { limit, taken, limits } = any
      const couldBet =
        (opensAt ?? now) <= now &&
        now <= closesAt &&
        limit === undefined &&
        (taken === undefined || taken.until <= now) &&
        limits.every(({ limit: { most = 0 }, used: so = 0 }) => so < most)
      return isReminded({ ...usual, round, limit, taken, limits }, now) === (couldBet && now >= inTime)
    }),
  )
})
