import { Effect, Predicate } from "effect"
import { NeverHeard, type Operation } from "../../operation/operation.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { AbortRefused, type NoSuchPoy, PlacedPoys } from "../placed/placed-poys.ts"

/** A slip that is to be cancelled. */
export type AbortCommand = { readonly kind: "abort"; readonly poyId: string }

const isCommand = (command: unknown): command is AbortCommand =>
  Predicate.hasProperty(command, "kind") && command.kind === "abort" && Predicate.hasProperty(command, "poyId")

/** What a flow of this one slip has left unfinished. */
export const abortsOf = (poyId: string) => ({
  isCommand: (command: unknown): command is AbortCommand => isCommand(command) && command.poyId === poyId,
})

/** A slip tells by itself what became of it: one that still waits has not been cancelled. */
const endOf = (poy: PlacedPoy): Effect.Effect<PlacedPoy, AbortRefused | NeverHeard> => {
  if (poy.status === "aborted") return Effect.succeed(poy)
  return Effect.fail(poy.status === "waiting" ? new NeverHeard() : new AbortRefused({ reason: "alreadySettled" }))
}

/** How a slip is cancelled once. What was never heard of is sent again as long as the player's yes is recent. */
export const cancelOrder = {
  purposeOf: ({ poyId }) => `abort ${poyId}`,
  isCommand,
  isSame: (one, other) => one.poyId === other.poyId,
  send: ({ command, key }) =>
    Effect.flatMap(
      PlacedPoys.use((poys) => poys.abort(command.poyId, key)),
      endOf,
    ),
  lookUp: ({ command }) =>
    Effect.flatMap(
      PlacedPoys.use((poys) => poys.one(command.poyId)),
      endOf,
    ),
  isRefusal: (failure) => failure._tag === "AbortRefused" || failure._tag === "NoSuchPoy",
  changes: ["balance", "slips"],
  isOnceOnly: false,
  isResent: true,
} satisfies Operation<AbortCommand, PlacedPoy, AbortRefused | NoSuchPoy, PlacedPoys>
