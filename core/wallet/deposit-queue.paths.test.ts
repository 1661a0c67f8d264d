import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { transition } from "xstate"
import { getShortestPaths } from "xstate/graph"
import { baht, satang } from "../money/satang.ts"
import { Unauthorized, Unreachable } from "../site/operator.ts"
import { Cashier, DepositRefused, NoSuchDeposit } from "./cashier.ts"
import { type Deposit, depositStatuses } from "./deposit.ts"
import { makeDepositQueue } from "./deposit-queue.machine.ts"
import type { DepositEvent } from "./deposit-queue.ts"

const nobody = Layer.succeed(Cashier, {
  open: () => Effect.never,
  read: () => Effect.never,
  cancel: () => Effect.never,
})
const machine = makeDepositQueue(ManagedRuntime.make(nobody), () => "key-1")

const deposit: Deposit = {
  id: "D-1",
  bankId: "bank-1",
  prepareAmount: satang(50_037),
  prepareIndex: 1,
  prepareTotal: 1,
  status: "WAITING",
  referTransferId: undefined,
  createdAt: 0,
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
  ["method.chosen", { type: "method.chosen", method: "fast", bankId: "bank-1" }],
  ["method.reopened", { type: "method.reopened" }],
  ["amount 500", { type: "amount.submitted", amount: "500" }],
  ["amount 19", { type: "amount.submitted", amount: "19" }],
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
const place = ({ value, context }: Snapshot) =>
  value === "lostConnection" && context.id === undefined ? "lostConnection (unconfirmed)" : value

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
    choosingMethod: { "method.chosen": "enteringAmount" },
    enteringAmount: { "method.reopened": "choosingMethod", "amount 500": "creating" },
    creating: {
      "deposit.left": "enteringAmount",
      ...answered("creating"),
      "creating: refused": "enteringAmount",
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
      "deposit.left": "enteringAmount",
    },
    lostConnection: { "connection.restored": "checking", retry: "checking" },
    credited: { "another.requested": "choosingMethod" },
    expired: { "another.requested": "choosingMethod" },
    cancelled: { "another.requested": "choosingMethod" },
    mismatch: { "another.requested": "choosingMethod", "cash.changed": "checking" },
  })
})

test("every condition can be reached, from a new deposit and from one that a reload brought back", () => {
  const all = Object.keys(machine.states).filter((state) => state !== "recalling" && state !== "sorting")
  for (const input of [{}, { id: "D-1" }]) {
    expect(new Set(reached(input).map(({ value }) => value))).toEqual(new Set(all))
  }
})

test("wherever a deposit is asked for, there is one intent with one key; wherever one is followed, there is its id", () => {
  for (const state of [...reached({}), ...reached({ id: "D-1" })]) {
    const { intent, id } = state.context
    if (place(state) === "creating" || place(state) === "lostConnection (unconfirmed)")
      expect(intent).toEqual({ request: { method: "fast", bankId: "bank-1", amount: baht(500) }, key: "key-1" })
    if (["waiting", "checking", "cancelling", "lostConnection"].includes(place(state))) {
      expect([id, intent]).toEqual(["D-1", undefined])
    }
  }
})
