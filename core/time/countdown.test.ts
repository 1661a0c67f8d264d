import fc from "fast-check"
import { expect, test } from "vitest"
import { announcedAt, countdownDigits, daysAlone, markPassed, secondsLeft, timeLeftOf } from "./countdown.ts"

test("the last second lasts until the round closes, and a closed round stays at zero", () => {
  expect([9_000, 9_001, 9_999, 10_000, 99_000].map((now) => secondsLeft(10_000, now))).toEqual([1, 1, 1, 0, 0])
  expect(secondsLeft(10_000, 8_999)).toBe(2)
})

test.each([
  [0, "00:00"],
  [48, "00:48"],
  [251, "04:11"],
  [3_599, "59:59"],
  [3_600, "1:00:00"],
  [86_400, "24:00:00"],
  [172_799, "47:59:59"],
])("%i seconds are read as %s", (seconds, text) => {
  expect(countdownDigits(seconds)).toBe(text)
})

test("from two days on only the days are said", () => {
  expect([0, 172_799, 172_800, 864_005].map(daysAlone)).toEqual([undefined, undefined, 2, 10])
})

test("what is left is told in days, hours, minutes and seconds", () => {
  expect(timeLeftOf(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  expect(timeLeftOf(93_784)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 })
})

test("a countdown speaks at five minutes, one minute and ten seconds, and at no other second", () => {
  const spoken: Array<readonly [number, number]> = []
  let last: number | undefined
  for (let seconds = 400; seconds >= 0; seconds--) {
    const mark = markPassed(seconds)
    if (mark !== last && mark !== undefined) spoken.push([seconds, mark])
    last = mark
  }
  expect(announcedAt).toEqual([300, 60, 10])
  expect(spoken).toEqual([
    [300, 300],
    [60, 60],
    [10, 10],
  ])
  expect([markPassed(301), markPassed(0)]).toEqual([undefined, undefined])
})

test("an operator may have other marks, in any order", () => {
  expect([601, 600, 31, 30, 1].map((seconds) => markPassed(seconds, [30, 600]))).toEqual([undefined, 600, 600, 30, 30])
})

test("the parts of what is left add up to it", () => {
  fc.assert(
    fc.property(fc.nat(40_000_000), (left) => {
      const { days, hours, minutes, seconds } = timeLeftOf(left)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(left)
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
    }),
  )
})
