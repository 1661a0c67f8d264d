import { expect, test } from "vitest"
import { daysAfter } from "../../time/bangkok.ts"
import { drawDay, drawRound, govDraw } from "./draws.ts"
import { isGovDrawDay } from "./gov-draw-days.ts"
import { roundsOfDay, roundsOnSale } from "./schedule.ts"
import { type DrawShift, timetable } from "./timetable.ts"

/** Every day on which the government drew or will draw, a year to a line, a month to a column. */
const drawDays = `
     | Jan  | Feb  | Mar  | Apr  | May  | Jun  | Jul     | Aug  | Sep  | Oct  | Nov  | Dec
2006 |      |      |      |      |      |      |         |      |      |      |      | 30
2007 | 16   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2008 | 16   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2009 | 16   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2010 | 16   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2011 | 16   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2012 | 16   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2013 | 16   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2014 | 16   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2015 | 16   | 1 16 | 1 16 | 1 16 | 2 16 | 2 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 17 30
2016 | 17   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2017 | 17   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2018 | 17   | 1 16 | 2 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2019 | 17   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 15    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2020 | 17   | 1 16 | 1 16 |      | 16   | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2021 | 17   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2022 | 17   | 1 17 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16 30
2023 | 17   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16 31 | 16   | 1 16 | 1 16 | 1 16 | 1 16 30
2024 | 17   | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16
2025 | 2 17 | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16
2026 | 2 16 | 1 16 | 1 16 | 1 16 | 2 16 | 1 16 | 1 16    | 1 16 | 1 16 | 1 16 | 1 16 | 1 16
`

const [, ...years] = drawDays.trim().split("\n")
const asDrawn = years.flatMap((line) => {
  const [year = "", ...months] = line.split("|").map((cell) => cell.trim())
  return months.flatMap((days, index) =>
    (days.match(/\d+/g) ?? []).map((day) => `${year}-${String(index + 1).padStart(2, "0")}-${day.padStart(2, "0")}`),
  )
})

const draw = govDraw(timetable.gov)
const drawnFrom = (first: string, last: string, drawn = draw.isDrawnOn) => {
  const days: Array<string> = []
  for (let day = first; day <= last; day = daysAfter(day, 1)) if (drawn(day)) days.push(day)
  return days
}
const at = (local: string) => Date.parse(`${local}:00+07:00`)
const govIn = (rounds: ReturnType<typeof roundsOfDay>) =>
  rounds.filter(({ betGroup }) => betGroup === "gov").map(({ betId }) => betId)

test("the government draws on the days on which it drew from the end of 2006 to 2026, and on no others", () => {
  expect(drawnFrom("2006-12-17", "2026-12-31")).toEqual(asDrawn)
  expect(asDrawn.filter((day) => day <= "2026-05-16")).toHaveLength(463)
})

test("in years to come it draws on 2 January, 17 January and 2 May, else on the 1st and the 16th", () => {
  expect(drawnFrom("2027-01-01", "2027-12-31")).toEqual([
    "2027-01-02",
    "2027-01-17",
    "2027-02-01",
    "2027-02-16",
    "2027-03-01",
    "2027-03-16",
    "2027-04-01",
    "2027-04-16",
    "2027-05-02",
    "2027-05-16",
    "2027-06-01",
    "2027-06-16",
    "2027-07-01",
    "2027-07-16",
    "2027-08-01",
    "2027-08-16",
    "2027-09-01",
    "2027-09-16",
    "2027-10-01",
    "2027-10-16",
    "2027-11-01",
    "2027-11-16",
    "2027-12-01",
    "2027-12-16",
  ])
  expect(drawnFrom("2040-12-17", "2041-05-15")).toEqual([
    "2041-01-02",
    "2041-01-17",
    "2041-02-01",
    "2041-02-16",
    "2041-03-01",
    "2041-03-16",
    "2041-04-01",
    "2041-04-16",
    "2041-05-02",
  ])
})

