import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { inner, reached, type Standing, waysFrom } from "../../testing/ways.ts"
import { EarlierUnfinished } from "../intents.ts"
import { browserThatRemembersErrands } from "../testing/browser-that-remembers.ts"
import { somchaisAccount } from "../testing/operator-with-a-till.ts"
import { makeWithdrawal } from "./withdrawal.machine.ts"
import { withdrawalTerms } from "./withdrawal.ts"
import { type Withdrawal, WithdrawalRefused, Withdrawals, withdrawalStatuses } from "./withdrawals.ts"
import { NotListed } from "./withdrawing.ts"

const nobody = Layer.merge(
  Layer.succeed(Withdrawals, { allowance: Effect.never, request: () => Effect.never, all: Effect.never }),
  browserThatRemembersErrands().layer,
)
const machine = makeWithdrawal(ManagedRuntime.make(nobody), {
  newKey: () => "key-1",
  now: () => 100_000,
  steadyNow: () => 100_000,
})

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

const done = (actor: string, output: unknown) => inner(`xstate.done.actor.${actor}`, output)
const silence = (actor: string) => ({
  [`${actor}: unauthorized`]: done(actor, Result.fail(new Unauthorized())),
  [`${actor}: unreachable`]: done(actor, Result.fail(new Unreachable({}))),
})
const answers = (actor: string) => ({
  ...Object.fromEntries(
    withdrawalStatuses.map((status) => [`${actor}: ${status}`, done(actor, Result.succeed({ ...withdrawal, status }))]),
  ),
  ...silence(actor),
})

const events = {
  "recalled: nothing": done("recalling", Result.succeed(undefined)),
  "recalled: an old intent": done("recalling", Result.succeed(intent(40_000))),
  read: done("reading", Result.succeed(allowance)),
  ...silence("reading"),
  "amount 2,000": { type: "amount.submitted", amount: "2,000", account: somchaisAccount },
  "amount 99": { type: "amount.submitted", amount: "99", account: somchaisAccount },
  "amount 8,001": { type: "amount.submitted", amount: "8,001", account: somchaisAccount },
  "amount without an account": { type: "amount.submitted", amount: "2,000", account: undefined },
  "amount.reopened": { type: "amount.reopened" },
  "withdrawal.confirmed": { type: "withdrawal.confirmed" },
  "another.requested": { type: "another.requested" },
  "outcome.requested": { type: "outcome.requested" },
  "cash.changed": { type: "cash.changed" },
  "connection.restored": { type: "connection.restored" },
  ...answers("sending"),
  "sending: refused": done("sending", Result.fail(new WithdrawalRefused({ reason: "pendingTransaction" }))),
  "sending: earlier unfinished": done("sending", Result.fail(new EarlierUnfinished({ intent: intent(99_000) }))),
  ...answers("lookingUp"),
  "lookingUp: not listed": done("lookingUp", Result.fail(new NotListed())),
  ...answers("following"),
  "following: not listed": done("following", Result.fail(new NotListed())),
  dropped: done("dropping", Result.succeed(undefined)),
  "out of patience with sending": inner("xstate.after.patience.withdrawal.sending"),
  "out of patience with looking up": inner("xstate.after.patience.withdrawal.lookingUp"),
  look: inner("xstate.after.look.withdrawal.waiting"),
  "retry after unavailable": inner("xstate.after.retry.withdrawal.unavailable"),
  "retry after unanswered": inner("xstate.after.retry.withdrawal.unanswered"),
  "retry after unseen": inner("xstate.after.retry.withdrawal.unseen"),
} as const

const place = ({ state, context: { intent } }: Standing<typeof machine>) =>
  `${state}${intent !== undefined && intent.sentAt < 50_000 ? " (old intent)" : ""}`
const standings = (input: { readonly id?: string }) => reached(machine, { input, events, apart: place })

const answered = (actor: string, after = "") => ({
  [`${actor}: WAITING`]: "waiting",
  [`${actor}: PAID`]: "paid",
  [`${actor}: REJECTED`]: "rejected",
  [`${actor}: unauthorized`]: `disowned${after}`,
})

test("a withdrawal goes exactly these ways, and every other event leaves it where it is", () => {
  expect(waysFrom(machine, standings({}), { events, place })).toEqual({
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
    disowned: {},
    "disowned (old intent)": {},
  })
})

test("every condition can be reached from a withdrawal that is followed as well", () => {
  const all = Object.keys(machine.states).filter((state) => state !== "sorting")
  expect(new Set(standings({ id: "W-1" }).map(({ state }) => state))).toEqual(new Set(all))
})

test("nothing takes a withdrawal back that was asked for: while its outcome is unknown there is always one key", () => {
  for (const { state, context, tags } of standings({})) {
    const isUnknown = ["sending", "lookingUp", "unanswered", "unheard", "dropping"].includes(state)
    if (state !== "disowned") expect(context.intent !== undefined).toBe(isUnknown)
    expect(tags.has("unknown")).toBe(["sending", "lookingUp", "unanswered"].includes(state))
  }
})
