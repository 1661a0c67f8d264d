import { dayAt, type Instant } from "@fakham/core/time"
import { useHouse } from "../../house/use-house.ts"
import { useDates } from "../../locales/use-dates.ts"
import { clockText } from "../../words/clock-text.ts"

/** Until when something is possible: the time, and the day where that is not today. */
export const useDeadline = (until: Instant): string => {
  const { now } = useHouse()
  const { withoutYear } = useDates()
  const time = clockText(until)
  return dayAt(until) === dayAt(now()) ? time : `${withoutYear(dayAt(until))} ${time}`
}
