import type { Instant } from "./bangkok.ts"
import { padded } from "./padded.ts"

/** What is left until a moment, in the units that a player reads. */
export type TimeLeft = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

const [minute, hour, day] = [60, 60 * 60, 24 * 60 * 60]

/** Whole seconds until a moment: the last one lasts to the very end, so zero means that it has come. */
export const secondsLeft = (until: Instant, now: Instant): number => Math.max(0, Math.ceil((until - now) / 1_000))

export const timeLeftOf = (seconds: number): TimeLeft => ({
  days: Math.floor(seconds / day),
  hours: Math.floor((seconds % day) / hour),
  minutes: Math.floor((seconds % hour) / minute),
  seconds: seconds % minute,
})

/** From so many days on, only the days are worth saying. */
export const daysAloneFrom = 2

/** The days when only they are worth saying, and nothing while the digits of a clock are. */
export const daysAlone = (seconds: number): number | undefined =>
  seconds >= daysAloneFrom * day ? Math.floor(seconds / day) : undefined

/** The digits of a countdown: "04:11", above an hour "1:00:00", hours counted on past a day. */
export const countdownDigits = (seconds: number): string => {
  const hours = Math.floor(seconds / hour)
  const rest = `${padded(Math.floor((seconds % hour) / minute))}:${padded(seconds % minute)}`
  return hours === 0 ? rest : `${hours}:${rest}`
}

/** At how many seconds a countdown is read aloud: never each second. */
export const announcedAt: ReadonlyArray<number> = [300, 60, 10]

/** The last of these marks that has gone by; none before the first, and none once the moment has come. */
export const markPassed = (seconds: number, marks = announcedAt): number | undefined =>
  seconds === 0 ? undefined : marks.filter((mark) => seconds <= mark).toSorted((one, other) => one - other)[0]
