import { createdInstant, isDay, isTimeOfDay, type TimeOfDay } from "@fakham/core/time"
import * as v from "valibot"

/** The last second that a date can show. */
const farthest = 8_640_000_000_000

/** Seconds since 1970 on the wire, as a number or a text of digits, milliseconds behind it. */
export const Seconds = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
  v.minValue(-farthest),
  v.maxValue(farthest),
  v.transform((seconds) => Math.round(seconds * 1_000)),
)

/* @__NO_SIDE_EFFECTS__ */
const moment = (instantOf: (written: string) => number | undefined) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): number => {
      const instant = instantOf(dataset.value)
      if (instant !== undefined) return instant
      addIssue({ message: "notATimestamp" })
      return NEVER
    }),
  )

/** A created timestamp: Thai time that ends in Z, milliseconds behind it. */
export const CreatedAt = moment(createdInstant)

/** Thai time where no other is named, with seconds or without; what a Z at the end means depends on the field. */
const loosely = (zoneOfZ: "Z" | "+00:00") => (written: string) => {
  const [, day = "", time = "", rest = ""] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(.*)$/.exec(written.trim()) ?? []
  const zone = rest.trim().replace(/^([+-]\d\d):?(\d\d)?$/, (_, hours: string, minutes = "00") => `${hours}:${minutes}`)
  const named = zone === "" ? "Z" : zone === "Z" ? zoneOfZ : zone
  return createdInstant(`${day}T${time.length === 5 ? `${time}:00` : time}${named}`)
}

/** No moment that anything here is about is as far away in seconds; in milliseconds all of them are. */
const surelyMilliseconds = 100_000_000_000

const Unix = v.pipe(
  Seconds,
  v.transform((instant) => (instant > surelyMilliseconds * 1_000 ? instant / 1_000 : instant)),
)

/** A moment as an operator writes it: unix seconds, ISO, or a date and a time of Thailand. */
export const Moment = v.union([Unix, moment(loosely("+00:00"))])

/** When something was made: as any moment, but what ends in Z is Thai time. */
export const CreatedMoment = v.union([Unix, moment(loosely("Z"))])

/** A time of a Thai day as lists write it, with or without seconds. */
const timeOfDay = (written: string): TimeOfDay | undefined => {
  const [, time = ""] = /^(\d{1,2}:\d{2})(?::\d{2})?$/.exec(written.trim()) ?? []
  const padded = time.padStart(5, "0")
  return isTimeOfDay(padded) ? padded : undefined
}

/** A day of the Thai calendar, YYYY-MM-DD. */
export const WireDay = v.pipe(v.string(), v.check(isDay, "noDay"))

/** A day as an operator writes it, with a time behind it or without. */
export const LooseDay = v.pipe(
  v.string(),
  v.transform((written) => written.trim().replace(/[T ].*$/, "")),
  WireDay,
)

/** A time of the day that a round names, or the moment itself. */
export const ClockTime = v.union([
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): TimeOfDay => {
      const time = timeOfDay(dataset.value)
      if (time !== undefined) return time
      addIssue({ message: "notATime" })
      return NEVER
    }),
  ),
  v.pipe(
    Moment,
    v.transform((at) => ({ at })),
  ),
])
