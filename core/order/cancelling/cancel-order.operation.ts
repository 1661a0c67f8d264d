import { Effect, Predicate } from "effect"
import { NeverReceived, type Operation } from "../../operation/operation.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { CancelRefused, type NoSuchPoy, PoyArchive } from "../placed/poy-archive.port.ts"

/** A slip that is to be cancelled. */
export type CancelCommand = { readonly kind: "abort"; readonly poyId: string }

const isCommand = (command: unknown): command is CancelCommand =>
  Predicate.hasProperty(command, "kind") && command.kind === "abort" && Predicate.hasProperty(command, "poyId")

/** What a flow of this one slip has left unfinished. */
export const cancelsOf = (poyId: string) => ({
  isCommand: (command: unknown): command is CancelCommand => isCommand(command) && command.poyId === poyId,
})

/** A slip tells by itself what became of it: one that still waits has not been cancelled. */
const endOf = (poy: PlacedPoy): Effect.Effect<PlacedPoy, CancelRefused | NeverReceived> => {
  if (poy.status === "cancelled") return Effect.succeed(poy)
  return Effect.fail(poy.status === "waiting" ? new NeverReceived() : new CancelRefused({ reason: "alreadySettled" }))
}

/** How a slip is cancelled once. What was never heard of is sent again as long as the player's yes is recent. */
export const cancelOrder = {
  purposeOf: ({ poyId }) => `abort ${poyId}`,
  isCommand,
  isSame: (one, other) => one.poyId === other.poyId,
  send: ({ command, key }) =>
    Effect.flatMap(
      PoyArchive.use((archive) => archive.cancel(command.poyId, key)),
      endOf,
    ),
  lookUp: ({ command }) =>
    Effect.flatMap(
      PoyArchive.use((archive) => archive.one(command.poyId)),
      endOf,
    ),
  isRefusal: (failure) => failure._tag === "CancelRefused" || failure._tag === "NoSuchPoy",
  changes: ["balance", "slips"],
  isOnceOnly: false,
  isResent: true,
} satisfies Operation<CancelCommand, PlacedPoy, CancelRefused | NoSuchPoy, PoyArchive>
