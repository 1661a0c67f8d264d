import { Context, Effect, Stream } from "effect"
import type { ClockNews } from "../operator/clock-news.ts"
import type { ProveOwner } from "../operator/failures.ts"
import type { Instant } from "../time/bangkok.ts"

/** The clock that a whole visit goes by, whatever the phone's shows. */
export class OperatorClock extends Context.Service<
  OperatorClock,
  {
    /** The operator's time; this device's, which may be hours off, where the operator's is not known. */
    readonly now: () => Instant
    readonly isTimeKnown: () => boolean
    /** A clock of this page alone that never jumps, whatever is learned of the operator's time. */
    readonly steadyNow: () => Instant
    readonly corrections: () => Stream.Stream<ClockNews>
  }
>()("core/visit/OperatorClock") {}

export const clockCorrections = Stream.unwrap(Effect.map(OperatorClock, ({ corrections }) => corrections()))

/** Makes idempotency keys, each of them only once. */
export class Keys extends Context.Service<Keys, { readonly newKey: () => string }>()("core/visit/Keys") {}

/** Has the owner of the account show that it is them, where an operator wants that. */
export class Owner extends Context.Service<Owner, { readonly proveOwner: ProveOwner }>()("core/visit/Owner") {}
