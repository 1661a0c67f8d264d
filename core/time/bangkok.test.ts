import fc from "fast-check"
import { expect, test } from "vitest"
import {
  compareDays,
  dayAt,
  daysAfter,
  instantAt,
  instantOf,
  isDay,
  isTimeOfDay,
  localTimeAt,
  minutesOf,
  monthsAfter,
  nearestDay,
  startOf,
  weekdayOf,
} from "./bangkok.ts"

/** Any whole second from 1990 to 2089. */
const instants = fc.integer({ min: 631_152_000, max: 3_786_911_999 }).map((seconds) => seconds * 1_000)

test("a Thai clock runs seven hours ahead of UTC, in winter as in summer", () => {
  expect(localTimeAt(Date.parse("2026-11-20T09:15:30Z"))).toEqual({
    year: 2026,
    month: 11,
    day: 20,
    hour: 16,
    minute: 15,
    second: 30,
  })
  expect(localTimeAt(Date.parse("2026-07-01T00:00:00Z")).hour).toBe(7)
})

test("the Thai day begins at 17:00 UTC of the day before", () => {
  expect(dayAt(Date.parse("2026-11-20T16:59:59.999Z"))).toBe("2026-11-20")
  expect(dayAt(Date.parse("2026-11-20T17:00:00Z"))).toBe("2026-11-21")
  expect(startOf("2026-11-21")).toBe(Date.parse("2026-11-20T17:00:00Z"))
})

test("a time of a day is a moment, also on a later day", () => {
  expect(instantAt("2026-11-20", "16:15")).toBe(Date.parse("2026-11-20T16:15:00+07:00"))
  expect(instantAt("2026-12-31", "00:30", 1)).toBe(Date.parse("2027-01-01T00:30:00+07:00"))
  expect(minutesOf("05:05")).toBe(305)
})

test("days are counted over the ends of months, years and leap years", () => {
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01")
  expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29")
  expect(daysAfter("2026-03-01", -1)).toBe("2026-02-28")
  expect(weekdayOf("2026-11-20")).toBe(5)
  expect(weekdayOf("2026-11-22")).toBe(0)
})

test("only days that exist are days", () => {
  expect(isDay("2028-02-29")).toBe(true)
  for (const text of [
    "2026-02-29",
    "2026-06-31",
    "2026-13-01",
    "2026-00-10",
    "20-11-2026",
    "2026-1-1",
    "x2026-11-20",
    "",
    "today",
  ])
    expect(isDay(text), text).toBe(false)
})

test.each([
  ["01-31", "01-32"],
  ["02-28", "02-29"],
  ["03-31", "03-32"],
  ["04-30", "04-31"],
  ["05-31", "05-32"],
  ["06-30", "06-31"],
  ["07-31", "07-32"],
  ["08-31", "08-32"],
  ["09-30", "09-31"],
  ["10-31", "10-32"],
  ["11-30", "11-31"],
  ["12-31", "12-32"],
])("the last day of a month is %s, and %s is none", (last, after) => {
  expect(isDay(`2026-${last}`)).toBe(true)
  expect(isDay(`2026-${after}`)).toBe(false)
  expect(isDay(`2026-${last.slice(0, 2)}-00`)).toBe(false)
})

test("February has 29 days every four years, but for three of four turns of a century", () => {
  for (const year of ["1200", "2000", "2024", "2400"]) expect(isDay(`${year}-02-29`), year).toBe(true)
  for (const year of ["1900", "2100", "2200", "2300", "2025"]) expect(isDay(`${year}-02-29`), year).toBe(false)
  expect(isDay("2024-02-30")).toBe(false)
})

test("the earlier day comes first, also over the ends of months and years", () => {
  const days = ["2026-11-20", "2025-12-31", "2026-11-03", "2026-02-28"]
  expect(days.toSorted(compareDays)).toEqual(["2025-12-31", "2026-02-28", "2026-11-03", "2026-11-20"])
  expect(compareDays("2026-11-20", "2026-11-20")).toBe(0)
  expect(compareDays("2026-11-20", "2026-11-21")).toBe(-1)
  expect(compareDays("2026-11-21", "2026-11-20")).toBe(1)
})

test("a time of a day has two digits for hours and minutes, and ends before midnight comes again", () => {
  for (const text of ["00:00", "05:05", "23:59"]) expect(isTimeOfDay(text), text).toBe(true)
  for (const text of ["24:00", "5:05", "12:60", "12:00:00", "", "noon"]) expect(isTimeOfDay(text), text).toBe(false)
})

test("every moment is told by a Thai clock and found again", () => {
  fc.assert(
    fc.property(instants, (instant) => {
      expect(instantOf(localTimeAt(instant))).toBe(instant)
      expect(startOf(dayAt(instant))).toBeLessThanOrEqual(instant)
      expect(startOf(daysAfter(dayAt(instant), 1))).toBeGreaterThan(instant)
      expect(isDay(dayAt(instant))).toBe(true)
    }),
  )
})

test("days counted forth and back come out the same", () => {
  fc.assert(
    fc.property(instants.map(dayAt), fc.integer({ min: -4_000, max: 4_000 }), (day, days) => {
      expect(daysAfter(daysAfter(day, days), -days)).toBe(day)
    }),
  )
})

test.each([
  ["2026-11-21", 6, "2027-05-21"],
  ["2026-11-21", 60, "2031-11-21"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2027-08-31", 6, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-12-31", 2, "2027-02-28"],
  ["2026-12-31", 0, "2026-12-31"],
])("%s and %i months are %s, or the last day of a month that is too short", (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected)
})

test.each([
  ["12-30", "2024-01-01", "2023-12-30"],
  ["01-02", "2024-01-01", "2024-01-02"],
  ["01-02", "2023-12-30", "2024-01-02"],
  ["07-31", "2023-08-01", "2023-07-31"],
  ["05-16", "2026-05-16", "2026-05-16"],
  ["11-15", "2026-05-16", "2025-11-15"],
  ["11-14", "2026-05-16", "2026-11-14"],
  ["11-15", "2028-05-16", "2027-11-15"],
  ["02-29", "2028-03-01", "2028-02-29"],
  ["02-29", "2027-02-16", "2027-03-01"],
] as const)("of all days that are %s the nearest to %s is %s", (date, to, nearest) => {
  expect(nearestDay(date, to)).toBe(nearest)
})

test("whatever is written like a day is one where the calendar has it", () => {
  const two = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, "0"))
  const year = fc.integer({ min: 0, max: 9_999 }).map((number) => String(number).padStart(4, "0"))
  const nearTheEnd = fc.tuple(year, fc.constantFrom("02", "04", "12"), fc.constantFrom("28", "29", "30", "31"))
  fc.assert(
    fc.property(fc.oneof(fc.tuple(year, two, two), nearTheEnd), (parts) => {
      const text = parts.join("-")
      const midnight = new Date(`${text}T00:00:00.000Z`)
      const inTheCalendar = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
      expect(isDay(text), text).toBe(inTheCalendar)
    }),
    { numRuns: 2_000 },
  )
})

test("a day is written as a day and nothing else around it", () => {
  expect(isDay("2026-11-20")).toBe(true)
  expect(isDay("+002026-11-20")).toBe(false)
  expect(isDay("02026-11-20")).toBe(false)
  expect(isDay("2026-11-20T00:00")).toBe(false)
  expect(isDay("2026-11-20 ")).toBe(false)
  expect(isDay("2026/11/20")).toBe(false)
})
