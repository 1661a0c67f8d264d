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

/** A created timestamp: Thai time that ends in Z, milliseconds behind it. */
export const CreatedAt = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): number => {
    const instant = createdInstant(dataset.value)
    if (instant !== undefined) return instant
    addIssue({ message: "notATimestamp" })
    return NEVER
  }),
)

/** A time of a Thai day as lists write it, with or without seconds. */
export const timeOfDay = (written: string): TimeOfDay | undefined => {
  const [, time = ""] = /^(\d{1,2}:\d{2})(?::\d{2})?$/.exec(written.trim()) ?? []
  const padded = time.padStart(5, "0")
  return isTimeOfDay(padded) ? padded : undefined
}

/** A day of the Thai calendar, YYYY-MM-DD. */
export const Day = v.pipe(v.string(), v.check(isDay, "noDay"))
