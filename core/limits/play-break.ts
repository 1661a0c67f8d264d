import { dayAt, hour, type Instant, monthsAfter, startOf } from "../time/bangkok.ts"

/** The breaks a player can take: short ones by the clock, long ones by the calendar. */
export const playBreaks = {
  timeOut24h: { hours: 24 },
  timeOut7d: { hours: 7 * 24 },
  timeOut30d: { hours: 30 * 24 },
  exclusion6m: { months: 6 },
  exclusion1y: { months: 12 },
  exclusion5y: { months: 60 },
} as const satisfies Readonly<Record<string, { readonly hours: number } | { readonly months: number }>>
export type PlayBreakKind = keyof typeof playBreaks

export type PlayBreak = { readonly kind: PlayBreakKind; readonly from: Instant; readonly until: Instant }

/** A break as far as an operator tells it: what counts is when it ends. */
export type AnnouncedBreak = {
  readonly kind: PlayBreakKind | undefined
  readonly from: Instant | undefined
  readonly until: Instant
}

export const isSelfExclusion = (kind: PlayBreakKind): boolean => "months" in playBreaks[kind]

/** The same hour so many months on, by the days of Bangkok. */
const monthsOn = (from: Instant, months: number): Instant => {
  const day = dayAt(from)
  return startOf(monthsAfter(day, months)) + from - startOf(day)
}

const begun = (kind: PlayBreakKind, now: Instant): PlayBreak => {
  const length = playBreaks[kind]
  const until = "months" in length ? monthsOn(now, length.months) : now + length.hours * hour
  return { kind, from: now, until }
}

export const isOnBreak = (taken: Pick<PlayBreak, "until"> | undefined, now: Instant): boolean =>
  taken !== undefined && now < taken.until

/** A break that begins now. One that already runs can be made longer, never shorter, and never be ended. */
export const breakTaken = (running: PlayBreak | undefined, kind: PlayBreakKind, now: Instant): PlayBreak => {
  const wanted = begun(kind, now)
  return running !== undefined && isOnBreak(running, now) && running.until >= wanted.until ? running : wanted
}

/** What a player on a break may do: look and take money out, but bring none in and stake none. */
export const allowedOnBreak = { deposit: false, bet: false, play: false, withdraw: true } as const
export type Doing = keyof typeof allowedOnBreak

export const mayDo = (doing: Doing, taken: PlayBreak | undefined, now: Instant): boolean =>
  allowedOnBreak[doing] || !isOnBreak(taken, now)
