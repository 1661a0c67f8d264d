import { Effect } from "effect"
import { assign, setup } from "xstate"
import { fromFeed, type Runtime } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { makeOperation } from "../../operation/operation.machine.ts"
import { type Environment, endedWith, type Intents, type OperationOutcome } from "../../operation/operation.ts"
import { hasUnfinished, recalledOperation, recallUnfinished } from "../../operation/unfinished-operation.ts"
import type { Connectivity } from "../../operator/connectivity.port.ts"
import { Unreachable } from "../../operator/failures.ts"
import { isLoaded, isNotOffered, loadedData, makeResourceUntilLoaded } from "../../operator/resource.machine.ts"
import { announcing, changesOf } from "../../visit/changes.ts"
import {
  type TypedWithdrawal,
  type WithdrawalCommand,
  type Withdrawing,
  withdrawalFits,
  withdrawalNamed,
  withdrawalNoted,
  withdrawingFor,
  withdrawMoney,
} from "./withdraw.operation.ts"
import { type Withdrawal, type WithdrawalRefused, type WithdrawalStatus, Withdrawals } from "./withdrawal.port.ts"

/** What the player has is another sum now. */
type CashNews = { readonly type: "cash.changed" }

const cashNews = changesOf<CashNews>(["cash"], { type: "cash.changed" })

export type WithdrawalEvent =
  | ({ readonly type: "amount.submitted" } & TypedWithdrawal)
  | { readonly type: "amount.reopened" | "withdrawal.confirmed" | "another.requested" }
  | CashNews

const another = { "another.requested": { target: "loading", actions: "forget" } } as const

type KnownWithdrawal = { readonly id: string; readonly isMade: boolean }
type Ended = { readonly event: { readonly output: OperationOutcome<WithdrawalCommand, Withdrawal, WithdrawalRefused> } }
type Read = { readonly event: { readonly output: Withdrawal | "missing" | "notOffered" | undefined } }

const isMade =
  (status: WithdrawalStatus) =>
  ({ event: { output } }: Ended) =>
    output._tag === "Done" && output.receipt.status === status

const isNow =
  (status: WithdrawalStatus) =>
  ({ event: { output } }: Read) =>
    typeof output === "object" && output.status === status
const isMissing = ({ event: { output } }: Read) => output === "missing"
const read = (output: Read["event"]["output"]): Partial<Withdrawing> =>
  typeof output === "object" ? { withdrawal: output } : {}

const made = (output: Ended["event"]["output"]): Partial<Withdrawing> =>
  output._tag === "Done" ? { outcome: output, id: output.receipt.id, withdrawal: output.receipt } : { outcome: output }

/**
 * Takes money out exactly once, and follows it until it is paid or rejected. What may be taken is read before anything
 * is typed, and again whenever the player's money changes.
 */
