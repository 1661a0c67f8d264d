import { Deferred, Effect, Layer } from "effect"
import type { Satang } from "../../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../../operator/failures.ts"
import { announcements } from "../../../testing/announcements.ts"
import { Balance } from "../balance.port.ts"
import { LiveFeed, type LiveNews } from "../live-feed.port.ts"
import { MoneyFeed, type MoneyNews } from "../money-feed.port.ts"

/** A live connection that opens, speaks, falls silent and closes when it is told to. */
export const connectionOnCommand = () => {
  const { subscribe, ...controls } = announcements<LiveNews>()
  return { ...controls, layer: Layer.succeed(LiveFeed, { news: () => subscribe }) }
}

/** An operator that keeps a player's cash, announces it when told to, and answers at once, late, or not at all. */
export const operatorThatKeepsCash = (cash: Satang) => {
  const { subscribe, ...controls } = announcements<MoneyNews>()
  let held = cash
  let manner: "prompt" | "late" | "away" | "unauthorized" = "prompt"
  let reads = 0
  let givenUp = 0
  const late: Array<Deferred.Deferred<void>> = []
  /** Counted when the question arrives; the answer may take its time. */
  const counted = Effect.suspend(() => {
    const gate = Deferred.makeUnsafe<void>()
    const heldNow = held
    late.push(gate)
    return Effect.onInterrupt(Effect.as(Deferred.await(gate), heldNow), () => Effect.sync(() => void (givenUp += 1)))
  })
  return {
    ...controls,
    reads: () => reads,
    /** How many questions were dropped before they were answered. */
    givenUp: () => givenUp,
    holds: (next: Satang) => void (held = next),
    /** The cash changes, and the player is told. */
    moves: (next: Satang) => {
      held = next
      controls.emit({ type: "cash.changed", cash: next })
    },
    is: (next: typeof manner) => void (manner = next),
    /** Lets all late answers go, oldest first. */
    answers: () => {
      for (const gate of late.splice(0)) Deferred.doneUnsafe(gate, Effect.void)
    },
    layer: Layer.merge(
      Layer.succeed(MoneyFeed, { newsOf: () => subscribe }),
      Layer.succeed(Balance, {
        balance: () =>
          Effect.suspend((): Effect.Effect<Satang, Unauthorized | Unreachable> => {
            reads += 1
            if (manner === "away") return Effect.fail(new Unreachable({ cause: "nobody answers" }))
            if (manner === "unauthorized") return Effect.fail(new Unauthorized())
            return manner === "late" ? counted : Effect.succeed(held)
          }),
      }),
    ),
  }
}
