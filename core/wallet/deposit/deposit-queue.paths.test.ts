import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { inner, reached, type Standing, waysFrom } from "../../testing/ways.ts"
import { browserThatRemembersErrands } from "../testing/browser-that-remembers.ts"
import { usualOffers } from "../testing/deposits.ts"
import { Cashier, DepositRefused, NoSuchDeposit } from "./cashier.ts"
import { type Deposit, depositStatuses } from "./deposit.ts"
import { makeDepositQueue } from "./deposit-queue.machine.ts"

const nobody = Layer.merge(
  Layer.succeed(Cashier, {
    open: () => Effect.never,
    read: () => Effect.never,
    cancel: () => Effect.never,
    waiting: Effect.never,
  }),
  browserThatRemembersErrands().layer,
)
const machine = makeDepositQueue(ManagedRuntime.make(nobody), {
  newKey: () => "key-1",
  now: () => 0,
  steadyNow: () => 0,
})

const request = { method: "fast", amount: baht(500), bankId: undefined } as const
const intent = { key: "key-1", errand: { kind: "deposit", request }, madeAt: 0, sentAt: 0 } as const

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
})

const events = {
  "recalled: nothing": done("recalling", Result.succeed(undefined)),
  "recalled: an intent": done("recalling", Result.succeed(intent)),
  "method.chosen": { type: "method.chosen", offer: usualOffers[0]! },
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
  retry: inner("xstate.after.retry.deposit.lostConnection"),
  ...answers("creating"),
  "creating: refused": done("creating", Result.fail(new DepositRefused({ reason: "allTaken" }))),
  ...answers("checking"),
  "checking: no such deposit": done("checking", Result.fail(new NoSuchDeposit())),
  ...answers("cancelling"),
  "cancelling: no such deposit": done("cancelling", Result.fail(new NoSuchDeposit())),
} as const

const place = ({ state, context }: Standing<typeof machine>) => {
  if (state === "lostConnection" && context.id === undefined && context.offer === undefined)
    return "lostConnection (unconfirmed, without a form)"
  if (state === "creating" && context.offer === undefined) return "creating (without a form)"
  return state === "lostConnection" && context.id === undefined ? "lostConnection (unconfirmed)" : state
}
const standings = (input: { readonly id?: string }) =>
  reached(machine, { input, events, apart: (one) => `${place(one)} ${one.context.intent === undefined}` })

const answered = (asked: string) => ({
  [`${asked}: WAITING`]: "waiting",
  [`${asked}: MATCHED`]: "credited",
  [`${asked}: EXPIRED`]: "expired",
  [`${asked}: CANCELLED`]: "cancelled",
  [`${asked}: MISMATCH`]: "mismatch",
  [`${asked}: unauthorized`]: "disowned",
})

test("a deposit goes exactly these ways, and every other event leaves it where it is", () => {
  expect(waysFrom(machine, standings({}), { events, place })).toEqual({
    recalling: { "recalled: nothing": "choosingMethod", "recalled: an intent": "creating (without a form)" },
    "creating (without a form)": {
      "deposit.left": "choosingMethod",
      ...answered("creating"),
      "creating: refused": "choosingMethod",
      "creating: unreachable": "lostConnection (unconfirmed, without a form)",
    },
    "lostConnection (unconfirmed, without a form)": {
      "connection.restored": "creating (without a form)",
      retry: "creating (without a form)",
      "deposit.left": "choosingMethod",
    },
    choosingMethod: { "method.chosen": "fillingForm" },
    fillingForm: { "method.reopened": "choosingMethod", "amount 500": "creating" },
    creating: {
      "deposit.left": "fillingForm",
      ...answered("creating"),
      "creating: refused": "fillingForm",
      "creating: unreachable": "lostConnection (unconfirmed)",
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
      "checking: unreachable": "lostConnection",
    },
    cancelling: {
      ...answered("cancelling"),
      "cancelling: no such deposit": "choosingMethod",
      "cancelling: unreachable": "lostConnection",
    },
    "lostConnection (unconfirmed)": {
      "connection.restored": "creating",
      retry: "creating",
      "deposit.left": "fillingForm",
    },
    lostConnection: { "connection.restored": "checking", retry: "checking" },
    credited: { "another.requested": "choosingMethod" },
    expired: { "another.requested": "choosingMethod" },
    cancelled: { "another.requested": "choosingMethod" },
    mismatch: { "another.requested": "choosingMethod", "cash.changed": "checking" },
    disowned: {},
  })
})

test("every condition can be reached from a deposit that a reload brought back", () => {
  const all = Object.keys(machine.states).filter((state) => state !== "sorting" && state !== "recalling")
  expect(new Set(standings({ id: "D-1" }).map(({ state }) => state))).toEqual(new Set(all))
})

test("wherever a deposit is asked for, there is one intent with one key; wherever one is followed, there is its id", () => {
  for (const standing of [...standings({}), ...standings({ id: "D-1" })]) {
    const { intent, id } = standing.context
    if (standing.state === "creating" || (standing.state === "lostConnection" && id === undefined))
      expect(intent).toEqual({
        key: "key-1",
        errand: { kind: "deposit", request: { method: "fast", bankId: undefined, amount: 50_000 } },
        madeAt: 0,
        sentAt: 0,
      })
    if (["waiting", "checking", "cancelling", "lostConnection"].includes(place(standing)))
      expect([id, intent]).toEqual(["D-1", undefined])
  }
})
