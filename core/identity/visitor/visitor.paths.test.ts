import { Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { Unreachable } from "../../operator/failures.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { browserThatKnowsItsVisitor, serviceThatRecognises } from "./testing/visitors.ts"
import { makeVisitor } from "./visitor.machine.ts"

const now = () => 100_000_000
const layer = Layer.merge(browserThatKnowsItsVisitor(now).layer, serviceThatRecognises().layer)
const fresh = { visitorId: "visitor-1", userId: undefined, fetchedAt: 99_000_000 }
const recalled = (visitor: object | undefined) =>
  inner("xstate.done.actor.recalling", Result.succeed({ guestId: "guest-1", visitor }))
const done = (answer: unknown) => inner("xstate.done.actor.recognising", answer)

const table = ways(makeVisitor(ManagedRuntime.make(layer), { now, newGuestId: () => "guest-1" }), {
  input: { userId: undefined },
  events: {
    "a player comes": { type: "user.changed", userId: "uuid-of-somchai" },
    "nobody was remembered": recalled(undefined),
    "a guest was remembered": recalled(fresh),
    "the memory is broken": inner("xstate.done.actor.recalling", Result.fail(new Unreachable({ cause: "a fault" }))),
    recognised: done(Result.succeed(fresh)),
    "recognised without an id": done(Result.succeed(undefined)),
    unreachable: done(Result.fail(new Unreachable({}))),
    "the service is broken": done(Result.fail(new Unreachable({ cause: "a fault" }))),
    "six hours over": inner("xstate.after.believed.visitor.recognised"),
    "time to try again": inner("xstate.after.retryEvery.visitor.unrecognised"),
  },
  apart: allKnown,
})

test("a visitor is recognised exactly these ways, and every other event leaves it where it is", () => {
  expect(table).toEqual({
    recalling: {
      "nobody was remembered": "recognising",
      // A guest's identity is not the player's who came since.
      "a guest was remembered": "recognised or recognising",
      "the memory is broken": "unrecognised",
    },
    recognising: {
      "a player comes": "recalling",
      recognised: "recognised",
      "recognised without an id": "unrecognised",
      unreachable: "unrecognised",
      "the service is broken": "unrecognised",
    },
    recognised: { "a player comes": "recalling", "six hours over": "recognising" },
    unrecognised: { "a player comes": "recalling", "time to try again": "recalling" },
  })
})
