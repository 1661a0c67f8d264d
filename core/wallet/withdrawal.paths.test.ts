import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { transition } from "xstate"
import { getShortestPaths } from "xstate/graph"
import { baht } from "../money/satang.ts"
import { Unauthorized, Unreachable } from "../site/operator.ts"
import { somchaisAccount } from "../testing/wallet.ts"
import { browserThatRemembersErrands } from "../testing/wallet-memory.ts"
import { EarlierUnfinished } from "./intents.ts"
import { makeWithdrawal } from "./withdrawal.machine.ts"
import { withdrawalTerms } from "./withdrawal.ts"
import { type Withdrawal, WithdrawalRefused, Withdrawals, withdrawalStatuses } from "./withdrawals.ts"
import { NotListed, type WithdrawalEvent } from "./withdrawing.ts"

const nobody = Layer.merge(
  Layer.succeed(Withdrawals, { allowance: Effect.never, request: () => Effect.never, all: Effect.never }),
  browserThatRemembersErrands().layer,
)
const machine = makeWithdrawal(ManagedRuntime.make(nobody), { newKey: () => "key-1", now: () => 100_000 })

const request = { amount: baht(2_000), account: somchaisAccount }
const intent = (sentAt: number) =>
  ({ key: "key-0", errand: { kind: "withdrawal", request }, madeAt: sentAt, sentAt }) as const
