import { Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { roundThatIs } from "../../lotto/testing/round-that-is.ts"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { AbortRefused, NoSuchPoy } from "../placed/placed-poys.ts"
import { operatorThatKeepsAPoy, somchaisPoy } from "../testing/operator-that-keeps-a-poy.ts"
import { makeAborting } from "./aborting.machine.ts"
import { abortOfASlip } from "./testing/abort-of-a-slip.ts"

const layer = Layer.mergeAll(operatorThatKeepsAPoy().layer, browserThatRemembers().layer, phoneOnTheMove().layer)
const machine = makeAborting(ManagedRuntime.make(layer), {
  ...roundThatIs(),
  newKey: () => "key-1",
  now: () => somchaisPoy.placedAt,
  isTimeKnown: () => true,
  steadyNow: () => somchaisPoy.placedAt,
})
const read = (known: unknown) => inner("xstate.done.actor.reading", known)
const recalled = (unfinished: unknown) => inner("xstate.done.actor.0.aborting.recalling", Result.succeed(unfinished))
const aborted = { ...somchaisPoy, status: "aborted", paid: somchaisPoy.stake } as const
const ended = (outcome: object) =>
  inner("xstate.done.actor.operation", { ...outcome, intent: abortOfASlip, isEarlier: false })

const table = ways(machine, {
  input: { id: somchaisPoy.id },
  events: {
    "read: waiting": read(somchaisPoy),
    "read: won": read({ ...somchaisPoy, status: "won" }),
    "read: closed": read({ ...somchaisPoy, closesAt: somchaisPoy.placedAt }),
    "read: aborted": read(aborted),
    "read: no such slip": read("none"),
    "read: unauthorized": read(undefined),
    "recalled: unfinished": recalled(abortOfASlip),
    "recalled: nothing": recalled(undefined),
    "operation: done": ended({ _tag: "Done", receipt: aborted }),
    "operation: refused": ended({ _tag: "Refused", refusal: new AbortRefused({ reason: "tooLate" }) }),
    "operation: no such slip": ended({ _tag: "Refused", refusal: new NoSuchPoy() }),
    "operation: unauthorized": ended({ _tag: "Unauthorized" }),
    "operation: left": ended({ _tag: "Left" }),
    "operation: given up": ended({ _tag: "GivenUp" }),
    "abort.confirmed": { type: "abort.confirmed" },
    "abort.left": { type: "abort.left" },
    "result.heard": { type: "result.heard" },
    settled: inner("xstate.after.settling.aborting.settling"),
  },
  apart: allKnown,
})

test("a slip is cancelled exactly these ways, and every other event leaves it where it is", () => {
  expect(table).toEqual({
    reading: {
      "read: waiting": "recalling",
      "read: won": "recalling",
      "read: closed": "recalling",
      "read: aborted": "recalling",
      "read: no such slip": "missing",
      "read: unauthorized": "unauthorized",
      "abort.left": "left",
    },
    recalling: {
      "recalled: unfinished": "aborting",
      "recalled: nothing": "aborted or confirming or refused or settled",
      "abort.left": "left",
    },
    confirming: { "abort.confirmed": "aborting", "result.heard": "settling", "abort.left": "left" },
    aborting: {
      "operation: done": "aborted",
      "operation: refused": "reading",
      "operation: no such slip": "reading",
      "operation: unauthorized": "unauthorized",
      "operation: left": "left",
      "operation: given up": "left",
    },
    refused: { "result.heard": "settling", "abort.left": "left" },
    settling: { settled: "reading", "abort.left": "left" },
    settled: { "abort.left": "left" },
    missing: { "abort.left": "left" },
    aborted: {},
    unauthorized: {},
    left: {},
  })
})
