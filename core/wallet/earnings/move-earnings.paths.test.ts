import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht, type Satang } from "../../money/satang.ts"
import type { OperationOutcome } from "../../operation/operation.ts"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { inner, reached, waysFrom } from "../../testing/ways.ts"
import { Affiliate, type AffiliateSummary, MoveRefused } from "./affiliate.ts"
import { makeMove } from "./move-earnings.machine.ts"
import type { Move } from "./move-earnings.operation.ts"

const nobody = Layer.mergeAll(
  Layer.succeed(Affiliate, { summary: () => Effect.never, move: () => Effect.never }),
  browserThatRemembers().layer,
  phoneOnTheMove().layer,
)
const machine = makeMove(ManagedRuntime.make(nobody), {
  newKey: () => "key-1",
  now: () => 100_000,
  isTimeKnown: () => true,
  steadyNow: () => 100_000,
})

const intent = {
  key: "key-0",
  purpose: "move",
  command: { kind: "move", amount: baht(184) },
  madeAt: 40_000,
  sentAt: 40_000,
  isByOperator: true,
} as const
const summary: AffiliateSummary = {
  afCash: baht(184),
  earned: baht(412),
  members: 12,
  membersThisMonth: 3,
  slug: "somchai88",
  moves: [],
}

const done = (actor: string, output: unknown) => inner(`xstate.done.actor.${actor}`, output)
const ended = (outcome: OperationOutcome<Move, Satang, MoveRefused>) => done("operation", outcome)
const earlier = { intent, isEarlier: true } as const

const events = {
  "recalled: nothing": done("recalling", Result.succeed(undefined)),
  "recalled: an intent": done("recalling", Result.succeed(intent)),
  read: done("loading", summary),
  "loading: unauthorized": done("loading", undefined),
  "loading: not offered": done("loading", "notOffered"),
  "amount 184": { type: "amount.submitted", amount: "184" },
  "amount 0.99": { type: "amount.submitted", amount: "0.99" },
  "amount 184.01": { type: "amount.submitted", amount: "184.01" },
  "amount.reopened": { type: "amount.reopened" },
  "move.confirmed": { type: "move.confirmed" },
  "another.requested": { type: "another.requested" },
  "operation: done": ended({ _tag: "Done", receipt: baht(0), ...earlier }),
  "operation: refused": ended({ _tag: "Refused", refusal: new MoveRefused({ reason: "afCashNotEnough" }), ...earlier }),
  "operation: unauthorized": ended({ _tag: "Unauthorized", ...earlier }),
  "operation: given up": ended({ _tag: "GivenUp", ...earlier }),
  "operation: left": ended({ _tag: "Left", ...earlier }),
} as const

const reachedStates = reached(machine, { events })

test("a move goes exactly these ways, and every other event leaves it where it is", () => {
  expect(waysFrom(machine, reachedStates, { events })).toEqual({
    recalling: { "recalled: nothing": "loading", "recalled: an intent": "moving" },
    loading: {
      read: "enteringAmount",
      "loading: unauthorized": "unauthorized",
      "loading: not offered": "notOffered",
    },
    enteringAmount: { "amount 184": "reviewing" },
    reviewing: { "amount.reopened": "enteringAmount", "move.confirmed": "moving" },
    moving: {
      "operation: done": "moved",
      "operation: refused": "refused",
      "operation: unauthorized": "unauthorized",
      "operation: given up": "loading",
      "operation: left": "loading",
    },
    refused: { "amount.reopened": "loading" },
    moved: { "another.requested": "loading" },
    notOffered: {},
    unauthorized: {},
  })
})

test("an operation is under way wherever earnings are being moved, and nowhere else", () => {
  for (const { state, snapshot } of reachedStates)
    expect([state, snapshot.children["operation"] !== undefined]).toEqual([state, state === "moving"])
})

test("what the player looks over is what they typed, and how a move ended is told with its amount", () => {
  for (const { state, context } of reachedStates) {
    if (state === "reviewing") expect(context.operation).toEqual({ command: { kind: "move", amount: 18_400 } })
    if (state === "moved")
      expect(context.outcome).toMatchObject({ receipt: 0, intent: { command: { amount: 18_400 } } })
    if (state === "refused") expect(context.outcome).toMatchObject({ refusal: { reason: "afCashNotEnough" } })
  }
})
