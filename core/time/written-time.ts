import { type Instant, isDay, localTimeAt } from "./bangkok.ts"
import { padded } from "./padded.ts"

/** How players read a moment: DD/MM/YYYY HH:mm:ss on a Thai clock, in the Gregorian calendar. */
export const displayTime = (instant: Instant): string => {
  const { year, month, day, hour, minute, second } = localTimeAt(instant)
  return `${padded(day)}/${padded(month)}/${padded(year, 4)} ${padded(hour)}:${padded(minute)}:${padded(second)}`
}

/** How a list is asked for from and to a moment: YYYY-MM-DDTHH:mm:ss.000000Z, its Z meaning Thai time as in answers. */
export const filterTime = (instant: Instant): string => {
  const { year, month, day, hour, minute, second } = localTimeAt(instant)
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}T${padded(hour)}:${padded(minute)}:${padded(second)}.000000Z`
}

/** The operator writes Thai time and ends it in Z: the Z is rewritten to the offset that is meant. */
export const withThaiOffset = (createdAt: string): string => createdAt.replace(/Z$/, "+07:00")

const written = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.(\d+))?([+-])(\d{2}):(\d{2})$/

/** The moment that a created timestamp means, or nothing if it is not one. */
export const createdInstant = (createdAt: string): Instant | undefined => {
  const [, day = "", time = "", fraction = "", sign, hours, minutes] = written.exec(withThaiOffset(createdAt)) ?? []
  if (!isDay(day) || Number(hours) > 14 || Number(minutes) > 59) return undefined
  const atGreenwich = Date.parse(`${day}T${time}.${fraction.slice(0, 3).padEnd(3, "0")}Z`)
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000
  return Number.isNaN(atGreenwich) ? undefined : sign === "-" ? atGreenwich + ahead : atGreenwich - ahead
}
