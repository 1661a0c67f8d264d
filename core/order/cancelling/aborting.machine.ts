import { Result } from "effect"
import { and, assign, setup } from "xstate"
import { answer, failedWith, fromProgram, type Runtime, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { abortable } from "../aborting-rules.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { PlacedPoys } from "../placed/placed-poys.ts"
import * as aborting from "./aborting.ts"

const hear = { type: "hear", params: answer } as const
const leaving = { "abort.left": "left" } as const
/** Any word about the slip says by itself whether it is, or still can be, cancelled. */
const said = [
  { guard: failedWith("AbortRefused"), target: "refused", actions: hear },
  { guard: failedWith("NoSuchPoy"), target: "missing", actions: hear },
  { guard: failedWith("Unauthorized"), target: "unauthorized", actions: hear },
  { guard: { type: "isAborted", params: value }, target: "aborted", actions: hear },
  { guard: { type: "canBeAborted", params: value }, target: "confirming", actions: hear },
  { target: "refused", actions: hear },
] as const

/** Cancels a slip. A lost answer is looked up by the slip's number, and only the player's word sends it again. */
export const makeAborting = (runtime: Runtime<PlacedPoys>, environment: aborting.AbortEnvironment) =>
  setup({
    types: {} as aborting.AbortTypes,
    actors: {
      read: fromProgram(runtime, (id: string) => PlacedPoys.use((poys) => poys.one(id))),
      abort: fromProgram(runtime, ({ id, key }: { readonly id: string; readonly key: string }) =>
        PlacedPoys.use((poys) => poys.abort(id, key)),
      ),
    },
    actions: {
      hear: assign(({ context }, result: aborting.AbortAnswer) => aborting.heardOf(context, result)),
      confirm: assign({ key: ({ context }) => context.key ?? environment.newKey(), failure: undefined }),
    },
    guards: {
      isAsked: ({ context }) => context.key !== undefined,
      isAborted: (_, { status }: PlacedPoy) => status === "aborted",
      canBeAborted: (_, poy: PlacedPoy) => Result.isSuccess(abortable(poy, environment.now(), environment.terms)),
      isRefused: ({ context }) => aborting.abortRefusal(context, environment) !== undefined,
    },
    delays: { retry: 5_000, settling: 2_000 },
  }).createMachine({
    id: "aborting",
    context: ({ input }) => aborting.abortingOf(input),
    initial: "reading",
    states: {
      reading: {
        tags: "busy",
        on: leaving,
        invoke: {
          src: "read",
          input: ({ context }) => context.id,
          onDone: [
            { guard: and([failedWith("Unreachable"), "isAsked"]), target: "unanswered", actions: hear },
            { guard: failedWith("Unreachable"), target: "unreachable", actions: hear },
            ...said,
          ],
        },
      },
      unreachable: {
        on: { "outcome.requested": "reading", "connection.restored": "reading", ...leaving },
        after: { retry: "reading" },
      },
      confirming: {
        on: {
          "abort.confirmed": [
            { guard: "isRefused", target: "refused" },
            { target: "aborting", actions: "confirm" },
          ],
          "result.heard": "settling",
          ...leaving,
        },
      },
      aborting: {
        tags: "busy",
        on: leaving,
        invoke: {
          src: "abort",
          input: ({ context }) => ({ id: context.id, key: present(context.key) }),
          onDone: [{ guard: failedWith("Unreachable"), target: "unanswered", actions: hear }, ...said],
        },
      },
      // It may be cancelled or not, which the slip itself tells.
      unanswered: {
        tags: "unknown",
        on: { "outcome.requested": "reading", "connection.restored": "reading", ...leaving },
        after: { retry: "reading" },
      },
      refused: { on: { "result.heard": "settling", ...leaving } },
      settling: { tags: "busy", after: { settling: "reading" }, on: leaving },
      missing: { on: leaving },
      aborted: { type: "final" },
      left: { type: "final" },
      unauthorized: { type: "final" },
    },
    output: ({ context }) => context.poy,
  })