export const makeWithdrawal = (runtime: Runtime<Withdrawals | Intents | Connectivity>, environment: Environment) =>
  setup({
    types: {} as {
      context: Withdrawing
      events: WithdrawalEvent
      /** A withdrawal to be followed. */
      input: { readonly id?: string | undefined; readonly withdrawal?: Withdrawal | undefined }
      tags: "busy" | "open"
      children: { loading: "loading"; checkingStatus: "checkingStatus"; operation: "operation" }
    },
    actors: {
      subscribeToCash: fromFeed(runtime, () => cashNews),
      recall: recallUnfinished(runtime, withdrawMoney),
      loading: makeResourceUntilLoaded(runtime, () => Withdrawals.use((withdrawals) => withdrawals.allowance())),
      operation: makeOperation(runtime, withdrawMoney, environment),
      // One that was made just now and is not listed yet is asked for again.
      checkingStatus: makeResourceUntilLoaded(runtime, ({ id, isMade: isKnownToBe }: KnownWithdrawal) =>
        Effect.catchTag(withdrawalNamed(id), "NeverReceived", (cause) =>
          isKnownToBe ? Effect.fail(new Unreachable({ cause })) : Effect.succeed("missing" as const),
        ),
      ),
    },
    actions: {
      note: assign(({ context, event }) => (event.type === "amount.submitted" ? withdrawalNoted(context, event) : {})),
      forget: assign(withdrawingFor()),
      announceReturn: announcing(runtime, ["balance", "withdrawals", "statement"]),
    },
    guards: {
      isEarlierPending: ({ context }) => context.allowance?.eligibility.earlierPending === true,
    },
    delays: { look: 10_000 },
  }).createMachine({
    id: "withdrawal",
    context: ({ input }) => withdrawingFor(input.id, input.withdrawal),
    invoke: { src: "subscribeToCash" },
    initial: "recalling",
    states: {
      recalling: {
        tags: "busy",
        invoke: {
          id: "recalling",
          src: "recall",
          onDone: [
            { guard: hasUnfinished, target: "withdrawing", actions: assign({ operation: recalledOperation }) },
            { guard: ({ context }) => context.id !== undefined, target: "checkingStatus" },
            { target: "loading" },
          ],
        },
      },
      loading: {
        invoke: {
          id: "loading",
          src: "loading",
          onDone: [
            { guard: isLoaded, target: "enteringAmount", actions: assign({ allowance: loadedData }) },
            { guard: isNotOffered, target: "notOffered" },
            { target: "unauthorized" },
          ],
        },
      },
      enteringAmount: {
        on: {
          "amount.submitted": [
            { guard: ({ context, event }) => withdrawalFits(context, event), target: "reviewing", actions: "note" },
            { actions: "note" },
          ],
          "cash.changed": "loading",
        },
        after: { look: { guard: "isEarlierPending", target: "loading" } },
      },
      reviewing: { on: { "withdrawal.confirmed": "withdrawing", "amount.reopened": "enteringAmount" } },
      withdrawing: {
        invoke: {
          id: "operation",
          src: "operation",
          input: ({ context }) => present(context.operation),
          onDone: [
            { guard: isMade("WAITING"), target: "waiting", actions: assign(({ event }) => made(event.output)) },
            { guard: isMade("PAID"), target: "paid", actions: assign(({ event }) => made(event.output)) },
            { guard: isMade("REJECTED"), target: "rejected", actions: assign(({ event }) => made(event.output)) },
            { guard: endedWith("Refused"), target: "refused", actions: assign(({ event }) => made(event.output)) },
            { guard: endedWith("Unauthorized"), target: "unauthorized" },
            { target: "loading", actions: "forget" },
          ],
        },
      },
      refused: { on: { "amount.reopened": { target: "loading", actions: "forget" } } },
      waiting: {
        tags: "open",
        on: { "cash.changed": "checkingStatus", ...another },
        after: { look: "checkingStatus" },
      },
      checkingStatus: {
        tags: "open",
        on: another,
        invoke: {
          id: "checkingStatus",
          src: "checkingStatus",
          input: ({ context: { id, withdrawal } }) => ({ id: present(id), isMade: withdrawal !== undefined }),
          onDone: [
            { guard: isNow("WAITING"), target: "waiting", actions: assign(({ event }) => read(event.output)) },
            { guard: isNow("PAID"), target: "paid", actions: assign(({ event }) => read(event.output)) },
            {
              guard: isNow("REJECTED"),
              target: "rejected",
              actions: [assign(({ event }) => read(event.output)), "announceReturn"],
            },
            { guard: isMissing, target: "missing" },
            { guard: isNotOffered, target: "statusUnavailable" },
            { target: "unauthorized" },
          ],
        },
      },
      /** It was asked for, and the operator does not tell how far it has come. */
      statusUnavailable: { on: another },
      /** The operator lists no such withdrawal of this player. */
      missing: { on: another },
      paid: { on: another },
      rejected: { on: another },
      /** The operator does not tell what may be taken: asking again finds nothing. */
      notOffered: {},
      unauthorized: { type: "final" },
    },
  })
