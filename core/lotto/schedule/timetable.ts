import type { MonthDay, TimeOfDay } from "../../time/bangkok.ts"
import type { Gov4dVariant, StockMarket } from "../group/bet-type.ts"
import type { SequenceGroup } from "../group/group-rules.ts"

/** Rounds that follow each other at a fixed distance; all of a day open together. */
export type SequenceTable = {
  readonly betGroup: SequenceGroup
  readonly rounds: number
  readonly opens: TimeOfDay
  readonly firstCloses: TimeOfDay
  readonly everyMinutes: number
  /** How long players may still shoot after the close, in groups where they do. */
  readonly shootingSeconds: number | undefined
  /** From the close, or from the end of shooting, to the result. */
  readonly resultSeconds: number
}

export type StockTable = {
  readonly markets: Readonly<Record<StockMarket, TimeOfDay>>
  readonly weekdays: ReadonlyArray<number>
  readonly opens: TimeOfDay
  readonly resultMinutes: number
}

/** A draw that the government holds on another day, or not at all. Of several for one draw the last counts. */
export type DrawShift = {
  /** The regular day of the draw. */
  readonly day: MonthDay
  /** The nearest day of this date, in the year before or after too; without it there is no draw. */
  readonly to?: MonthDay
  /** The first and the last year whose regular day it moves; without them every year before or after. */
  readonly from?: number
  readonly until?: number
}

export type GovTable = {
  readonly days: ReadonlyArray<number>
  readonly shifts: ReadonlyArray<DrawShift>
  readonly closes: TimeOfDay
  readonly results: TimeOfDay
}

export type Gov4dTable = {
  readonly betType: Gov4dVariant
  readonly weekdays: ReadonlyArray<number>
  readonly opens: TimeOfDay | "afterPreviousDraw"
  readonly closes: TimeOfDay
  readonly results: TimeOfDay
}

export type Timetable = {
  readonly sequences: ReadonlyArray<SequenceTable>
  readonly stock: StockTable
  readonly gov: GovTable
  readonly gov4d: ReadonlyArray<Gov4dTable>
}

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6] as const
const afterPreviousDraw = "afterPreviousDraw"

const onlyIn = (year: number) => ({ from: year, until: year })

/** The draws since 2007 that the government did not hold on the 1st or the 16th, and those to come. */
const govShifts: ReadonlyArray<DrawShift> = [
  { day: "01-01", to: "12-30" },
  { day: "01-01", to: "01-02", from: 2025 },
  { day: "01-16", to: "01-17", from: 2016, until: 2025 },
  { day: "01-16", to: "01-17", from: 2027 },
  { day: "05-01", to: "05-02" },
  { day: "06-01", to: "06-02", ...onlyIn(2015) },
  { day: "12-16", to: "12-17", ...onlyIn(2015) },
  { day: "03-01", to: "03-02", ...onlyIn(2018) },
  { day: "07-16", to: "07-15", ...onlyIn(2019) },
  { day: "04-01", ...onlyIn(2020) },
  { day: "04-16", ...onlyIn(2020) },
  { day: "05-01", ...onlyIn(2020) },
  { day: "02-16", to: "02-17", ...onlyIn(2022) },
  { day: "08-01", to: "07-31", ...onlyIn(2023) },
]

/** When everything opens, closes and is drawn, in Thai time. An operator with other hours passes its own. */
export const timetable: Timetable = {
  sequences: [
    {
      betGroup: "yeekee",
      rounds: 88,
      opens: "03:00",
      firstCloses: "06:00",
      everyMinutes: 15,
      shootingSeconds: 120,
      resultSeconds: 30,
    },
    {
      betGroup: "yeekee5min",
      rounds: 264,
      opens: "03:00",
      firstCloses: "05:05",
      everyMinutes: 5,
      shootingSeconds: 30,
      resultSeconds: 30,
    },
    {
      betGroup: "pingpong",
      rounds: 22,
      opens: "03:00",
      firstCloses: "06:00",
      everyMinutes: 60,
      shootingSeconds: undefined,
      resultSeconds: 60,
    },
  ],
  stock: {
    weekdays: [monday, tuesday, wednesday, thursday, friday],
    opens: "00:00",
    resultMinutes: 30,
    markets: {
      nikkei_morning: "09:15",
      thai_open: "09:50",
      china_morning: "10:00",
      hangseng_morning: "10:45",
      taiwan: "12:10",
      thai_noon: "12:15",
      korea: "12:35",
      nikkei_afternoon: "12:50",
      china_afternoon: "13:25",
      thai_afternoon: "14:15",
      hangseng_afternoon: "14:45",
      singapore: "15:50",
      thai_close: "16:25",
      india: "16:50",
      egypt: "19:20",
      russia: "22:00",
      england: "22:00",
      germany: "22:00",
      downjone: "00:00",
    },
  },
  gov: {
    days: [1, 16],
    shifts: govShifts,
    closes: "15:20",
    results: "16:00",
  },
  gov4d: [
    {
      betType: "hanoy",
      weekdays: [sunday, monday, tuesday, wednesday, thursday, friday, saturday],
      opens: "00:00",
      closes: "18:10",
      results: "18:30",
    },
    {
      betType: "lao",
      weekdays: [monday, wednesday, friday],
      opens: afterPreviousDraw,
      closes: "20:00",
      results: "20:30",
    },
    {
      betType: "laoSuper",
      weekdays: [monday, wednesday, friday],
      opens: afterPreviousDraw,
      closes: "20:00",
      results: "20:30",
    },
    {
      betType: "malay",
      weekdays: [wednesday, saturday, sunday],
      opens: afterPreviousDraw,
      closes: "18:00",
      results: "18:40",
    },
  ],
}
