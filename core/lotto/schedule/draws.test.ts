import { expect, test } from "vitest"
import { daysAfter } from "../../time/bangkok.ts"
import { drawDay, drawRound, govDraw } from "./draws.ts"
import { timetable } from "./timetable.ts"

test("an operator can move a single draw of one year without changing the others", () => {
  const shifts = [...timetable.gov.shifts, { day: "03-01", to: "03-03", from: 2027, until: 2027 } as const]
  const draw = govDraw({ ...timetable.gov, shifts })
  const drawnIn = (year: number) =>
    Array.from({ length: 8 }, (_, index) => daysAfter(`${year}-02-26`, index)).filter(draw.isDrawnOn)
  expect(drawnIn(2026)).toEqual(["2026-03-01"])
  expect(drawnIn(2027)).toEqual(["2027-03-03"])
})

test("the next and the last draw are found from any day, that day included", () => {
  const draw = govDraw(timetable.gov)
  expect(drawDay(draw, "2026-12-17", 1)).toBe("2027-01-02")
  expect(drawDay(draw, "2027-01-02", 1)).toBe("2027-01-02")
  expect(drawDay(draw, "2027-01-01", -1)).toBe("2026-12-16")
})

test("a draw is looked for on 62 days, the first of them included", () => {
  const once = { ...govDraw(timetable.gov), isDrawnOn: (day: string) => day === "2027-01-20" }
  expect(drawDay(once, "2026-11-20", 1)).toBe("2027-01-20")
  expect(drawDay(once, "2026-11-19", 1)).toBeUndefined()
})

test("the draw of the day before ends when the next one opens", () => {
  const daily = { ...govDraw(timetable.gov), isDrawnOn: () => true }
  expect(drawRound(daily, "2026-11-20")?.opensAt).toBe(Date.parse("2026-11-19T16:00:00+07:00"))
})

test("a market whose name holds a number keeps it where it stands", () => {
  const market = { ...govDraw(timetable.gov), betType: "stock_225_morning", isDrawnOn: () => true }
  expect(drawRound(market, "2026-11-20")?.betId).toBe("stock-225-morning-2026-11-20")
})

test("without any draw there is no round and nothing to look for", () => {
  const never = govDraw({ ...timetable.gov, days: [], shifts: [] })
  expect(drawDay(never, "2026-11-20", 1)).toBeUndefined()
  expect(drawRound(never, "2026-11-16")).toBeUndefined()
})
