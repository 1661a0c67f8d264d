import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { transition } from "xstate"
import { getShortestPaths } from "xstate/graph"
import { baht, satang } from "../money/satang.ts"
import { Unauthorized, Unreachable } from "../site/operator.ts"
import { usualOffers } from "../testing/wallet-deposits.ts"
import { browserThatRemembersErrands } from "../testing/wallet-memory.ts"
import { Cashier, DepositRefused, NoSuchDeposit } from "./cashier.ts"
import { type Deposit, depositStatuses } from "./deposit.ts"
import { makeDepositQueue } from "./deposit-queue.machine.ts"
import type { DepositEvent } from "./deposit-queue.ts"

const nobody = Layer.merge(
  Layer.succeed(Cashier, {
    open: () => Effect.never,
    read: () => Effect.never,
    cancel: () => Effect.never,
    waiting: Effect.never,
  }),
  browserThatRemembersErrands().layer,
)
const machine = makeDepositQueue(ManagedRuntime.make(nobody), { newKey: () => "key-1", now: () => 0 })

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

/** What the machine tells itself: an answer that came, a time that is over. */
const inner = (type: string, output?: unknown) => ({ type, output }) as DepositEvent

const answers = (asked: string): ReadonlyArray<readonly [string, DepositEvent]> => [
  ...depositStatuses.map((status): readonly [string, DepositEvent] => [
    status,
    inner(`xstate.done.actor.${asked}`, Result.succeed({ ...deposit, status })),
  ]),
  asked === "creating"
    ? ["refused", inner(`xstate.done.actor.${asked}`, Result.fail(new DepositRefused({ reason: "allTaken" })))]
    : ["no such deposit", inner(`xstate.done.actor.${asked}`, Result.fail(new NoSuchDeposit()))],
  ["unauthorized", inner(`xstate.done.actor.${asked}`, Result.fail(new Unauthorized()))],
  ["unreachable", inner(`xstate.done.actor.${asked}`, Result.fail(new Unreachable({})))],
]

const events = new Map<string, DepositEvent>([
  ["recalled: nothing", inner("xstate.done.actor.recalling", Result.succeed(undefined))],
  ["recalled: an intent", inner("xstate.done.actor.recalling", Result.succeed(intent))],
  ["method.chosen", { type: "method.chosen", offer: usualOffers[0]! }],
  ["method.reopened", { type: "method.reopened" }],
  ["amount 500", { type: "form.submitted", form: { method: "fast", amount: "500" } }],
  ["amount 19", { type: "form.submitted", form: { method: "fast", amount: "19" } }],
  ["deposit.left", { type: "deposit.left" }],
  ["another.requested", { type: "another.requested" }],
  ["transfer.made", { type: "transfer.made" }],
  ["cash.changed", { type: "cash.changed" }],
  ["cancel.requested", { type: "cancel.requested" }],
  ["connection.restored", { type: "connection.restored" }],
  ["look", inner("xstate.after.look.deposit.waiting")],
  ["retry", inner("xstate.after.retry.deposit.lostConnection")],
  ...["creating", "checking", "cancelling"].flatMap((asked) =>
    answers(asked).map(([answer, event]): [string, DepositEvent] => [`${asked}: ${answer}`, event]),
  ),
])

type Snapshot = ReturnType<(typeof machine)["getInitialSnapshot"]>
const place = ({ value, context }: Snapshot) => {
  if (value === "lostConnection" && context.id === undefined && context.offer === undefined)
    return "lostConnection (unconfirmed, without a form)"
  if (value === "creating" && context.offer === undefined) return "creating (without a form)"
  return value === "lostConnection" && context.id === undefined ? "lostConnection (unconfirmed)" : value
}

const reached = (input: { readonly id?: string }) =>
  getShortestPaths(machine, {
    input,
    events: [...events.values()],
    serializeState: (state) => `${place(state)} ${state.context.intent === undefined}`,
  }).map(({ state }) => state)

const moves = (states: ReadonlyArray<Snapshot>) => {
  const table: Record<string, Record<string, string>> = {}
  for (const state of states)
    for (const [name, event] of events) {
      const [next] = transition(machine, state, event)
      if (place(next) !== place(state)) (table[place(state)] ??= {})[name] = place(next)
    }
  return table
}

const answered = (asked: string) => ({
  [`${asked}: WAITING`]: "waiting",
  [`${asked}: MATCHED`]: "credited",
  [`${asked}: EXPIRED`]: "expired",
  [`${asked}: CANCELLED`]: "cancelled",
  [`${asked}: MISMATCH`]: "mismatch",
  [`${asked}: unauthorized`]: "disowned",
})

test("a deposit goes exactly these ways, and every other event leaves it where it is", () => {
  expect(moves(reached({}))).toEqual({
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
  })
})

test("every condition can be reached, from a new deposit and from one that a reload brought back", () => {
  const all = Object.keys(machine.states).filter((state) => state !== "sorting")
  expect(new Set(reached({}).map(({ value }) => value))).toEqual(new Set(all))
  expect(new Set(reached({ id: "D-1" }).map(({ value }) => value))).toEqual(
    new Set(all.filter((state) => state !== "recalling")),
  )
})

test("wherever a deposit is asked for, there is one intent with one key; wherever one is followed, there is its id", () => {
  for (const state of [...reached({}), ...reached({ id: "D-1" })]) {
    const { intent, id } = state.context
    if (state.value === "creating" || (state.value === "lostConnection" && id === undefined))
      expect(intent).toEqual({
        key: "key-1",
        errand: { kind: "deposit", request: { method: "fast", bankId: undefined, amount: 50_000 } },
        madeAt: 0,
        sentAt: 0,
      })
    if (["waiting", "checking", "cancelling", "lostConnection"].includes(place(state)))
      expect([id, intent]).toEqual(["D-1", undefined])
  }
})
