import { Result } from "effect"
import { assign, setup } from "xstate"
import { failedWith, failure, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { anew, errandStates } from "../errand-states.machine.ts"
import { dropped, type Means, type WalletIntents, youngestOf } from "../intents.ts"
import { Affiliate } from "./affiliate.ts"
import * as moving from "./moving.ts"

/** Moves affiliate earnings to the player's money exactly once, in the manner of a withdrawal. */
export const makeMove = (runtime: Runtime<Affiliate | WalletIntents>, means: Means) =>
  setup({
    types: {} as { context: moving.Moving; events: moving.MoveEvent; tags: "busy" | "unknown" },
    actors: {
      recall: fromProgram(runtime, () => youngestOf("move")),
      read: fromProgram(runtime, () => Affiliate.use((affiliate) => affiliate.summary)),
      send: fromProgram(runtime, moving.sent),
      lookUp: fromProgram(runtime, moving.lookedUp),
      drop: fromProgram(runtime, dropped),
    },
    actions: {
      wish: assign(({ context, event }) =>
        event.type === "amount.submitted" ? moving.noted(context, event.amount) : {},
      ),
      confirm: assign(({ context }) => moving.confirmed(context, means)),
      learn: assign(({ context }, answer: moving.Answer) => moving.told(context, answer)),
      forget: assign(() => moving.movingAnew),
    },
    guards: {
      amountFits: ({ context, event }) =>
        event.type === "amount.submitted" && Result.isSuccess(moving.wished(context, event.amount)),
      stands: ({ context }, wanted: moving.Standing) => moving.standing(context, means.steadyNow()) === wanted,
    },
    delays: { patience: 20_000, retry: 5_000 },
  }).createMachine({
    id: "move",
    context: moving.movingAnew,
    initial: "recalling",
    states: {
      recalling: {
        invoke: {
          id: "recalling",
          src: "recall",
          onDone: [
            {
              guard: ({ event }) => value({ event }) !== undefined,
              target: "lookingUp",
              actions: assign(({ event }) => moving.takenUp(value({ event }))),
            },
            { target: "reading" },
          ],
        },
      },
      reading: {
        tags: "busy",
        invoke: {
          id: "reading",
          src: "read",
          onDone: [
            { guard: succeeded, target: "enteringAmount", actions: assign({ summary: value, failure: undefined }) },
            { guard: failedWith("Unauthorized"), target: "disowned" },
            { target: "unavailable", actions: assign({ failure }) },
          ],
        },
      },
      unavailable: { on: { "connection.restored": "reading" }, after: { retry: "reading" } },
      enteringAmount: {
        on: {
          "amount.submitted": [{ guard: "amountFits", target: "reviewing", actions: "wish" }, { actions: "wish" }],
        },
      },
      reviewing: {
        on: { "move.confirmed": { target: "sending", actions: "confirm" }, "amount.reopened": "enteringAmount" },
      },
      ...errandStates,
      sorting: {
        always: moving.standings.map((wanted) => ({ guard: { type: "stands", params: wanted }, target: wanted })),
      },
      unheard: { on: { "move.confirmed": { target: "sending", actions: "confirm" }, "amount.reopened": "dropping" } },
      refused: { on: { "amount.reopened": "reading" } },
      moved: { on: { "another.requested": anew } },
      disowned: { type: "final" },
    },
  })
