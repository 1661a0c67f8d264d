import { dayAt, type Instant } from "@fakham/core/time"
import { useMachines } from "../../app/use-machines.ts"
import { useDates } from "../../locales/use-dates.ts"
import { clockText } from "../../words/clock-text.ts"

/** Until when something is possible: the time, and the day where that is not today. */
export const useDeadline = (until: Instant): string => {
  const { now } = useMachines()
  const { withoutYear } = useDates()
  const time = clockText(until)
  return dayAt(until) === dayAt(now()) ? time : `${withoutYear(dayAt(until))} ${time}`
}
