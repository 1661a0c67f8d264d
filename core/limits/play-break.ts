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

export type PlayBreak = { readonly kind: PlayBreakKind; readonly from: number; readonly until: number }

export const isSelfExclusion = (kind: PlayBreakKind): boolean => "months" in playBreaks[kind]

const bangkok = 7 * 60 * 60_000

/** The same day and hour in Bangkok so many months on; where a month is too short, its last day. */
const monthsOn = (from: number, months: number) => {
  const there = new Date(from + bangkok)
  const day = there.getUTCDate()
  there.setUTCMonth(there.getUTCMonth() + months)
  if (there.getUTCDate() !== day) there.setUTCDate(0)
  return there.getTime() - bangkok
}

const begun = (kind: PlayBreakKind, now: number): PlayBreak => {
  const length = playBreaks[kind]
  const until = "months" in length ? monthsOn(now, length.months) : now + length.hours * 60 * 60_000
  return { kind, from: now, until }
}

export const isOnBreak = (taken: PlayBreak | undefined, now: number): boolean =>
  taken !== undefined && now < taken.until

/** A break that begins now. One that already runs can be made longer, never shorter, and never be ended. */
export const breakTaken = (running: PlayBreak | undefined, kind: PlayBreakKind, now: number): PlayBreak => {
  const wanted = begun(kind, now)
  return running !== undefined && isOnBreak(running, now) && running.until >= wanted.until ? running : wanted
}

/** What a player on a break may do: look and take money out, but bring none in and stake none. */
export const allowedOnBreak = { deposit: false, bet: false, play: false, withdraw: true } as const
export type Doing = keyof typeof allowedOnBreak

export const mayDo = (doing: Doing, taken: PlayBreak | undefined, now: number): boolean =>
  allowedOnBreak[doing] || !isOnBreak(taken, now)
