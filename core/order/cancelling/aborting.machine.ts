import { assign, setup } from "xstate"
import { fromProgram, type Runtime } from "../../machine/actor.ts"
import { PlacedPoys } from "../placed/placed-poys.ts"
import * as aborting from "./aborting.ts"

/** Cancels a slip. A lost answer is looked up by the slip's number, and only the player's word sends it again. */
export const makeAborting = (runtime: Runtime<PlacedPoys>, means: aborting.AbortMeans) =>
  setup({
    types: {} as aborting.AbortTypes,
    actors: {
      read: fromProgram(runtime, (id: string) => PlacedPoys.use((poys) => poys.one(id))),
      abort: fromProgram(runtime, ({ id, key }: { readonly id: string; readonly key: string }) =>
        PlacedPoys.use((poys) => poys.abort(id, key)),
      ),
    },
    actions: {
      hear: assign(({ context }, answer: aborting.AbortAnswer) => aborting.heardOf(context, answer)),
      confirm: assign({ key: ({ context }) => context.key ?? means.newKey(), failure: undefined }),
    },
    guards: {
      stands: ({ context }, wanted: aborting.AbortStanding) => aborting.abortStanding(context, means) === wanted,
      isRefused: ({ context }) => aborting.abortRefusal(context, means) !== undefined,
    },
    delays: { retry: 5_000, settling: 2_000 },
  }).createMachine({
    id: "aborting",
    context: ({ input }) => aborting.abortingOf(input),
    initial: "asking",
    states: {
      asking: {
        tags: "busy",
        on: { "abort.left": "left" },
        invoke: {
          src: "read",
          input: ({ context }) => context.id,
          onDone: { target: "sorting", actions: { type: "hear", params: ({ event }) => event.output } },
        },
      },
      sorting: {
        always: aborting.abortStandings.map((wanted) => ({
          guard: { type: "stands", params: wanted },
          target: wanted,
        })),
      },
      confirming: {
        on: {
          "abort.confirmed": [
            { guard: "isRefused", target: "refused" },
            { target: "aborting", actions: "confirm" },
          ],
          "result.heard": "settling",
          "abort.left": "left",
        },
      },
      aborting: {
        tags: "busy",
        on: { "abort.left": "left" },
        invoke: {
          src: "abort",
          input: ({ context }) => ({ id: context.id, key: context.key! }),
          onDone: { target: "sorting", actions: { type: "hear", params: ({ event }) => event.output } },
        },
      },
      unknown: {
        tags: "unknown",
        on: { "outcome.requested": "asking", "connection.restored": "asking", "abort.left": "left" },
        after: { retry: "asking" },
      },
      refused: { on: { "result.heard": "settling", "abort.left": "left" } },
      settling: { tags: "busy", after: { settling: "asking" }, on: { "abort.left": "left" } },
      missing: { on: { "abort.left": "left" } },
      aborted: { type: "final" },
      left: { type: "final" },
      disowned: { type: "final" },
    },
    output: ({ context }) => context.poy,
  })
