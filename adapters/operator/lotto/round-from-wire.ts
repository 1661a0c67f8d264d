import { closeOf, isBetGroup, lotteryDayAt, type Outcome, type Round, timetable } from "@fakham/core/lotto"
import { dayAt, daysAfter, type Instant, instantAt, second } from "@fakham/core/time"
import type { betListsOne, Understood } from "../wire/index.ts"

type WireRound = Understood<typeof betListsOne>

/** A round in the words of the site, or nothing when it is of a group that the site does not offer. */
export const roundFromWire = (wire: WireRound): Round | undefined => {
  const { betId, betGroup, commitment } = wire
  if (!isBetGroup(betGroup)) return undefined
  const betType = wire.betType || betGroup
  const closesAt = closeFromWire(wire, betGroup, betType)
  if (closesAt === undefined) return undefined
  return {
    betId,
    betGroup,
    betType,
    betName: wire.betName || wire.name || betType,
    dt: wire.dt ?? wire.betList?.dt ?? lotteryDayAt(closesAt),
    closeDt: wire.closeDt ?? dayAt(closesAt),
    opensAt: wire.unixTimeStamp?.realOpenTime,
    closesAt,
    shootingEndsAt: wire.unixTimeStamp?.realShootingEndTime ?? usualShootingEnd(betGroup, closesAt),
    resultAt: wire.unixTimeStamp?.realResultTime ?? shownResultTime(wire, closesAt) ?? closesAt,
    commitment,
    ...(wire.betList?.active === false && !wire.setResult ? { isSwitchedOff: true } : {}),
    ...mostFromWire(wire),
    outcome: outcomeFromWire(wire) ?? (wire.setResult ? setAlready : undefined),
  }
}

/** Stands for a result that is set and not told with the round. */
export const setAlready: Outcome = { type: "drawn", drawn: { top3: "---", top2: "--", bottom2: "--" } }

const mostFromWire = ({ betMax, betList }: WireRound): Pick<Round, "betMax"> => {
  const most = betMax ?? betList?.betMax
  return most === undefined ? {} : { betMax: most }
}

/** The moment of the close, by the first of its fields that tells it. */
const closeFromWire = (wire: WireRound, betGroup: Round["betGroup"], betType: string): Instant | undefined => {
  const { closeTime, closeDt, unixTimeStamp } = wire
  const dt = wire.dt ?? wire.betList?.dt
  if (unixTimeStamp?.realCloseTime !== undefined) return unixTimeStamp.realCloseTime
  if (closeTime === undefined || typeof closeTime === "object") return closeTime?.at
  if (dt !== undefined) return closeOf({ betGroup, betType, dt, closeTime })
  return closeDt === undefined ? undefined : instantAt(closeDt, closeTime)
}

/** How a round ended, as far as the operator says that it has. */
export const outcomeFromWire = ({ cancelled, result }: Pick<WireRound, "cancelled" | "result">): Outcome | undefined =>
  cancelled ? { type: "cancelled" } : result && { type: "drawn", drawn: drawnFromWire(result) }

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
  if (resultTime === undefined || typeof resultTime === "object") return resultTime?.at
  const shown = instantAt(resultDt ?? dayAt(closesAt), resultTime)
  return resultDt === undefined && shown < closesAt ? instantAt(daysAfter(dayAt(closesAt), 1), resultTime) : shown
}
