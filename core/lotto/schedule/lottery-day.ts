import { type Day, dayAt, type Instant, minute, minutesOf } from "../../time/bangkok.ts"
import { type Timetable, timetable } from "./timetable.ts"

/** The day whose rounds are drawn: it begins when betting opens, so that a night belongs to the day before it. */
export const lotteryDayAt = (now: Instant, { sequences }: Pick<Timetable, "sequences"> = timetable): Day => {
  const [begins = 0] = sequences.map(({ opens }) => minutesOf(opens)).toSorted((one, other) => one - other)
  return dayAt(now - begins * minute)
}
