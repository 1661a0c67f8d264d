import { Result } from "effect"
import { assign, setup } from "xstate"
import type { Environment } from "../../errand/environment.ts"
import { endedWith, followConnectivity, makeErrand, recallUnfinished } from "../../errand/errand.machine.ts"
import type { Outcome } from "../../errand/errand.ts"
import type { Intents } from "../../errand/intents.ts"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import type { ConnectionNews, Connectivity } from "../../operator/connectivity.ts"
import { type Withdrawal, type WithdrawalRefused, type WithdrawalStatus, Withdrawals } from "./withdrawals.ts"
import {
  fits,
  type MeantWithdrawal,
  noted,
  type TypedWithdrawal,
  type Withdrawing,
  withdrawalNamed,
  withdrawingFor,
  withdrawOnce,
} from "./withdrawing.ts"

export type WithdrawalEvent =
  | ({ readonly type: "amount.submitted" } & TypedWithdrawal)
  | { readonly type: "amount.reopened" | "withdrawal.confirmed" | "another.requested" | "cash.changed" }
  | ConnectionNews

const another = { "another.requested": { target: "reading", actions: "forget" } } as const

type Ended = { readonly event: { readonly output: Outcome<MeantWithdrawal, Withdrawal, WithdrawalRefused> } }
type Read = { readonly event: { readonly output: Result.Result<Withdrawal, { readonly _tag: string }> } }

const isMade =
  (status: WithdrawalStatus) =>
  ({ event: { output } }: Ended) =>
    output._tag === "Done" && output.receipt.status === status

const isNow =
  (status: WithdrawalStatus) =>
  ({ event: { output } }: Read) =>
    Result.isSuccess(output) && output.success.status === status

const made = (output: Ended["event"]["output"]): Partial<Withdrawing> =>
  output._tag === "Done" ? { outcome: output, id: output.receipt.id, withdrawal: output.receipt } : { outcome: output }

/**
 * Takes money out exactly once, and follows it until it is paid or rejected. What may be taken is read before anything
 * is typed.
 */
export const makeWithdrawal = (runtime: Runtime<Withdrawals | Intents | Connectivity>, environment: Environment) =>
  setup({
    types: {} as {
      context: Withdrawing
      events: WithdrawalEvent
      /** A withdrawal to be followed. */
      input: { readonly id?: string | undefined }
      tags: "busy" | "open"
      children: { errand: "errand" }
    },
    actors: {
      followConnectivity: followConnectivity(runtime),
      recall: recallUnfinished(runtime, withdrawOnce),
      read: fromProgram(runtime, () => Withdrawals.use((withdrawals) => withdrawals.allowance)),
      errand: makeErrand(runtime, withdrawOnce, environment),
      follow: fromProgram(runtime, withdrawalNamed),
    },
    actions: {
      note: assign(({ context, event }) => (event.type === "amount.submitted" ? noted(context, event) : {})),
      forget: assign(withdrawingFor(undefined)),
    },
    delays: { look: 10_000, retry: 5_000 },
  }).createMachine({
    id: "withdrawal",
    context: ({ input }) => withdrawingFor(input.id),
    invoke: { src: "followConnectivity" },
    initial: "recalling",
    states: {
      recalling: {
        tags: "busy",
        invoke: {
          id: "recalling",
          src: "recall",
          onDone: [
            {
              guard: ({ event }) => value({ event }) !== undefined,
              target: "withdrawing",
              actions: assign(({ event }) => ({ errand: { unfinished: present(value({ event })) } })),
            },
            { guard: ({ context }) => context.id !== undefined, target: "following" },
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
            { guard: succeeded, target: "enteringAmount", actions: assign({ allowance: value }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "unavailable" },
          ],
        },
      },
      unavailable: { on: { "connection.restored": "reading" }, after: { retry: "reading" } },
      enteringAmount: {
        on: {
          "amount.submitted": [
            { guard: ({ context, event }) => fits(context, event), target: "reviewing", actions: "note" },
            { actions: "note" },
          ],
          "cash.changed": "reading",
        },
      },
      reviewing: { on: { "withdrawal.confirmed": "withdrawing", "amount.reopened": "enteringAmount" } },
      withdrawing: {
        invoke: {
          id: "errand",
          src: "errand",
          input: ({ context }) => present(context.errand),
          onDone: [
            { guard: isMade("WAITING"), target: "waiting", actions: assign(({ event }) => made(event.output)) },
            { guard: isMade("PAID"), target: "paid", actions: assign(({ event }) => made(event.output)) },
            { guard: isMade("REJECTED"), target: "rejected", actions: assign(({ event }) => made(event.output)) },
            { guard: endedWith("Refused"), target: "refused", actions: assign(({ event }) => made(event.output)) },
            { guard: endedWith("Unauthorized"), target: "unauthorized" },
            { target: "reading", actions: "forget" },
          ],
        },
      },
      refused: { on: { "amount.reopened": { target: "reading", actions: "forget" } } },
      waiting: { tags: "open", on: { "cash.changed": "following", ...another }, after: { look: "following" } },
      following: {
        tags: ["open", "busy"],
        invoke: {
          id: "following",
          src: "follow",
          input: ({ context }) => present(context.id),
          onDone: [
            { guard: isNow("WAITING"), target: "waiting", actions: assign({ withdrawal: value }) },
            { guard: isNow("PAID"), target: "paid", actions: assign({ withdrawal: value }) },
            { guard: isNow("REJECTED"), target: "rejected", actions: assign({ withdrawal: value }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "unseen" },
          ],
        },
      },
      unseen: { tags: "open", on: { "connection.restored": "following", ...another }, after: { retry: "following" } },
      paid: { on: another },
      rejected: { on: another },
      unauthorized: { type: "final" },
    },
  })
