import { Context, Data, Effect } from "effect"
import type { BetGroup } from "../../lotto/group/bet-group.ts"
import type { Round } from "../../lotto/round/round.ts"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { AbortRefusal } from "../aborting-rules.ts"
import type { PlacedPoy, PoyStatus } from "./placed-poy.ts"

/** Which slips a player looks through; pages count from 1. */
export type PoySearch = {
  readonly betGroup?: BetGroup | undefined
  readonly betType?: string | undefined
  readonly status?: PoyStatus | undefined
  readonly page: number
}

/** A slip as a list tells it: what it bets on is read with the slip itself. */
export type ListedPoy = Omit<PlacedPoy, "order" | "outcomes" | "drawn" | "dt"> & {
  readonly round: Pick<Round, "betId" | "betGroup" | "betType" | "betName" | "dt">
  readonly lineCount: number
}

export type PoyPage = { readonly poys: ReadonlyArray<ListedPoy>; readonly pages: number }

/** The operator knows no such slip of this player. */
export class NoSuchPoy extends Data.TaggedError("NoSuchPoy") {}

/** The operator will not cancel this slip; it stays as it is. */
export class AbortRefused extends Data.TaggedError("AbortRefused")<{ readonly reason: AbortRefusal | "other" }> {}

/** The slips that a player has placed. */
export class PlacedPoys extends Context.Service<
  PlacedPoys,
  {
    readonly all: (search: PoySearch) => Effect.Effect<PoyPage, Unauthorized | Unreachable>
    readonly one: (id: string) => Effect.Effect<PlacedPoy, NoSuchPoy | Unauthorized | Unreachable>
    /** Cancels a whole slip and refunds it at once. The same key cancels once, however often it is sent. */
    readonly abort: (
      id: string,
      key: string,
    ) => Effect.Effect<PlacedPoy, AbortRefused | NoSuchPoy | Unauthorized | Unreachable>
  }
>()("core/order/placed/PlacedPoys") {}

/** A slip, or none where the operator knows no such slip of this player. */
export const poyOrNone = (id: string) =>
  Effect.catchTag(
    PlacedPoys.use((poys) => poys.one(id)),
    "NoSuchPoy",
    () => Effect.succeed("none" as const),
  )