test("a round is named by the day that its draw was moved to, and closes and is drawn on it", () => {
  expect(drawRound(draw, "2023-07-31")).toEqual({
    betId: "gov-2023-07-31",
    betGroup: "gov",
    betType: "gov",
    sequence: 1,
    dt: "2023-07-31",
    closeDt: "2023-07-31",
    resultDt: "2023-07-31",
    opensAt: at("2023-07-16T16:00"),
    closesAt: at("2023-07-31T15:20"),
    shootingEndsAt: undefined,
    resultAt: at("2023-07-31T16:00"),
  })
  expect(govIn(roundsOfDay("2023-08-01"))).toEqual([])
  expect(drawRound(draw, "2023-08-16")?.opensAt).toBe(at("2023-07-31T16:00"))
})

test("the draw of new year is the next one until it is drawn in the year before, and then that of teachers' day is", () => {
  expect(drawDay(draw, "2023-12-17", 1)).toBe("2023-12-30")
  expect(drawDay(draw, "2023-12-31", 1)).toBe("2024-01-17")
  expect(drawDay(draw, "2024-01-16", -1)).toBe("2023-12-30")
  expect(govIn(roundsOnSale(at("2023-12-30T15:20")))).toEqual(["gov-2023-12-30"])
  expect(govIn(roundsOnSale(at("2023-12-30T16:00")))).toEqual(["gov-2024-01-17"])
})

test("while draws are dropped, bets are for the next one that is held", () => {
  expect(drawDay(draw, "2020-03-17", 1)).toBe("2020-05-16")
  expect(govIn(roundsOnSale(at("2020-04-01T15:00")))).toEqual(["gov-2020-05-16"])
  expect(drawRound(draw, "2020-05-16")?.opensAt).toBe(at("2020-03-16T16:00"))
})

const drawnWith = (first: string, last: string, ...shifts: ReadonlyArray<DrawShift>) => {
  const table = { days: [1, 16], shifts }
  return drawnFrom(first, last, (day) => isGovDrawDay(table, day))
}

test("an operator moves a draw over the end of a month or a year, or drops it, from one year to another", () => {
  expect(drawnWith("2026-12-02", "2027-01-15", { day: "12-16", to: "01-03" })).toEqual(["2027-01-01", "2027-01-03"])
  expect(drawnWith("2027-02-17", "2027-03-15", { day: "03-01", to: "02-28" })).toEqual(["2027-02-28"])
  const dropped: DrawShift = { day: "03-01", from: 2027, until: 2028 }
  expect(drawnWith("2026-02-28", "2026-03-02", dropped)).toEqual(["2026-03-01"])
  expect(drawnWith("2027-02-28", "2027-03-02", dropped)).toEqual([])
  expect(drawnWith("2028-02-28", "2028-03-02", dropped)).toEqual([])
  expect(drawnWith("2029-02-28", "2029-03-02", dropped)).toEqual(["2029-03-01"])
})

test("the years of a shift are those of the regular day, in whichever year it is drawn", () => {
  const early: DrawShift = { day: "01-01", to: "12-30", from: 2027, until: 2027 }
  expect(drawnWith("2026-12-17", "2027-01-15", early)).toEqual(["2026-12-30"])
  expect(drawnWith("2027-12-17", "2028-01-15", early)).toEqual(["2028-01-01"])
})

test("of two shifts of one draw the last counts, so that an operator adds its own to those that are known", () => {
  const known: DrawShift = { day: "05-01", to: "05-02" }
  expect(drawnWith("2027-04-17", "2027-05-15", known, { day: "05-01", to: "05-04" })).toEqual(["2027-05-04"])
  expect(drawnWith("2027-04-17", "2027-05-15", known, { day: "05-01" })).toEqual([])
  expect(drawnWith("2027-04-17", "2027-05-15", { day: "05-01" }, known)).toEqual(["2027-05-02"])
})

test("a day on which no draw is regular has none to move", () => {
  expect(drawnWith("2027-03-02", "2027-03-15", { day: "03-05", to: "03-06" })).toEqual([])
})
