import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { AbortRefused, NoSuchPoy } from "../placed/placed-poys.ts"
import { operatorThatKeepsAPoy, somchaisPoy } from "../testing/operator-that-keeps-a-poy.ts"
import { makeAborting } from "./aborting.machine.ts"

const machine = makeAborting(ManagedRuntime.make(operatorThatKeepsAPoy().layer), {
  newKey: () => "key-1",
  now: () => somchaisPoy.placedAt,
})
const read = (answer: unknown) => inner("xstate.done.actor.0.aborting.asking", answer)
const done = (answer: unknown) => inner("xstate.done.actor.0.aborting.aborting", answer)
const aborted = Result.succeed({ ...somchaisPoy, status: "aborted", paid: somchaisPoy.stake })
const won = Result.succeed({ ...somchaisPoy, status: "won" })

const table = ways(machine, {
  input: { id: somchaisPoy.id },
  events: {
    "read: waiting": read(Result.succeed(somchaisPoy)),
    "read: won": read(won),
    "read: aborted": read(aborted),
    "read: no such slip": read(Result.fail(new NoSuchPoy())),
    "read: unauthorized": read(Result.fail(new Unauthorized())),
    "read: unreachable": read(Result.fail(new Unreachable({}))),
    "aborting: aborted": done(aborted),
    "aborting: refused": done(Result.fail(new AbortRefused({ reason: "tooLate" }))),
    "aborting: no such slip": done(Result.fail(new NoSuchPoy())),
    "aborting: unauthorized": done(Result.fail(new Unauthorized())),
    "aborting: unreachable": done(Result.fail(new Unreachable({}))),
    "abort.confirmed": { type: "abort.confirmed" },
    "abort.left": { type: "abort.left" },
    "result.heard": { type: "result.heard" },
    settled: inner("xstate.after.settling.aborting.settling"),
    "outcome.requested": { type: "outcome.requested" },
    "connection.restored": { type: "connection.restored" },
    retry: inner("xstate.after.retry.aborting.unknown"),
  },
  apart: allKnown,
})

test("a slip is cancelled exactly these ways, and every other event leaves it where it is", () => {
  expect(table).toEqual({
    asking: {
      "read: waiting": "confirming",
      "read: won": "refused",
      "read: aborted": "aborted",
      "read: no such slip": "missing",
      "read: unauthorized": "disowned",
      "read: unreachable": "unknown",
      "abort.left": "left",
    },
    confirming: { "abort.confirmed": "aborting", "result.heard": "settling", "abort.left": "left" },
    aborting: {
      "aborting: aborted": "aborted",
      "aborting: refused": "refused",
      "aborting: no such slip": "missing",
      "aborting: unauthorized": "disowned",
      "aborting: unreachable": "unknown",
      "abort.left": "left",
    },
    unknown: {
      "outcome.requested": "asking",
      "connection.restored": "asking",
      retry: "asking",
      "abort.left": "left",
    },
    refused: { "result.heard": "settling", "abort.left": "left" },
    settling: { settled: "asking", "abort.left": "left" },
    missing: { "abort.left": "left" },
    aborted: {},
    disowned: {},
    left: {},
  })
})
