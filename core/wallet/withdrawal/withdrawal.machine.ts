import { Effect } from "effect"
import { assign, setup } from "xstate"
import { answer, fromFeed, type Runtime } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { makeOperation } from "../../operation/operation.machine.ts"
import { type Environment, endedWith, type Intents } from "../../operation/operation.ts"
import { hasUnfinished, recalledOperation, recallUnfinished } from "../../operation/unfinished-operation.ts"
import type { Connectivity } from "../../operator/connectivity.port.ts"
import { Unreachable } from "../../operator/failures.ts"
import { isLoaded, isNotOffered, loadedData, makeResourceUntilLoaded } from "../../operator/resource.machine.ts"
import { announcing, changesOf } from "../../visit/changes.ts"
import { withdrawalNamed, withdrawMoney } from "./withdraw.operation.ts"
import { type Withdrawal, Withdrawals } from "./withdrawal.port.ts"
import {
  type CashNews,
  isMade,
  isWithdrawalNow,
  type WithdrawalEvent,
  type WithdrawalOutcome,
  type WithdrawalRead,
  type Withdrawing,
  withdrawalEnded,
  withdrawalFits,
  withdrawalNoted,
  withdrawalSeen,
  withdrawingFor,
} from "./withdrawing.ts"

const cashNews = changesOf<CashNews>(["cash"], { type: "cash.changed" })

const another = { "another.requested": { target: "loading", actions: "forget" } } as const

type KnownWithdrawal = { readonly id: string; readonly isMade: boolean }
const ended = { type: "noteEnd", params: answer } as const
const seen = { type: "see", params: answer } as const

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
      noteEnd: assign((_, outcome: WithdrawalOutcome) => withdrawalEnded(outcome)),
      see: assign((_, read: WithdrawalRead) => withdrawalSeen(read)),
      forget: assign(withdrawingFor()),
      announceReturn: announcing(runtime, ["balance", "withdrawals", "statement"]),
    },
    guards: {
      isKnown: ({ context }) => context.id !== undefined,
      fits: ({ context, event }) => event.type === "amount.submitted" && withdrawalFits(context, event),
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
            { guard: "isKnown", target: "checkingStatus" },
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
          "amount.submitted": [{ guard: "fits", target: "reviewing", actions: "note" }, { actions: "note" }],
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
            { guard: isMade("WAITING"), target: "waiting", actions: ended },
            { guard: isMade("PAID"), target: "paid", actions: ended },
            { guard: isMade("REJECTED"), target: "rejected", actions: ended },
            { guard: endedWith("Refused"), target: "refused", actions: ended },
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
            { guard: isWithdrawalNow("WAITING"), target: "waiting", actions: seen },
            { guard: isWithdrawalNow("PAID"), target: "paid", actions: seen },
            { guard: isWithdrawalNow("REJECTED"), target: "rejected", actions: [seen, "announceReturn"] },
            { guard: ({ event }) => event.output === "missing", target: "missing" },
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
