import { closeOf, isBetGroup, type Outcome, type Round, timetable } from "@fakham/core/lotto"
import { dayAt, daysAfter, type Instant, instantAt, second } from "@fakham/core/time"
import type { betListsOne, Understood } from "./wire/index.ts"
import { timeOfDay } from "./wire/moments.ts"

type WireRound = Understood<typeof betListsOne>

/** A round in the words of the site, or nothing when it is of a group that the site does not offer. */
export const roundFromWire = (wire: WireRound): Round | undefined => {
  const { betId, betGroup, betType, commitment } = wire
  const dt = wire.dt ?? wire.betList?.dt
  const closeTime = timeOfDay(wire.closeTime)
  if (!isBetGroup(betGroup) || dt === undefined) return undefined
  const closesAt = wire.unixTimeStamp?.realCloseTime ?? (closeTime && closeOf({ betGroup, betType, dt, closeTime }))
  if (closesAt === undefined) return undefined
  return {
    betId,
    betGroup,
    betType,
    betName: wire.betName || wire.name || betType,
    dt,
    closeDt: wire.closeDt ?? dayAt(closesAt),
    opensAt: wire.unixTimeStamp?.realOpenTime,
    closesAt,
    shootingEndsAt: wire.unixTimeStamp?.realShootingEndTime ?? usualShootingEnd(betGroup, closesAt),
    resultAt: wire.unixTimeStamp?.realResultTime ?? shownResultTime(wire, closesAt) ?? closesAt,
    commitment,
    outcome: outcomeFromWire(wire),
  }
}

/** How a round ended, as far as the operator says that it has. */
export const outcomeFromWire = ({ cancelled, result }: Pick<WireRound, "cancelled" | "result">): Outcome | undefined =>
  cancelled === true ? { type: "cancelled" } : result && { type: "drawn", drawn: drawnFromWire(result) }

export const drawnFromWire = ({ top3, top2, bottom2, front3, back3, number }: NonNullable<WireRound["result"]>) => ({
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
const shownResultTime = ({ resultTime, resultDt }: WireRound, closesAt: Instant): Instant | undefined => {
  const time = timeOfDay(resultTime)
  if (time === undefined) return undefined
  const shown = instantAt(resultDt ?? dayAt(closesAt), time)
  return resultDt === undefined && shown < closesAt ? instantAt(daysAfter(dayAt(closesAt), 1), time) : shown
}