const allowance = {
  terms: withdrawalTerms,
  standing: {
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

/** What the machine tells itself: an answer that came, a time that is over. */
const inner = (type: string, output?: unknown) => ({ type, output }) as WithdrawalEvent
const done = (actor: string, output: unknown) => inner(`xstate.done.actor.${actor}`, output)
const silence = (actor: string): ReadonlyArray<readonly [string, WithdrawalEvent]> => [
  [`${actor}: unauthorized`, done(actor, Result.fail(new Unauthorized()))],
  [`${actor}: unreachable`, done(actor, Result.fail(new Unreachable({})))],
]
const answers = (actor: string): ReadonlyArray<readonly [string, WithdrawalEvent]> => [
  ...withdrawalStatuses.map((status): readonly [string, WithdrawalEvent] => [
    `${actor}: ${status}`,
    done(actor, Result.succeed({ ...withdrawal, status })),
  ]),
  ...silence(actor),
]

const events = new Map<string, WithdrawalEvent>([
  ["recalled: nothing", done("recalling", Result.succeed(undefined))],
  ["recalled: an old intent", done("recalling", Result.succeed(intent(40_000)))],
  ["read", done("reading", Result.succeed(allowance))],
  ...silence("reading"),
  ["amount 2,000", { type: "amount.submitted", amount: "2,000", account: somchaisAccount }],
  ["amount 99", { type: "amount.submitted", amount: "99", account: somchaisAccount }],
  ["amount 8,001", { type: "amount.submitted", amount: "8,001", account: somchaisAccount }],
  ["amount without an account", { type: "amount.submitted", amount: "2,000", account: undefined }],
  ["amount.reopened", { type: "amount.reopened" }],
  ["withdrawal.confirmed", { type: "withdrawal.confirmed" }],
  ["another.requested", { type: "another.requested" }],
  ["outcome.requested", { type: "outcome.requested" }],
  ["cash.changed", { type: "cash.changed" }],
  ["connection.restored", { type: "connection.restored" }],
  ...answers("sending"),
  ["sending: refused", done("sending", Result.fail(new WithdrawalRefused({ reason: "pendingTransaction" })))],
  ["sending: earlier unfinished", done("sending", Result.fail(new EarlierUnfinished({ intent: intent(99_000) })))],
  ...answers("lookingUp"),
  ["lookingUp: not listed", done("lookingUp", Result.fail(new NotListed()))],
  ...answers("following"),
  ["following: not listed", done("following", Result.fail(new NotListed()))],
  ["dropped", done("dropping", Result.succeed(undefined))],
  ["out of patience with sending", inner("xstate.after.patience.withdrawal.sending")],
  ["out of patience with looking up", inner("xstate.after.patience.withdrawal.lookingUp")],
  ["look", inner("xstate.after.look.withdrawal.waiting")],
  ...["unavailable", "unanswered", "unseen"].map((state): [string, WithdrawalEvent] => [
    `retry after ${state}`,
    inner(`xstate.after.retry.withdrawal.${state}`),
  ]),
])

type Snapshot = ReturnType<(typeof machine)["getInitialSnapshot"]>
const old = ({ context: { intent } }: Snapshot) =>
  intent !== undefined && intent.sentAt < 50_000 ? " (old intent)" : ""
const place = (state: Snapshot) => `${state.value}${old(state)}`

const reached = (input: { readonly id?: string }) =>
  getShortestPaths(machine, { input, events: [...events.values()], serializeState: place }).map(({ state }) => state)

const moves = (states: ReadonlyArray<Snapshot>) => {
  const table: Record<string, Record<string, string>> = {}
  for (const state of states)
    for (const [name, event] of events) {
      const [next] = transition(machine, state, event)
      if (place(next) !== place(state)) (table[place(state)] ??= {})[name] = place(next)
    }
  return table
}

const answered = (actor: string, after = "") => ({
  [`${actor}: WAITING`]: "waiting",
  [`${actor}: PAID`]: "paid",
  [`${actor}: REJECTED`]: "rejected",
  [`${actor}: unauthorized`]: `disowned${after}`,
})

test("a withdrawal goes exactly these ways, and every other event leaves it where it is", () => {
  expect(moves(reached({}))).toEqual({
    recalling: { "recalled: nothing": "reading", "recalled: an old intent": "lookingUp (old intent)" },
    reading: { read: "enteringAmount", "reading: unauthorized": "disowned", "reading: unreachable": "unavailable" },
    unavailable: { "connection.restored": "reading", "retry after unavailable": "reading" },
    enteringAmount: { "amount 2,000": "reviewing", "cash.changed": "reading" },
    reviewing: { "amount.reopened": "enteringAmount", "withdrawal.confirmed": "sending" },
    sending: {
      ...answered("sending"),
      "sending: refused": "refused",
      "sending: earlier unfinished": "lookingUp",
      "sending: unreachable": "unanswered",
      "out of patience with sending": "lookingUp",
    },
    lookingUp: {
      ...answered("lookingUp"),
      "lookingUp: not listed": "unanswered",
      "lookingUp: unreachable": "unanswered",
      "out of patience with looking up": "unanswered",
    },
    unanswered: {
      "outcome.requested": "lookingUp",
      "connection.restored": "lookingUp",
      "retry after unanswered": "lookingUp",
    },
    "lookingUp (old intent)": {
      ...answered("lookingUp", " (old intent)"),
      "lookingUp: not listed": "unheard (old intent)",
      "lookingUp: unreachable": "unanswered (old intent)",
      "out of patience with looking up": "unanswered (old intent)",
    },
    "unanswered (old intent)": {
      "outcome.requested": "lookingUp (old intent)",
      "connection.restored": "lookingUp (old intent)",
      "retry after unanswered": "lookingUp (old intent)",
    },
    "unheard (old intent)": { "withdrawal.confirmed": "sending", "amount.reopened": "dropping (old intent)" },
    "dropping (old intent)": { dropped: "reading" },
    refused: { "amount.reopened": "reading" },
    waiting: { "cash.changed": "following", look: "following", "another.requested": "reading" },
    following: { ...answered("following"), "following: not listed": "unseen", "following: unreachable": "unseen" },
    unseen: { "connection.restored": "following", "retry after unseen": "following", "another.requested": "reading" },
    paid: { "another.requested": "reading" },
    rejected: { "another.requested": "reading" },
  })
})

test("every condition can be reached, from a new withdrawal and from one that is followed", () => {
  const all = Object.keys(machine.states).filter((state) => state !== "sorting")
  for (const input of [{}, { id: "W-1" }])
    expect(new Set(reached(input).map(({ value }) => value))).toEqual(new Set(all))
})

test("nothing takes a withdrawal back that was asked for: while its outcome is unknown there is always one key", () => {
  for (const state of reached({})) {
    const isUnknown = ["sending", "lookingUp", "unanswered", "unheard", "dropping"].includes(state.value)
    if (state.value !== "disowned") expect(state.context.intent !== undefined).toBe(isUnknown)
    expect(state.hasTag("unknown")).toBe(["sending", "lookingUp", "unanswered"].includes(state.value))
  }
})
