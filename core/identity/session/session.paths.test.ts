import { Layer, ManagedRuntime, Option, Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { UndecodableToken } from "../session.ts"
import { browserThatHolds, operatorThatKnowsSomchai, somchaisSession } from "../testing/somchai.ts"
import { makeSession } from "./session.machine.ts"

const layer = Layer.merge(operatorThatKnowsSomchai().layer, browserThatHolds("nothing").layer)
const recalled = (answer: unknown) => inner("xstate.done.actor.recalling", answer)

const table = ways(makeSession(ManagedRuntime.make(layer)), {
  events: {
    "nothing remembered": recalled(Result.succeed(Option.none())),
    "a session remembered": recalled(Result.succeed(Option.some(somchaisSession))),
    "garbage remembered": recalled(Result.fail(new UndecodableToken())),
    "logged in": inner("xstate.done.actor.login", somchaisSession),
    remembered: inner("xstate.done.actor.entering", Result.succeed(undefined)),
    "player unauthorized": inner("xstate.done.actor.player"),
    confirmed: inner("xstate.done.actor.confirming", Result.succeed(undefined)),
    "not confirmed, unauthorized": inner("xstate.done.actor.confirming", Result.fail(new Unauthorized())),
    "not confirmed, unreachable": inner("xstate.done.actor.confirming", Result.fail(new Unreachable({}))),
    forgotten: inner("xstate.done.actor.forgetting", Result.succeed(undefined)),
    "logout.requested": { type: "logout.requested" },
    "session.refused": { type: "session.refused" },
    "refusal.seen": { type: "refusal.seen" },
    "session.opened": { type: "session.opened", session: somchaisSession },
    "session.openedElsewhere": { type: "session.openedElsewhere", session: somchaisSession },
    "session.closedElsewhere": { type: "session.closedElsewhere" },
  },
  apart: allKnown,
})

test("a session goes exactly these ways, and every other event leaves it where it is", () => {
  expect(table).toEqual({
    recalling: {
      "nothing remembered": "guest",
      "a session remembered": "player",
      "garbage remembered": "forgetting",
      "session.openedElsewhere": "player",
    },
    guest: { "logged in": "entering", "session.opened": "entering", "session.openedElsewhere": "player" },
    entering: { remembered: "player" },
    player: {
      "logout.requested": "forgetting",
      "session.refused": "refused",
      "session.closedElsewhere": "guest",
      "player unauthorized": "refused",
      "not confirmed, unauthorized": "refused",
    },
    forgetting: { forgotten: "guest" },
    refused: { "refusal.seen": "guest", "session.openedElsewhere": "player" },
  })
})
