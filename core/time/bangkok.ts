/** A moment, in milliseconds since 1970 in UTC. */
export type Instant = number

/** A calendar day in Thailand, written YYYY-MM-DD. */
export type Day = string

/** A day of every year, written MM-DD. */
export type MonthDay = `${number}-${number}`

/** A time on a Thai wall clock, written HH:mm. */
export type TimeOfDay = `${number}:${number}`

export const isTimeOfDay = (text: string): text is TimeOfDay => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

export type LocalTime = {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute

/** Thailand is seven hours ahead of UTC all year round: there is no summer time to mind. */
const ahead = 7 * hour

const wallClock = (instant: Instant) => new Date(instant + ahead)

export const localTimeAt = (instant: Instant): LocalTime => {
  const wall = wallClock(instant)
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  }
}

export const instantOf = (at: LocalTime): Instant =>
  Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute, at.second) - ahead

/** The day that it is in Thailand. */
export const dayAt = (instant: Instant): Day => wallClock(instant).toISOString().slice(0, 10)

const midnightUtc = (day: Day) => Date.parse(`${day}T00:00:00.000Z`)

/** Only days that exist: neither 31 June nor 29 February of a common year. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const length = month === 2 && isLeapYear ? 29 : daysOfMonths[month - 1]
  return length !== undefined && day >= 1 && day <= length
}

/** In a common year, from January on. */
const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The earlier day first: days are written so that their texts stand in the same order, in every language. */
export const compareDays = (one: Day, other: Day): number => (one === other ? 0 : one < other ? -1 : 1)

export const startOf = (day: Day): Instant => midnightUtc(day) - ahead

export const minutesOf = (time: TimeOfDay): number => {
  const [hours, minutes] = time.split(":").map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** When the clock shows this time on this day, or some days later. */
export const instantAt = (day: Day, time: TimeOfDay, daysLater = 0): Instant =>
  startOf(day) + daysLater * 24 * hour + minutesOf(time) * minute

export const daysAfter = (day: Day, days: number): Day => dayAt(startOf(day) + days * 24 * hour)

/** The same day so many months on; where a month is too short, its last day. */
export const monthsAfter = (day: Day, months: number): Day => {
  const there = new Date(midnightUtc(day))
  const date = there.getUTCDate()
  there.setUTCMonth(there.getUTCMonth() + months)
  if (there.getUTCDate() !== date) there.setUTCDate(0)
  return there.toISOString().slice(0, 10)
}

/** Of the days with this date the nearest, the earlier of two; 29 February is 1 March in a common year. */
export const nearestDay = (date: MonthDay, to: Day): Day => {
  const year = Number(to.slice(0, 4))
  const distance = (day: Day) => Math.abs(startOf(day) - startOf(to))
  return [year - 1, year, year + 1]
    .map((one) => daysAfter(`${one}-${date.slice(0, 2)}-01`, Number(date.slice(3)) - 1))
    .reduce((nearest, day) => (distance(day) < distance(nearest) ? day : nearest))
}

/** 0 is Sunday, as `Date` counts. */
export const weekdayOf = (day: Day): number => wallClock(startOf(day)).getUTCDay()
