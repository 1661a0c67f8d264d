import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { inner, ways } from "../../testing/ways.ts"
import { Refused } from "../refused.ts"
import { makeOpenSessions } from "./open-sessions.machine.ts"
import { operatorThatListsSessions } from "./testing/operator-that-lists-sessions.ts"

test("the list of sessions goes exactly these ways", () => {
  const done = (actor: string, answer: unknown) => inner(`xstate.done.actor.${actor}`, answer)
  const table = ways(makeOpenSessions(ManagedRuntime.make(operatorThatListsSessions([]).layer)), {
    events: {
      "end one": { type: "end.requested", which: { id: "7" } },
      retry: { type: "retry.requested" },
      restored: { type: "connection.restored" },
      answered: done("loading", Result.succeed([])),
      "not offered": done("loading", Result.fail(new NotOffered())),
      "loading: unauthorized": done("loading", Result.fail(new Unauthorized())),
      "loading: unreachable": done("loading", Result.fail(new Unreachable({}))),
      ended: done("ending", Result.succeed(undefined)),
      refused: done("ending", Result.fail(new Refused({}))),
      "ending: unauthorized": done("ending", Result.fail(new Unauthorized())),
      "ending: unreachable": done("ending", Result.fail(new Unreachable({}))),
    },
  })
  expect(table).toEqual({
    loading: {
      answered: "shown",
      "not offered": "notOffered",
      "loading: unauthorized": "unauthorized",
      "loading: unreachable": "failed",
    },
    shown: { "end one": "ending" },
    ending: {
      ended: "loading",
      refused: "refused",
      "ending: unauthorized": "unauthorized",
      "ending: unreachable": "failed",
    },
    refused: { "end one": "ending" },
    failed: { retry: "loading", restored: "loading" },
    notOffered: {},
    unauthorized: {},
  })
})
