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
const read = (answer: unknown) => inner("xstate.done.actor.0.aborting.reading", answer)
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
    "retry after unreachable": inner("xstate.after.retry.aborting.unreachable"),
    "retry after unanswered": inner("xstate.after.retry.aborting.unanswered"),
  },
  apart: allKnown,
})

test("a slip is cancelled exactly these ways, and every other event leaves it where it is", () => {
  expect(table).toEqual({
    reading: {
      "read: waiting": "confirming",
      "read: won": "refused",
      "read: aborted": "aborted",
      "read: no such slip": "missing",
      "read: unauthorized": "unauthorized",
      "read: unreachable": "unanswered or unreachable",
      "abort.left": "left",
    },
    confirming: { "abort.confirmed": "aborting", "result.heard": "settling", "abort.left": "left" },
    aborting: {
      "aborting: aborted": "aborted",
      "aborting: refused": "refused",
      "aborting: no such slip": "missing",
      "aborting: unauthorized": "unauthorized",
      "aborting: unreachable": "unanswered",
      "abort.left": "left",
    },
    unreachable: {
      "outcome.requested": "reading",
      "connection.restored": "reading",
      "retry after unreachable": "reading",
      "abort.left": "left",
    },
    unanswered: {
      "outcome.requested": "reading",
      "connection.restored": "reading",
      "retry after unanswered": "reading",
      "abort.left": "left",
    },
    refused: { "result.heard": "settling", "abort.left": "left" },
    settling: { settled: "reading", "abort.left": "left" },
    missing: { "abort.left": "left" },
    aborted: {},
    unauthorized: {},
    left: {},
  })
})
