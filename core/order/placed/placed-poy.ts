import type { SetTier } from "../../gov4d/ticket4d-price.ts"
import type { Drawn } from "../../lotto/draw/drawn.ts"
import type { Satang } from "../../money/satang.ts"
import type { Day, Instant } from "../../time/bangkok.ts"
import type { Order } from "../order.ts"

/** What can become of a slip, as a player asks for it. */
export const poyStatuses = ["waiting", "won", "lost", "refunded", "cancelled"] as const
export type PoyStatus = (typeof poyStatuses)[number]

/** What a line came to: what it paid, and of sets the tier that did. */
export type LineOutcome = { readonly won: Satang; readonly tier?: SetTier | undefined }

/** A slip that the operator has accepted. */
export type PlacedPoy = {
  /** The slip number. */
  readonly id: string
  /** As it was accepted: the rates in its lines are the ones that count. */
  readonly order: Order
  readonly stake: Satang
  readonly placedAt: Instant
  readonly closesAt: Instant
  readonly status: PoyStatus
  /** What went back to the player's cash: winnings, or the stake of a slip that was refunded. */
  readonly paid: Satang
  /** One for each line, in their order; nothing while the slip waits, and where the operator does not tell. */
  readonly outcomes?: ReadonlyArray<LineOutcome> | undefined
  readonly drawn?: Drawn | undefined
  /** How many slips the player may still cancel today, where the operator tells. */
  readonly cancelsLeft?: number | undefined
  /** The day its round is named by. */
  readonly dt?: Day | undefined
}
