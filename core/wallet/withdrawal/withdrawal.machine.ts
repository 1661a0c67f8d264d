import { Result } from "effect"
import { assign, setup } from "xstate"
import { failedWith, failure, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { anew, errandStates, learned } from "../errand-states.machine.ts"
import { dropped, type Means, type WalletIntents, youngestOf } from "../intents.ts"
import { Withdrawals } from "./withdrawals.ts"
import * as withdrawing from "./withdrawing.ts"

const over = { on: { "another.requested": anew } } as const

/**
 * Takes money out exactly once. What may be taken is read before anything is typed; while the outcome is unknown the
 * operator's list is looked through, and only what cannot be under way any more may be sent again, with the same key.
 */
export const makeWithdrawal = (runtime: Runtime<Withdrawals | WalletIntents>, means: Means) =>
  setup({
    types: {} as {
      context: withdrawing.Withdrawing
      events: withdrawing.WithdrawalEvent
      /** A withdrawal to be followed. */
      input: { readonly id?: string | undefined }
      tags: "busy" | "unknown" | "open"
    },
    actors: {
      recall: fromProgram(runtime, () => youngestOf("withdrawal")),
      read: fromProgram(runtime, () => Withdrawals.use((withdrawals) => withdrawals.allowance)),
      send: fromProgram(runtime, withdrawing.sent),
      lookUp: fromProgram(runtime, withdrawing.lookedUp),
      follow: fromProgram(runtime, withdrawing.followed),
      drop: fromProgram(runtime, dropped),
    },
    actions: {
      wish: assign(({ context, event }) =>
        event.type === "amount.submitted" ? withdrawing.noted(context, event) : {},
      ),
      confirm: assign(({ context }) => withdrawing.confirmed(context, means)),
      learn: assign(({ context }, answer: withdrawing.Answer) => withdrawing.told(context, answer)),
      forget: assign(() => withdrawing.withdrawingFor(undefined)),
    },
    guards: {
      isKnown: ({ context }) => context.id !== undefined,
      amountFits: ({ context, event }) =>
        event.type === "amount.submitted" && Result.isSuccess(withdrawing.wished(context, event)),
      stands: ({ context }, wanted: withdrawing.Standing) =>
        withdrawing.standing(context, means.steadyNow()) === wanted,
    },
    delays: { patience: 20_000, look: 10_000, retry: 5_000 },
  }).createMachine({
    id: "withdrawal",
    context: ({ input }) => withdrawing.withdrawingFor(input.id),
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
              actions: assign(({ event }) => withdrawing.takenUp(value({ event }))),
            },
            { guard: "isKnown", target: "following" },
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
            {
              guard: succeeded,
              target: "enteringAmount",
              actions: assign({ allowance: value, failure: undefined }),
            },
            { guard: failedWith("Unauthorized"), target: "disowned" },
            { target: "unavailable", actions: assign({ failure }) },
          ],
        },
      },
      unavailable: { on: { "connection.restored": "reading" }, after: { retry: "reading" } },
      enteringAmount: {
        on: {
          "amount.submitted": [{ guard: "amountFits", target: "reviewing", actions: "wish" }, { actions: "wish" }],
          "cash.changed": "reading",
        },
      },
      reviewing: {
        on: { "withdrawal.confirmed": { target: "sending", actions: "confirm" }, "amount.reopened": "enteringAmount" },
      },
      ...errandStates,
      sorting: {
        always: withdrawing.standings.map((wanted) => ({ guard: { type: "stands", params: wanted }, target: wanted })),
      },
      unheard: {
        on: { "withdrawal.confirmed": { target: "sending", actions: "confirm" }, "amount.reopened": "dropping" },
      },
      refused: { on: { "amount.reopened": "reading" } },
      waiting: { tags: "open", on: { "cash.changed": "following", ...over.on }, after: { look: "following" } },
      following: {
        tags: ["open", "busy"],
        invoke: { id: "following", src: "follow", input: ({ context }) => context.id!, onDone: learned },
      },
      unseen: {
        tags: "open",
        on: { "connection.restored": "following", ...over.on },
        after: { retry: "following" },
      },
      paid: over,
      rejected: over,
      disowned: { type: "final" },
    },
  })
