import { closeOf, isBetGroup, type Outcome, type Round, timetable } from "@fakham/core/lotto"
import { dayAt, daysAfter, type Instant, instantAt, second } from "@fakham/core/time"
import type { betListsOne, Understood } from "./wire/index.ts"
import { timeOfDay } from "./wire/moments.ts"

type Told = Understood<typeof betListsOne>

/** A round in the words of the site, or nothing when it is of a group that the site does not offer. */
export const roundOf = (told: Told): Round | undefined => {
  const { betId, betGroup, betType, commitment } = told
  const dt = told.dt ?? told.betList?.dt
  const closeTime = timeOfDay(told.closeTime)
  if (!isBetGroup(betGroup) || dt === undefined) return undefined
  const closesAt = told.unixTimeStamp?.realCloseTime ?? (closeTime && closeOf({ betGroup, betType, dt, closeTime }))
  if (closesAt === undefined) return undefined
  return {
    betId,
    betGroup,
    betType,
    betName: told.betName || told.name || betType,
    dt,
    closeDt: told.closeDt ?? dayAt(closesAt),
    opensAt: told.unixTimeStamp?.realOpenTime,
    closesAt,
    shootingEndsAt: told.unixTimeStamp?.realShootingEndTime ?? usualShootingEnd(betGroup, closesAt),
    resultAt: told.unixTimeStamp?.realResultTime ?? shownResultTime(told, closesAt) ?? closesAt,
    commitment,
    outcome: outcomeOf(told),
  }
}

/** How a round ended, as far as the operator says that it has. */
export const outcomeOf = ({ cancelled, result }: Pick<Told, "cancelled" | "result">): Outcome | undefined =>
  cancelled === true ? { type: "cancelled" } : result && { type: "drawn", drawn: drawnOf(result) }

export const drawnOf = ({ top3, top2, bottom2, front3, back3, number }: NonNullable<Told["result"]>) => ({
  top3,
  top2,
  bottom2,
  front3,
  back3,
  number,
})

const usualShootingEnd = (betGroup: string, closesAt: Instant): Instant | undefined => {
  const seconds = timetable.sequences.find((table) => table.betGroup === betGroup)?.shootingSeconds
  return seconds === undefined ? undefined : closesAt + seconds * second
}

/** Without a day of its own, the time is the next one after the close. */
const shownResultTime = ({ resultTime, resultDt }: Told, closesAt: Instant): Instant | undefined => {
  const time = timeOfDay(resultTime)
  if (time === undefined) return undefined
  const shown = instantAt(resultDt ?? dayAt(closesAt), time)
  return resultDt === undefined && shown < closesAt ? instantAt(daysAfter(dayAt(closesAt), 1), time) : shown
}
