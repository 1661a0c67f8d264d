import fc from "fast-check"
import { expect, test } from "vitest"
import { baht } from "../money/satang.ts"
import { nextReminder, realityCheck, reminderMinutes } from "./reminder.ts"

const minute = 60_000

test("a player can be reminded every 15, 30 or 60 minutes", () => {
  expect(reminderMinutes).toEqual([15, 30, 60])
})

test.each([
  [0, 15, 15],
  [14.9, 15, 15],
  [15, 15, 30],
  [61, 30, 90],
  [60, 60, 120],
  [-5, 15, 15],
] as const)("after %s minutes, reminded every %i, the next reminder comes at minute %i", (played, every, due) => {
  expect(nextReminder(1_000, every, 1_000 + played * minute)).toBe(1_000 + due * minute)
})

test("a reminder says how long it has been and what is left of it", () => {
  expect(realityCheck(1_000, 1_000 + 3_604_000, baht(640), baht(425))).toEqual({
    elapsed: 3_604_000,
    staked: 64_000,
    returned: 42_500,
    net: -21_500,
  })
  expect(realityCheck(5_000, 1_000, baht(0), baht(0)).elapsed).toBe(0)
})

test("the next reminder is always ahead, by no more than its interval", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: 0, max: 1e10 }),
      fc.constantFrom(...reminderMinutes),
      (since, played, every) => {
        const ahead = nextReminder(since, every, since + played) - (since + played)
        expect(ahead > 0 && ahead <= every * minute).toBe(true)
      },
    ),
  )
})

test("who has not begun to play yet is reminded after the first stretch", () => {
  expect(nextReminder(1_000_000, 15, 999_000)).toBe(1_900_000)
  expect(nextReminder(1_000_000, 15, 1_000_000)).toBe(1_900_000)
  expect(nextReminder(1_000_000, 15, 1_899_999)).toBe(1_900_000)
  expect(nextReminder(1_000_000, 15, 1_900_000)).toBe(2_800_000)
})
