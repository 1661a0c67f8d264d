import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import type { OperationOutcome } from "../../operation/operation.ts"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { inner, reached, waysFrom } from "../../testing/ways.ts"
import { somchaisAccount } from "../testing/operator-with-a-wallet.ts"
import type { WithdrawalCommand } from "./withdraw.operation.ts"
import { makeWithdrawal } from "./withdrawal.machine.ts"
import { type Withdrawal, WithdrawalRefused, Withdrawals, withdrawalStatuses } from "./withdrawal.port.ts"
import { withdrawalTerms } from "./withdrawal.ts"

const nobody = Layer.mergeAll(
  Layer.succeed(Withdrawals, { allowance: () => Effect.never, request: () => Effect.never, all: () => Effect.never }),
  browserThatRemembers().layer,
  phoneOnTheMove().layer,
)
const machine = makeWithdrawal(ManagedRuntime.make(nobody), {
  newKey: () => "key-1",
  now: () => 100_000,
  isTimeKnown: () => true,
  steadyNow: () => 100_000,
})

const command = { kind: "withdrawal", amount: baht(2_000), account: somchaisAccount } as const
const moments = { madeAt: 40_000, sentAt: 40_000, isByOperator: true }
const intent = { key: "key-0", purpose: "withdrawal", command, ...moments }
const allowance = {
  terms: withdrawalTerms,
  eligibility: {
    bankAccountMatches: true,
    earlierPending: false,
    turnoverMet: true,
    withdrawnToday: [],
    balance: baht(8_000),
  },
}
const withdrawal: Withdrawal = {
  id: "W-1",
  key: "key-1",
  amount: baht(2_000),
  account: somchaisAccount,
  status: "WAITING",
  note: "",
  createdAt: 0,
}

const done = (actor: string, output: unknown) => inner(`xstate.done.actor.${actor}`, output)
const ended = (outcome: OperationOutcome<WithdrawalCommand, Withdrawal, WithdrawalRefused>) =>
  done("operation", outcome)
const earlier = { intent, isEarlier: true } as const

const events = {
  "recalled: nothing": done("recalling", Result.succeed(undefined)),
  "recalled: an intent": done("recalling", Result.succeed(intent)),
  read: done("loading", allowance),
  "loading: unauthorized": done("loading", undefined),
  "loading: not offered": done("loading", "notOffered"),
  "amount 2,000": { type: "amount.submitted", amount: "2,000", account: somchaisAccount },
  "amount 99": { type: "amount.submitted", amount: "99", account: somchaisAccount },
  "amount 8,001": { type: "amount.submitted", amount: "8,001", account: somchaisAccount },
  "amount without an account": { type: "amount.submitted", amount: "2,000", account: undefined },
  "amount.reopened": { type: "amount.reopened" },
  "withdrawal.confirmed": { type: "withdrawal.confirmed" },
  "another.requested": { type: "another.requested" },
  "cash.changed": { type: "cash.changed" },
  ...Object.fromEntries(
    withdrawalStatuses.map((status) => [
      `operation: ${status}`,
      ended({ _tag: "Done", receipt: { ...withdrawal, status }, ...earlier }),
    ]),
  ),
  "operation: refused": ended({
    _tag: "Refused",
    refusal: new WithdrawalRefused({ reason: "turnoverNotMet" }),
    ...earlier,
  }),
  "operation: unauthorized": ended({ _tag: "Unauthorized", ...earlier }),
  "operation: given up": ended({ _tag: "GivenUp", ...earlier }),
  "operation: left": ended({ _tag: "Left", ...earlier }),
  ...Object.fromEntries(
    withdrawalStatuses.map((status) => [
      `checkingStatus: ${status}`,
      done("checkingStatus", { ...withdrawal, status }),
    ]),
  ),
  "checkingStatus: unauthorized": done("checkingStatus", undefined),
  "checkingStatus: not offered": done("checkingStatus", "notOffered"),
  "checkingStatus: missing": done("checkingStatus", "missing"),
  look: inner("xstate.after.look.withdrawal.waiting"),
} as const

const reachedStates = (input: { readonly id?: string }) => reached(machine, { input, events })

const answered = (actor: string) => ({
  [`${actor}: WAITING`]: "waiting",
  [`${actor}: PAID`]: "paid",
  [`${actor}: REJECTED`]: "rejected",
  [`${actor}: unauthorized`]: "unauthorized",
})

test("a withdrawal goes exactly these ways, and every other event leaves it where it is", () => {
  expect(waysFrom(machine, reachedStates({}), { events })).toEqual({
    recalling: { "recalled: nothing": "loading", "recalled: an intent": "withdrawing" },
    loading: {
      read: "enteringAmount",
      "loading: unauthorized": "unauthorized",
      "loading: not offered": "notOffered",
    },
    enteringAmount: { "amount 2,000": "reviewing", "cash.changed": "loading" },
    reviewing: { "amount.reopened": "enteringAmount", "withdrawal.confirmed": "withdrawing" },
    withdrawing: {
      ...answered("operation"),
      "operation: refused": "refused",
      "operation: given up": "loading",
      "operation: left": "loading",
    },
    refused: { "amount.reopened": "loading" },
    waiting: { "cash.changed": "checkingStatus", look: "checkingStatus", "another.requested": "loading" },
    checkingStatus: {
      ...answered("checkingStatus"),
      "checkingStatus: not offered": "statusUnavailable",
      "checkingStatus: missing": "missing",
      "another.requested": "loading",
    },
    statusUnavailable: { "another.requested": "loading" },
    missing: { "another.requested": "loading" },
    paid: { "another.requested": "loading" },
    rejected: { "another.requested": "loading" },
    notOffered: {},
    unauthorized: {},
  })
})

test("every condition can be reached from a withdrawal that is followed as well", () => {
  const all = Object.keys(machine.states)
  expect(new Set(reachedStates({ id: "W-1" }).map(({ state }) => state))).toEqual(new Set(all))
})

test("nothing but the end of its operation takes a withdrawal back that was asked for", () => {
  for (const { state, snapshot, context } of reachedStates({})) {
    expect([state, snapshot.children["operation"] !== undefined]).toEqual([state, state === "withdrawing"])
    if (state === "reviewing") expect(context.operation).toEqual({ command: { ...command, amount: 200_000 } })
  }
  const leaving = waysFrom(machine, reachedStates({}), { events })["withdrawing"] ?? {}
  expect(Object.keys(leaving).filter((event) => !event.startsWith("operation: "))).toEqual([])
})

test("a withdrawal that was made is followed by its id, and one that was refused is told with its reason", () => {
  for (const { state, context } of reachedStates({})) {
    if (["waiting", "checkingStatus", "statusUnavailable", "paid", "rejected"].includes(state))
      expect([context.id, context.withdrawal?.amount]).toEqual(["W-1", 200_000])
    if (state === "refused") expect(context.outcome).toMatchObject({ refusal: { reason: "turnoverNotMet" } })
  }
})
