import { Context, Data, type Effect } from "effect"
import type { Satang } from "../../money/satang.ts"
import type { NotOffered, Said, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { NumberRate } from "../../poy/limits.ts"
import type { Option } from "../../poy/options/option.ts"
import type { Order } from "../order.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"

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

/** The operator has never heard of this key. */
export class NoSuchIntent extends Data.TaggedError("NoSuchIntent") {}

export type PlacingFailure = Refusal | NoSuchIntent | NotOffered | Unauthorized | Unreachable

/** Takes slips. A key is answered once and for all, refusals too: however often it comes, it is at most one slip. */
export class OrderDesk extends Context.Service<
  OrderDesk,
  {
    /** The slip; nothing where the operator took the order and told no slip of it. */
    readonly place: (
      order: Order,
      key: string,
    ) => Effect.Effect<PlacedPoy | undefined, Refusal | Unauthorized | Unreachable>
    /** What became of an intent whose answer was lost; nothing where it was taken and no slip is told. */
    readonly byKey: (key: string) => Effect.Effect<PlacedPoy | undefined, PlacingFailure>
  }
>()("core/order/placing/OrderDesk") {}

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
