import { Result } from "effect"
import type { BetGroup } from "../lotto/group/bet-group.ts"
import { groupRules } from "../lotto/group/group-rules.ts"
import type { Instant } from "../time/bangkok.ts"
import type { PlacedPoy } from "./placed/placed-poy.ts"

/** Until when, and how often, a player may cancel slips. */
export type CancelTerms = {
  readonly groups: Readonly<Record<BetGroup, { readonly cancelBefore: number }>>
  /** Of a Thai day. */
  readonly timesADay: number
}
export const cancelTerms: CancelTerms = { groups: groupRules, timesADay: 4 }

/** Why a slip cannot be cancelled; the first that applies, in this order. */
export const cancelRefusals = ["alreadyCancelled", "alreadySettled", "tooLate", "tooMany"] as const
export type CancelRefusal = (typeof cancelRefusals)[number]

/** What of a slip decides whether it can be cancelled. */
type Cancellable = Pick<PlacedPoy, "closesAt" | "status" | "cancelsLeft"> & {
  readonly order: Pick<PlacedPoy["order"], "betGroup">
}

/** The last moment at which a slip can be cancelled. */
export const cancellableUntil = (
  { order, closesAt }: Pick<Cancellable, "order" | "closesAt">,
  { groups } = cancelTerms,
): Instant => closesAt - groups[order.betGroup].cancelBefore

/** Whether a player may cancel this slip, as far as it is known how often they still may today; the operator checks again. */
export const cancellable = <Poy extends Cancellable>(
  poy: Poy,
  now: Instant,
  terms = cancelTerms,
): Result.Result<Poy, CancelRefusal> => {
  if (poy.status === "cancelled") return Result.fail("alreadyCancelled")
  if (poy.status !== "waiting") return Result.fail("alreadySettled")
  if (now > cancellableUntil(poy, terms)) return Result.fail("tooLate")
  return (poy.cancelsLeft ?? terms.timesADay) < 1 ? Result.fail("tooMany") : Result.succeed(poy)
}
