import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { baht, satang } from "../money/satang.ts"
import { times } from "../money/sums.ts"
import {
  changed,
  confirmableAt,
  confirmed,
  coolingOff,
  limitLeft,
  noLimit,
  playLimitKinds,
  roomLeft,
  type UsedLimit,
} from "./play-limit.ts"

const day = 24 * 60 * 60_000
const of = (amount: number) => changed(noLimit, times(baht(1), amount), 0)

test("deposits and losses can be limited by day, week and month", () => {
  expect(playLimitKinds.map(({ measure, span }) => `${measure} ${span}`)).toEqual([
    "deposit day",
    "deposit week",
    "deposit month",
    "loss day",
    "loss week",
    "loss month",
  ])
})

test("a first limit, a lower one and one of nothing count at once", () => {
  expect(of(5_000)).toEqual({ most: 500_000, wish: undefined })
  expect(changed(of(5_000), baht(3_000), 7)).toEqual({ most: 300_000, wish: undefined })
  expect(changed(of(5_000), baht(0), 7)).toEqual({ most: 0, wish: undefined })
})

test("the time to sleep on a higher limit is a day", () => {
  expect(coolingOff).toBe(86_400_000)
})

test("a higher limit, or none, waits for a second yes, which can be given after 24 hours", () => {
  for (const wanted of [baht(9_000), undefined]) {
    const wished = changed(of(5_000), wanted, 1_000)
    expect(wished).toEqual({ most: 500_000, wish: { most: wanted, askedAt: 1_000 } })
    expect(confirmableAt(wished)).toBe(1_000 + day)
    expect(confirmed(wished, 1_000 + day - 1)).toEqual(Result.fail("tooEarly"))
    expect(confirmed(wished, 1_000 + day)).toEqual(Result.succeed({ most: wanted, wish: undefined }))
  }
})

test("without a second yes nothing rises, however long it takes", () => {
  const wished = changed(of(5_000), baht(9_000), 0)
  expect(roomLeft(wished, baht(0))).toBe(500_000)
})

test("nothing can be confirmed that was not asked for", () => {
  expect(confirmed(of(5_000), 99 * day)).toEqual(Result.fail("nothingAsked"))
  expect(confirmed(noLimit, 0)).toEqual(Result.fail("nothingAsked"))
  expect(confirmableAt(noLimit)).toBeUndefined()
})

test("a wish ends when a lower limit or the same one is set, and begins anew when it is asked for again", () => {
  const wished = changed(of(5_000), baht(9_000), 0)
  expect(changed(wished, baht(4_000), 10)).toEqual({ most: 400_000, wish: undefined })
  expect(changed(wished, baht(5_000), 10)).toEqual({ most: 500_000, wish: undefined })
  expect(confirmableAt(changed(wished, baht(8_000), 10))).toBe(10 + day)
})

test("a player sees what a limit still leaves, never less than nothing", () => {
  expect(roomLeft(of(5_000), satang(50_037))).toBe(449_963)
  expect(roomLeft(of(5_000), baht(6_000))).toBe(0)
  expect(roomLeft(noLimit, baht(6_000))).toBeUndefined()
})

test("of several limits of one kind the narrowest decides, and the others' do not count", () => {
  const limits: ReadonlyArray<UsedLimit> = [
    { kind: { measure: "deposit", span: "day" }, limit: of(5_000), used: satang(50_037) },
    { kind: { measure: "deposit", span: "week" }, limit: of(15_000), used: baht(12_000) },
    { kind: { measure: "deposit", span: "month" }, limit: noLimit, used: baht(30_000) },
    { kind: { measure: "loss", span: "day" }, limit: of(100), used: baht(100) },
  ]
  expect(limitLeft("deposit", limits)).toBe(300_000)
  expect(limitLeft("loss", limits)).toBe(0)
  expect(limitLeft("loss", limits.slice(0, 3))).toBeUndefined()
  expect(limitLeft("deposit", limits.slice(2))).toBeUndefined()
})

test("deposits that are open count against a limit as if they had come", () => {
  const daily: UsedLimit = { kind: { measure: "deposit", span: "day" }, limit: of(5_000), used: baht(1_000) }
  expect(limitLeft("deposit", [{ ...daily, waiting: satang(50_037) }])).toBe(349_963)
  expect(limitLeft("deposit", [{ ...daily, waiting: baht(4_001) }])).toBe(0)
})

test("a limit whose use is not known bounds nothing here, and the others do", () => {
  const unknown: UsedLimit = { kind: { measure: "deposit", span: "week" }, limit: of(10), used: undefined }
  expect(limitLeft("deposit", [unknown])).toBeUndefined()
  expect(limitLeft("deposit", [unknown, { ...unknown, limit: of(5_000), used: baht(1_000) }])).toBe(400_000)
})

test("whatever is asked for and confirmed, a limit rises only with a wish that is a day old", () => {
  const step = fc.record({
    after: fc.integer({ min: 0, max: 2 * day }),
    wanted: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(satang), { nil: undefined }),
    says: fc.constantFrom("change", "confirm"),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let [limit, now] = [of(5_000), 0]
      for (const { after, wanted, says } of steps) {
        now += after
        const next =
          says === "change" ? changed(limit, wanted, now) : Result.getOrElse(confirmed(limit, now), () => limit)
        const rose = (next.most ?? Number.POSITIVE_INFINITY) > (limit.most ?? Number.POSITIVE_INFINITY)
        if (rose) {
          expect([says, next.most]).toEqual(["confirm", limit.wish?.most])
          expect(now - (limit.wish?.askedAt ?? now)).toBeGreaterThanOrEqual(day)
        }
        limit = next
      }
    }),
  )
})
