import { Data } from "effect"
import type { Satang } from "../../money/satang.ts"
import type { Said } from "../../operator/failures.ts"
import type { NumberRate } from "../../poy/limits.ts"
import type { Option } from "../../poy/option.ts"
import type { Order } from "../order.ts"

/** A number of an order; sets have no option, and without one every option of the number is meant. */
export type Spot = { readonly option: Option | undefined; readonly number: string }

/** What an option may be staked now; without a number this holds for all of them. */
export type LimitNow = {
  readonly option: Option
  readonly number: string | undefined
  readonly min: Satang
  readonly max: Satang
}

/** How much a number still takes, as far as the operator tells. */
export type Room = Spot & { readonly left: Satang | undefined }

/** Rates are no longer those of the order; a rate of zero is a closed number. */
export class RatesChanged extends Data.TaggedError("RatesChanged")<{ readonly rates: ReadonlyArray<NumberRate> }> {}

/** Prices lie outside what the round takes now. */
export class OutsideLimits extends Data.TaggedError("OutsideLimits")<{ readonly limits: ReadonlyArray<LimitNow> }> {}

/** This player has staked the most that one member may on these numbers. */
export class PlayerMaximumReached extends Data.TaggedError("PlayerMaximumReached")<{
  readonly numbers: ReadonlyArray<Room>
}> {}

/** All players together leave these numbers less room than the order needs. */
export class NumbersLimited extends Data.TaggedError("NumbersLimited")<{ readonly numbers: ReadonlyArray<Room> }> {}

export class NumbersClosed extends Data.TaggedError("NumbersClosed")<{ readonly numbers: ReadonlyArray<Spot> }> {}

/** The round takes no more bets. */
export class RoundClosed extends Data.TaggedError("RoundClosed") {}

export class BalanceNotEnough extends Data.TaggedError("BalanceNotEnough")<{
  readonly balance: Satang | undefined
}> {}

/** A limit that the player has set stands against the stake. */
export class PlayLimitReached extends Data.TaggedError("PlayLimitReached")<{ readonly left: Satang | undefined }> {}

/** The operator sells nothing of this lottery here. */
export class NotSold extends Data.TaggedError("NotSold") {}

/** The operator did not take the order and gave no reason that is known. */
export class OrderFailed extends Data.TaggedError("OrderFailed")<Said> {}

/** The operator's no to an order: nothing was placed, for certain. */
export type Refusal =
  | RatesChanged
  | OutsideLimits
  | PlayerMaximumReached
  | NumbersLimited
  | NumbersClosed
  | RoundClosed
  | BalanceNotEnough
  | PlayLimitReached
  | NotSold
  | OrderFailed

/** Whether it is the operator's no; anything else is no word on the order. */
export const isRefusal = <Failure extends { readonly _tag: string }>(
  failure: Failure,
): failure is Extract<Failure, Refusal> =>
  !["NeverHeard", "NotOffered", "Unauthorized", "Unreachable"].includes(failure._tag)

type Affected = { readonly option?: string | undefined; readonly number: string | undefined }

const affected = (refusal: Refusal): ReadonlyArray<Affected> =>
  "rates" in refusal
    ? refusal.rates
    : "limits" in refusal
      ? refusal.limits
      : "numbers" in refusal
        ? refusal.numbers
        : []

/** The positions of the lines that a refusal is about, so that it can be told where they stand. */
export const affectedLines = (order: Order, refusal: Refusal): ReadonlyArray<number> => {
  const spots = new Set(affected(refusal).map(({ option = "", number = "" }) => `${option} ${number}`))
  const isAffected = ({ option = "", number }: Affected) =>
    spots.has(`${option} ${number}`) || spots.has(` ${number}`) || spots.has(`${option} `)
  const lines: ReadonlyArray<Affected> = order.lines
  return lines.flatMap((line, at) => (isAffected(line) ? [at] : []))
}
