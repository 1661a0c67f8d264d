import { isDay, isTimeOfDay, type TimeOfDay } from "@fakham/core/time"

/**
 * A round as operators usually write every one of them, read by hand: a list of a thousand is read eight times sooner than
 * by its schema. Nothing where anything about it is written in another way.
 */
export const fastParseBetList = (row: unknown) => {
  if (!isObject(row)) return undefined
  const { betId, betGroup, betType, betName, name, setResult, cancelled, commitment } = row
  const { dt, closeDt, resultDt, closeTime, resultTime, betList, betMax, unixTimeStamp, result } = row
  if (!isText(betId) || betId === "" || betId.length > 128 || !isText(betGroup)) return undefined
  if (!isText(betType) || !isText(betName) || !isText(name) || !isTextOrNothing(commitment)) return undefined
  if (typeof setResult !== "boolean" || typeof cancelled !== "boolean") return undefined
  if (!isDayOrNothing(dt) || !isDayOrNothing(closeDt) || !isDayOrNothing(resultDt)) return undefined
  if (!isTimeOrNothing(closeTime) || !isTimeOrNothing(resultTime)) return undefined
  if (!isObject(betList) || !isDayOrNothing(betList["dt"]) || typeof betList["active"] !== "boolean") return undefined
  if (!isNothing(betMax) || !isNothing(betList["betMax"])) return undefined
  const times = timesOf(unixTimeStamp)
  const drawn = isNothing(result) ? nothingDrawn : drawnOf(result)
  if (times === undefined || drawn === undefined) return undefined
  return {
    betId,
    betGroup,
    betType,
    betName,
    name,
    dt: dt ?? undefined,
    closeDt: closeDt ?? undefined,
    resultDt: resultDt ?? undefined,
    closeTime: closeTime ?? undefined,
    resultTime: resultTime ?? undefined,
    betList: { dt: betList["dt"] ?? undefined, active: betList["active"], betMax: undefined },
    betMax: undefined,
    setResult,
    unixTimeStamp: times,
    cancelled,
    commitment: commitment ?? undefined,
    ...drawn,
  }
}

const timesOf = (times: unknown) => {
  if (!isObject(times)) return undefined
  const { realCloseTime, realResultTime, realOpenTime, realShootingEndTime } = times
  if (!isSeconds(realCloseTime) || !isSecondsOrNothing(realResultTime)) return undefined
  if (!isSecondsOrNothing(realOpenTime) || !isSecondsOrNothing(realShootingEndTime)) return undefined
  return {
    realCloseTime: realCloseTime * 1_000,
    realResultTime: instantOf(realResultTime),
    realOpenTime: instantOf(realOpenTime),
    realShootingEndTime: instantOf(realShootingEndTime),
  }
}

const nothingDrawn = { result: undefined }

const drawnOf = (drawn: unknown) => {
  if (!isObject(drawn)) return undefined
  const { top3, top2, bottom2, front3, back3, number } = drawn
  if (!isText(top3) || !isText(top2) || !isText(bottom2)) return undefined
  if (!threeDigits.test(top3) || !twoDigits.test(top2) || !twoDigits.test(bottom2)) return undefined
  if (!isNothing(front3) || !isNothing(back3) || !isNothing(number)) return undefined
  return { result: { top3, top2, bottom2, front3: undefined, back3: undefined, number: undefined } }
}

const [threeDigits, twoDigits] = [/^\d{3}$/, /^\d{2}$/]

type Nothing = null | undefined
const isNothing = (value: unknown): value is Nothing => value === null || value === undefined
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null
const isText = (value: unknown): value is string => typeof value === "string"
const isTextOrNothing = (value: unknown): value is string | Nothing => isText(value) || isNothing(value)
const isDayOrNothing = (value: unknown): value is string | Nothing => (isText(value) ? isDay(value) : isNothing(value))
const isTimeOrNothing = (value: unknown): value is TimeOfDay | Nothing =>
  isText(value) ? isTimeOfDay(value) : isNothing(value)

/** Greater ones may be milliseconds. */
const mostSeconds = 10_000_000_000
const isSeconds = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= mostSeconds
const isSecondsOrNothing = (value: unknown): value is number | Nothing => isSeconds(value) || isNothing(value)
const instantOf = (seconds: number | Nothing) => (isNothing(seconds) ? undefined : seconds * 1_000)
