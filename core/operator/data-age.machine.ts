import { type ActorRefFrom, assign, type SnapshotFrom, setup } from "xstate"
import { fromPart } from "../machine/actor.ts"
import type { Instant } from "../time/bangkok.ts"
import type { makeConnection } from "./connection.machine.ts"

type Connection = ReturnType<typeof makeConnection>

type Answer = {
  readonly type: "answer.came"
  readonly at: Instant
  /** When it was told, where the browser has kept it since. */
  readonly storedAt: Instant | undefined
}

/** When what is on show was told: the oldest of the answers that were kept, else the last that came. */
export const dataAge = setup({
  types: {} as {
    input: ActorRefFrom<Connection>
    context: { readonly connection: ActorRefFrom<Connection>; readonly asOf: Instant | undefined }
    events: Answer | { readonly type: "line.lost" | "line.found" }
  },
  actors: {
    subscribeToConnection: fromPart(
      (connection: SnapshotFrom<Connection>) => connection.matches("online"),
      (isOnline) => ({ type: isOnline ? "line.found" : "line.lost" }),
    ),
  },
  guards: { isStored: (_, { storedAt }: Answer) => storedAt !== undefined },
  actions: {
    takeNew: assign((_, { at, storedAt = at }: Answer) => ({ asOf: storedAt })),
    takeOlder: assign(({ context: { asOf = Number.POSITIVE_INFINITY } }, { storedAt = asOf }: Answer) => ({
      asOf: Math.min(asOf, storedAt),
    })),
  },
}).createMachine({
  id: "dataAge",
  context: ({ input }) => ({ connection: input, asOf: undefined }),
  invoke: { src: "subscribeToConnection", input: ({ context }) => context.connection },
  initial: "new",
  states: {
    new: {
      on: {
        "answer.came": [
          {
            guard: { type: "isStored", params: ({ event }) => event },
            target: "stored",
            actions: { type: "takeNew", params: ({ event }) => event },
          },
          { actions: { type: "takeNew", params: ({ event }) => event } },
        ],
      },
    },
    stored: {
      on: {
        "answer.came": { actions: { type: "takeOlder", params: ({ event }) => event } },
        // All that is on show is asked for again.
        "line.found": "new",
      },
    },
  },
})
