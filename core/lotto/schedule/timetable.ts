import type { TimeOfDay } from "../../time/bangkok.ts"
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

/** A draw that the government moves away from a holiday, to another day of the month: in every year, or in one. */
export type DrawShift = {
  readonly year?: number
  readonly month: number
  readonly day: number
  readonly to: number
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
    shifts: [
      { month: 1, day: 1, to: 2 },
      { month: 1, day: 16, to: 17 },
      { month: 5, day: 1, to: 2 },
    ],
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
