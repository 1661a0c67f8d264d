import { expect, test } from "vitest"
import { breakTaken } from "./play-break.ts"
import { nextReminder } from "./reminder.ts"

const at = (text: string) => Date.parse(`${text}+07:00`)

test("the months of a break are counted by the Thai calendar, to the last millisecond of the day before", () => {
  const until = (text: string) => breakTaken(undefined, "exclusion6m", at(text)).until
  // At midnight the last day of August begins, and February has no 31st.
  expect(until("2026-08-31T00:00:00.000")).toBe(at("2027-02-28T00:00:00.000"))
  expect(until("2026-08-30T23:59:59.999")).toBe(at("2027-02-28T23:59:59.999"))
  expect(until("2026-09-01T00:00:00.000")).toBe(at("2027-03-01T00:00:00.000"))
  expect(until("2026-08-31T23:59:59.999")).toBe(at("2027-02-28T23:59:59.999"))
})

test("who has not begun to play yet is reminded after the first stretch", () => {
  expect(nextReminder(1_000_000, 15, 999_000)).toBe(1_900_000)
  expect(nextReminder(1_000_000, 15, 1_000_000)).toBe(1_900_000)
  expect(nextReminder(1_000_000, 15, 1_899_999)).toBe(1_900_000)
  expect(nextReminder(1_000_000, 15, 1_900_000)).toBe(2_800_000)
})
