import { Result } from "effect"
import { minus, nothing, plus, type Satang } from "../money/satang.ts"
import { leastOf } from "../money/sums.ts"

/** What a player can set a limit to, and over which time it is counted. */
export const playLimitKinds = [
  { measure: "deposit", span: "day" },
  { measure: "deposit", span: "week" },
  { measure: "deposit", span: "month" },
  { measure: "loss", span: "day" },
  { measure: "loss", span: "week" },
  { measure: "loss", span: "month" },
] as const
export type PlayLimitKind = (typeof playLimitKinds)[number]

/** How long a player has to sleep on a higher limit. */
export const coolingOff = 24 * 60 * 60_000

/** No limit is no amount. */
export type Most = Satang | undefined

export type PlayLimit = {
  /** What counts now. */
  readonly most: Most
  /** A higher amount that was asked for, and when; it counts only after a second yes. */
  readonly wish: { readonly most: Most; readonly askedAt: number } | undefined
}

export const noLimit: PlayLimit = { most: undefined, wish: undefined }

const isHigher = (wanted: Most, present: Most) => present !== undefined && (wanted === undefined || wanted > present)

/** A lower limit counts at once; a higher one, or none, becomes a wish that has to wait. The same again ends a wish. */
export const changed = ({ most }: PlayLimit, wanted: Most, now: number): PlayLimit =>
  isHigher(wanted, most) ? { most, wish: { most: wanted, askedAt: now } } : { most: wanted, wish: undefined }

/** When the second yes can be given. */
export const confirmableAt = ({ wish }: PlayLimit, wait = coolingOff): number | undefined => wish && wish.askedAt + wait

export type ConfirmationRefusal = "nothingAsked" | "tooEarly"

/** The second yes to a higher limit. */
export const confirmed = (
  limit: PlayLimit,
  now: number,
  wait = coolingOff,
): Result.Result<PlayLimit, ConfirmationRefusal> => {
  if (limit.wish === undefined) return Result.fail("nothingAsked")
  return now >= limit.wish.askedAt + wait
    ? Result.succeed({ most: limit.wish.most, wish: undefined })
    : Result.fail("tooEarly")
}

/** What a limit still leaves after what was used of it; no limit leaves no bound. */
export const roomLeft = ({ most }: PlayLimit, used: Satang): Most =>
  most === undefined ? undefined : leastOf(minus(most, used))

/** A limit and what was used of it in its span. */
export type UsedLimit = {
  readonly kind: PlayLimitKind
  readonly limit: PlayLimit
  /** Not known where the operator does not tell it readably. */
  readonly used: Satang | undefined
  /** What will be used when the deposits that are open have come, where the operator tells. */
  readonly waiting?: Satang | undefined
}

/** What all limits of a measure leave together, with what waits counted as used: the narrowest of them. */
export const limitLeft = (measure: PlayLimitKind["measure"], limits: ReadonlyArray<UsedLimit>): Most => {
  const [first, ...rest] = limits
    .filter(({ kind }) => kind.measure === measure)
    .map(({ limit, used, waiting = nothing }) =>
      used === undefined ? undefined : roomLeft(limit, plus(used, waiting)),
    )
    .filter((room) => room !== undefined)
  return first === undefined ? undefined : leastOf(first, ...rest)
}
