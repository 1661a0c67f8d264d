import { Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { roundThatIs } from "../../lotto/testing/round-that-is.ts"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { CancelRefused, NoSuchPoy } from "../placed/poy-archive.port.ts"
import { operatorThatKeepsAPoy, somchaisPoy } from "../testing/operator-that-keeps-a-poy.ts"
import { makeCancelling } from "./cancelling.machine.ts"
import { cancelOfASlip } from "./testing/cancel-of-a-slip.ts"

const layer = Layer.mergeAll(operatorThatKeepsAPoy().layer, browserThatRemembers().layer, phoneOnTheMove().layer)
const machine = makeCancelling(ManagedRuntime.make(layer), {
  ...roundThatIs(),
  newKey: () => "key-1",
  now: () => somchaisPoy.placedAt,
  isTimeKnown: () => true,
  steadyNow: () => somchaisPoy.placedAt,
})
const read = (known: unknown) => inner("xstate.done.actor.loading", known)
const recalled = (unfinished: unknown) => inner("xstate.done.actor.0.cancelling.recalling", Result.succeed(unfinished))
const cancelled = { ...somchaisPoy, status: "cancelled", paid: somchaisPoy.stake } as const
const ended = (outcome: object) =>
  inner("xstate.done.actor.operation", { ...outcome, intent: cancelOfASlip, isEarlier: false })

const table = ways(machine, {
  input: { id: somchaisPoy.id },
  events: {
    "read: waiting": read(somchaisPoy),
    "read: won": read({ ...somchaisPoy, status: "won" }),
    "read: closed": read({ ...somchaisPoy, closesAt: somchaisPoy.placedAt }),
    "read: cancelled": read(cancelled),
    "read: no such slip": read("none"),
    "read: unauthorized": read(undefined),
    "recalled: unfinished": recalled(cancelOfASlip),
    "recalled: nothing": recalled(undefined),
    "operation: done": ended({ _tag: "Done", receipt: cancelled }),
    "operation: refused": ended({ _tag: "Refused", refusal: new CancelRefused({ reason: "tooLate" }) }),
    "operation: no such slip": ended({ _tag: "Refused", refusal: new NoSuchPoy() }),
    "operation: unauthorized": ended({ _tag: "Unauthorized" }),
    "operation: left": ended({ _tag: "Left" }),
    "operation: given up": ended({ _tag: "GivenUp" }),
    "cancel.confirmed": { type: "cancel.confirmed" },
    "cancel.left": { type: "cancel.left" },
    "result.announced": { type: "result.announced" },
    settled: inner("xstate.after.settling.cancelling.settling"),
  },
  apart: allKnown,
})

test("a slip is cancelled exactly these ways, and every other event leaves it where it is", () => {
  expect(table).toEqual({
    loading: {
      "read: waiting": "recalling",
      "read: won": "recalling",
      "read: closed": "recalling",
      "read: cancelled": "recalling",
      "read: no such slip": "missing",
      "read: unauthorized": "unauthorized",
      "cancel.left": "left",
    },
    recalling: {
      "recalled: unfinished": "cancelling",
      "recalled: nothing": "cancelled or confirming or refused or settled",
      "cancel.left": "left",
    },
    confirming: { "cancel.confirmed": "cancelling", "result.announced": "settling", "cancel.left": "left" },
    cancelling: {
      "operation: done": "cancelled",
      "operation: refused": "loading",
      "operation: no such slip": "loading",
      "operation: unauthorized": "unauthorized",
      "operation: left": "left",
      "operation: given up": "left",
    },
    refused: { "result.announced": "settling", "cancel.left": "left" },
    settling: { settled: "loading", "cancel.left": "left" },
    settled: { "cancel.left": "left" },
    missing: { "cancel.left": "left" },
    cancelled: {},
    unauthorized: {},
    left: {},
  })
})
