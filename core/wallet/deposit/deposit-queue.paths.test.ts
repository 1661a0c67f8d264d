import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { transition } from "xstate"
import { present } from "../../machine/present.ts"
import { baht, satang } from "../../money/satang.ts"
import type { OperationOutcome } from "../../operation/operation.ts"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { inner, type ReachedState, reached, waysFrom } from "../../testing/ways.ts"
import { usualOffers } from "../testing/deposits.ts"
import { DepositRefused, Deposits, NoSuchDeposit } from "./deposit.port.ts"
import { type Deposit, depositStatuses } from "./deposit.ts"
import { makeDepositQueue } from "./deposit-queue.machine.ts"
import type { DepositCommand } from "./open-deposit.operation.ts"

const nobody = Layer.mergeAll(
  Layer.succeed(Deposits, {
    open: () => Effect.never,
    read: () => Effect.never,
    cancel: () => Effect.never,
    waiting: () => Effect.never,
  }),
  browserThatRemembers().layer,
  phoneOnTheMove().layer,
)
const machine = makeDepositQueue(ManagedRuntime.make(nobody), {
  newKey: () => "key-1",
  now: () => 0,
  isTimeKnown: () => true,
  steadyNow: () => 0,
})

const request = { method: "fast", amount: baht(500), bankId: undefined } as const
const command = { kind: "deposit", request } as const
const moments = { madeAt: 0, sentAt: 0, isByOperator: true }
const intent = { key: "key-1", purpose: "deposit of 500", command, ...moments }

const deposit: Deposit = {
  method: "fast",
  id: "D-1",
  bankId: "bank-1",
  prepareAmount: satang(50_037),
  prepareIndex: 1,
  prepareTotal: 1,
  status: "WAITING",
  referTransferId: undefined,
  createdAt: 0,
  expiresAt: undefined,
  payee: undefined,
}

const done = (actor: string, output: unknown) => inner(`xstate.done.actor.${actor}`, output)
const answers = (asked: string) => ({
  ...Object.fromEntries(
    depositStatuses.map((status) => [`${asked}: ${status}`, done(asked, Result.succeed({ ...deposit, status }))]),
  ),
  [`${asked}: unauthorized`]: done(asked, Result.fail(new Unauthorized())),
  [`${asked}: unreachable`]: done(asked, Result.fail(new Unreachable({}))),
  [`${asked}: not offered`]: done(asked, Result.fail(new NotOffered())),
})
const ended = (outcome: OperationOutcome<DepositCommand, Deposit, DepositRefused>) => done("operation", outcome)
const own = { intent, isEarlier: false }

const events = {
  "recalled: nothing": done("recalling", Result.succeed(undefined)),
  "recalled: an intent": done("recalling", Result.succeed(intent)),
  "method.chosen": { type: "method.chosen", offer: present(usualOffers[0]) },
  "method.reopened": { type: "method.reopened" },
  "amount 500": { type: "form.submitted", form: { method: "fast", amount: "500" } },
  "amount 19": { type: "form.submitted", form: { method: "fast", amount: "19" } },
  "deposit.left": { type: "deposit.left" },
  "another.requested": { type: "another.requested" },
  "transfer.made": { type: "transfer.made" },
  "cash.changed": { type: "cash.changed" },
  "cancel.requested": { type: "cancel.requested" },
  "connection.restored": { type: "connection.restored" },
  look: inner("xstate.after.look.deposit.waiting"),
  "look later, expired": inner("xstate.after.lookLater.deposit.expired"),
  "look later, mismatch": inner("xstate.after.lookLater.deposit.mismatch"),
  retry: inner("xstate.after.retry.deposit.unreachable"),
  ...Object.fromEntries(
    depositStatuses.map((status) => [
      `opening: ${status}`,
      ended({ _tag: "Done", receipt: { ...deposit, status }, ...own }),
    ]),
  ),
  "opening: refused": ended({ _tag: "Refused", refusal: new DepositRefused({ reason: "allTaken" }), ...own }),
  "opening: unauthorized": ended({ _tag: "Unauthorized", ...own }),
  "opening: left": ended({ _tag: "Left", ...own }),
  ...answers("checking"),
  "checking: no such deposit": done("checking", Result.fail(new NoSuchDeposit())),
  ...answers("cancelling"),
  "cancelling: no such deposit": done("cancelling", Result.fail(new NoSuchDeposit())),
} as const

const place = ({ state, context }: ReachedState<typeof machine>) => {
  if (state === "opening" && context.offer === undefined) return "opening (without a form)"
  return ["waiting", "checking", "unreachable", "mismatch", "expired"].includes(state) && !context.isCancelOffered
    ? `${state} (not to be cancelled)`
    : state
}
const reachedStates = (input: { readonly id?: string }) =>
  reached(machine, { input, events, apart: (one) => `${place(one)} ${one.context.operation === undefined}` })

