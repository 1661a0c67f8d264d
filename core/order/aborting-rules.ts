import { Result } from "effect"
import type { BetGroup } from "../lotto/group/bet-group.ts"
import { type Instant, minute } from "../time/bangkok.ts"
import type { PlacedPoy } from "./placed/placed-poy.ts"

/** Until when, and how often, a player may cancel slips. */
export type AbortTerms = {
  /** How long before its round closes a slip can be cancelled last. */
  readonly before: Readonly<Record<BetGroup, number>>
  /** Of a Thai day. */
  readonly timesADay: number
}
export const abortTerms: AbortTerms = {
  before: {
    gov: 10 * minute,
    stock: 10 * minute,
    gov4d: 10 * minute,
    yeekee: 2 * minute,
    pingpong: 2 * minute,
    yeekee5min: minute,
  },
  timesADay: 4,
}

/** Why a slip cannot be cancelled; the first that applies, in this order. */
export const abortRefusals = ["alreadyAborted", "alreadySettled", "tooLate", "tooMany"] as const
export type AbortRefusal = (typeof abortRefusals)[number]

/** The last moment at which a slip can be cancelled. */
export const abortableUntil = ({ order, closesAt }: PlacedPoy, { before } = abortTerms): Instant =>
  closesAt - before[order.betGroup]

/** Whether a player may cancel this slip, as far as it is known how often they still may today; the operator checks again. */
export const abortable = (poy: PlacedPoy, now: Instant, terms = abortTerms): Result.Result<PlacedPoy, AbortRefusal> => {
  if (poy.status === "aborted") return Result.fail("alreadyAborted")
  if (poy.status !== "waiting") return Result.fail("alreadySettled")
  if (now > abortableUntil(poy, terms)) return Result.fail("tooLate")
  return (poy.abortsLeft ?? terms.timesADay) < 1 ? Result.fail("tooMany") : Result.succeed(poy)
}
