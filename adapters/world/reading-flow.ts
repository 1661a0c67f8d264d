import { BetTerms } from "@fakham/core/betting"
import { everyRound, type Rounds } from "@fakham/core/lotto"
import { makeReading, type NotOffered, type Unauthorized, Unreachable } from "@fakham/core/operator"
import { PlacedPoys } from "@fakham/core/order"
import { Effect, ManagedRuntime } from "effect"
import { createActor } from "xstate"
import { httpBetting } from "../operator/testing/http-betting.ts"
import { roundOf } from "./beginnings.ts"
import type { Flow } from "./flow.ts"
import { handOn } from "./hand.ts"
import type { World } from "./world.ts"

const quarter = 900_000

export type Readable = "the rounds" | "the terms of a round" | "a player's slips"
type Ports = Rounds | BetTerms | PlacedPoys

/** What screens of betting read before anything can be done. */
const programs: Readonly<
  Record<Readable, (world: World) => Effect.Effect<unknown, NotOffered | Unauthorized | Unreachable, Ports>>
> = {
  "the rounds": () => everyRound,
  "the terms of a round": (world) =>
    BetTerms.use((terms) => terms.read({ betGroup: "yeekee", ...roundOf(world, "yeekee", quarter) })).pipe(
      Effect.catchTag("NoSuchRound", (cause) => Effect.fail(new Unreachable({ cause }))),
    ),
  "a player's slips": () => PlacedPoys.use((poys) => poys.all({ page: 1 })),
}
type ReadingEvent = { readonly type: "retry.requested" | "connection.restored" | "data.doubted" }

/** Reading something: it is shown, or the player is told that it cannot be read, and may try again. */
export const readingFlow = (what: Readable): Flow => ({
  open: async ({ client, clock }, world) => {
    const program = programs[what](world)
    const runtime = ManagedRuntime.make(httpBetting(client))
    const actor = createActor(
      makeReading(runtime, () => program),
      { clock: clock.timers },
    )
    const hand = handOn<ReadingEvent>(actor, {
      "try again": () => ({ type: "retry.requested" }),
      reconnect: () => ({ type: "connection.restored" }),
      doubt: () => ({ type: "data.doubted" }),
    })
    actor.start()
    return { ...hand, close: () => (actor.stop(), runtime.dispose()) }
  },
  wanted: { unreachable: "try again" },
  others: ["reconnect", "doubt"],
  ends: ["known"],
  setsClocks: true,
  wrong: () => undefined,
  wrongAtTheEnd: (_, __, last) => (last.state() === "known" ? undefined : `it was never read, but ${last.state()}`),
})