const answered = (asked: string) => ({
  [`${asked}: WAITING`]: "waiting",
  [`${asked}: MATCHED`]: "credited",
  [`${asked}: EXPIRED`]: "expired",
  [`${asked}: CANCELLED`]: "cancelled",
  [`${asked}: MISMATCH`]: "mismatch",
  [`${asked}: unauthorized`]: "unauthorized",
})

test("a deposit goes exactly these ways, and every other event leaves it where it is", () => {
  expect(waysFrom(machine, reachedStates({}), { events, place })).toEqual({
    recalling: { "recalled: nothing": "choosingMethod", "recalled: an intent": "opening (without a form)" },
    "opening (without a form)": {
      ...answered("opening"),
      "opening: refused": "choosingMethod",
      "opening: left": "choosingMethod",
    },
    choosingMethod: { "method.chosen": "fillingForm" },
    fillingForm: { "method.reopened": "choosingMethod", "amount 500": "opening" },
    opening: {
      ...answered("opening"),
      "opening: refused": "fillingForm",
      "opening: left": "fillingForm",
    },
    waiting: {
      "transfer.made": "checking",
      "cash.changed": "checking",
      look: "checking",
      "cancel.requested": "cancelling",
    },
    checking: {
      "cancel.requested": "cancelling",
      ...answered("checking"),
      "checking: no such deposit": "choosingMethod",
      "checking: unreachable": "unreachable",
      "checking: not offered": "statusUnavailable",
    },
    cancelling: {
      ...answered("cancelling"),
      "cancelling: no such deposit": "choosingMethod",
      "cancelling: unreachable": "unreachable",
      "cancelling: not offered": "waiting (not to be cancelled)",
    },
    "waiting (not to be cancelled)": {
      "transfer.made": "checking (not to be cancelled)",
      "cash.changed": "checking (not to be cancelled)",
      look: "checking (not to be cancelled)",
    },
    "checking (not to be cancelled)": {
      ...answered("checking"),
      "checking: WAITING": "waiting (not to be cancelled)",
      "checking: EXPIRED": "expired (not to be cancelled)",
      "checking: MISMATCH": "mismatch (not to be cancelled)",
      "checking: no such deposit": "choosingMethod",
      "checking: unreachable": "unreachable (not to be cancelled)",
      "checking: not offered": "statusUnavailable",
    },
    "unreachable (not to be cancelled)": {
      "connection.restored": "checking (not to be cancelled)",
      retry: "checking (not to be cancelled)",
    },
    "mismatch (not to be cancelled)": {
      "another.requested": "choosingMethod",
      "cash.changed": "checking (not to be cancelled)",
      "look later, mismatch": "checking (not to be cancelled)",
    },
    "expired (not to be cancelled)": {
      "another.requested": "choosingMethod",
      "cash.changed": "checking (not to be cancelled)",
      "look later, expired": "checking (not to be cancelled)",
    },
    statusUnavailable: { "another.requested": "choosingMethod" },
    unreachable: { "connection.restored": "checking", retry: "checking" },
    credited: { "another.requested": "choosingMethod" },
    expired: {
      "another.requested": "choosingMethod",
      "cash.changed": "checking",
      "look later, expired": "checking",
    },
    cancelled: { "another.requested": "choosingMethod" },
    mismatch: {
      "another.requested": "choosingMethod",
      "cash.changed": "checking",
      "look later, mismatch": "checking",
    },
    unauthorized: {},
  })
})

test("every condition can be reached from a deposit that a reload brought back", () => {
  const all = Object.keys(machine.states).filter((state) => state !== "recalling")
  expect(new Set(reachedStates({ id: "D-1" }).map(({ state }) => state))).toEqual(new Set(all))
})

test("wherever a deposit is opened, there is one operation for what was asked; wherever one is followed, there is its id", () => {
  for (const { state, context, snapshot } of [...reachedStates({}), ...reachedStates({ id: "D-1" })]) {
    expect([state, snapshot.children["operation"] !== undefined]).toEqual([state, state === "opening"])
    if (state === "opening")
      expect(context.operation).toEqual(
        context.operation !== undefined && "unfinished" in context.operation
          ? { unfinished: intent }
          : { command: { kind: "deposit", request: { method: "fast", bankId: undefined, amount: 50_000 } } },
      )
    if (["waiting", "checking", "cancelling", "unreachable", "statusUnavailable"].includes(state))
      expect([context.id, context.operation]).toEqual(["D-1", undefined])
  }
})

test("a form that was left unanswered and is submitted again goes on under its key, another one does not", () => {
  const left = reachedStates({}).find(
    ({ state, context }) => state === "fillingForm" && context.operation !== undefined,
  )
  const operationAfter = (amount: string) => {
    const event = { type: "form.submitted", form: { method: "fast", amount } } as const
    return left === undefined ? undefined : transition(machine, left.snapshot, event)[0].context.operation
  }
  expect(operationAfter("500.00")).toEqual({ unfinished: intent })
  expect(operationAfter("600")).toEqual({ command: { kind: "deposit", request: { ...request, amount: 60_000 } } })
  expect(operationAfter("19")).toEqual({ unfinished: intent })
})
