import { Context, Data, type Effect } from "effect"
import type { Instant } from "../../time/bangkok.ts"
import type { Order } from "../order.ts"

/** One order that is meant to be placed, and the key that keeps it one. */
export type Intent = {
  readonly key: string
  /** The draft it comes from. Every draft has its own id, and a draft that was placed is over. */
  readonly draftId: string
  readonly order: Order
  /** When the player said yes. */
  readonly madeAt: Instant
  /** When it was on its way last. */
  readonly sentAt: Instant
  /** Whether these are moments of the operator's time; where that was not known they are of the device's. */
  readonly isByOperator: boolean
}

/** The browser keeps nothing just now. */
export class NotRemembered extends Data.TaggedError("NotRemembered") {}

/** A browser's memory of what this player is placing, shared by all its tabs; another player's intents stay unseen. */
export class Intents extends Context.Service<
  Intents,
  {
    /**
     * Keeps an intent, or renews it, and answers the one that counts for its draft, in one step for all tabs:
     * another one that is unfinished or was placed goes before.
     */
    readonly claim: (intent: Intent) => Effect.Effect<Intent, NotRemembered>
    /** Every intent whose outcome is unknown. */
    readonly unfinished: Effect.Effect<ReadonlyArray<Intent>>
    /**
     * Ends an intent. A placed one stays so, and stays its draft's; a refused one makes room for another, and so does
     * one that the operator never heard of, unless another tab has sent it since.
     */
    readonly finish: (intent: Intent, outcome: "placed" | "refused" | "unheard") => Effect.Effect<void>
  }
>()("core/order/placing/Intents") {}
