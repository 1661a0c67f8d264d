import { hour, type Instant, minute } from "../../time/bangkok.ts"
import type { Round } from "../round/round.ts"
import { type Timetable, timetable } from "./timetable.ts"

/**
 * From when on the time left of a round is counted. All rounds of a numbered group open with the day, so theirs is
 * counted from where the one before closes; that of others from their opening, or over the last day if it is not told.
 */
export const countdownStart = (
  { betGroup, opensAt, closesAt }: Pick<Round, "betGroup" | "opensAt" | "closesAt">,
  { sequences }: Pick<Timetable, "sequences"> = timetable,
): Instant => {
  const table = sequences.find((one) => one.betGroup === betGroup)
  return table === undefined ? (opensAt ?? closesAt - 24 * hour) : closesAt - table.everyMinutes * minute
}
