import { secondsLeft } from "@fakham/core/time"
import { expect, test } from "vitest"
import { countdownText, daysAndTime, daysLeft, isClosing, shareLeft, thresholdPassed } from "./countdown-text.ts"

test("under an hour it reads minutes and seconds, above it hours too", () => {
  expect(countdownText(251)).toBe("04:11")
  expect(countdownText(48)).toBe("00:48")
  expect(countdownText(0)).toBe("00:00")
  expect(countdownText(3_599)).toBe("59:59")
  expect(countdownText(3_600)).toBe("1:00:00")
  expect(countdownText(47 * 3_600 + 59 * 60 + 59)).toBe("47:59:59")
})

test("from two days on it says days", () => {
  expect(daysLeft(172_799)).toBeUndefined()
  expect(daysLeft(172_800)).toBe(2)
  expect(daysLeft(10 * 86_400 + 5)).toBe(10)
})

test("the countdown of a page says days and the time that is left of them, to the second", () => {
  expect(daysAndTime(10 * 86_400 + 23 * 3_600 + 8 * 60 + 49)).toEqual({ days: 10, time: "23:08:49" })
  expect(daysAndTime(86_400 + 61)).toEqual({ days: 1, time: "00:01:01" })
  expect(daysAndTime(86_399)).toEqual({ days: 0, time: "23:59:59" })
  expect(daysAndTime(59)).toEqual({ days: 0, time: "00:59" })
})

test("the last second lasts until the round closes, and a closed round stays at zero", () => {
  expect(secondsLeft(10_000, 9_001)).toBe(1)
  expect(secondsLeft(10_000, 9_999)).toBe(1)
  expect(secondsLeft(10_000, 10_000)).toBe(0)
  expect(secondsLeft(10_000, 99_000)).toBe(0)
})

test("the last minute is closing, a closed round is not", () => {
  expect(isClosing(60)).toBe(false)
  expect(isClosing(59)).toBe(true)
  expect(isClosing(1)).toBe(true)
  expect(isClosing(0)).toBe(false)
})

test("a countdown speaks at five minutes, one minute and ten seconds, and at no other second", () => {
  const spoken: Array<readonly [number, string]> = []
  let last: string | undefined
  for (let seconds = 400; seconds >= 0; seconds -= 1) {
    const now = thresholdPassed(seconds)
    if (now !== last && now !== undefined) spoken.push([seconds, now])
    last = now
  }
  expect(spoken).toEqual([
    [300, "fiveMinutes"],
    [60, "oneMinute"],
    [10, "tenSeconds"],
  ])
})

test("the moon wanes with the share of time that is left", () => {
  expect(shareLeft(0, 1_000, 250)).toBe(0.75)
  expect(shareLeft(0, 1_000, 2_000)).toBe(0)
  expect(shareLeft(0, 1_000, -5)).toBe(1)
  expect(shareLeft(1_000, 1_000, 500)).toBe(0)
})
