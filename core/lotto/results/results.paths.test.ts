import { Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { lobbyOnCommand } from "../testing/lobby-on-command.ts"
import { operatorWithADayOfRounds } from "../testing/operator-with-a-day-of-rounds.ts"
import { makeLatestResult } from "./latest-result.machine.ts"
import type { ResultChoice, RoundResult } from "./past-result.ts"
import { makeResults } from "./result-list.machine.ts"

const now = () => 1_000_000
const { layer } = operatorWithADayOfRounds({ now, rounds: [] })
const runtime = ManagedRuntime.make(Layer.merge(layer, phoneOnTheMove().layer))
const lobby = lobbyOnCommand()

const result: RoundResult = {
  betId: "gov-2026-11-16",
  betGroup: "gov",
  betType: "gov",
  betName: "gov",
  dt: "2026-11-16",
  resultAt: 0,
  outcome: { type: "cancelled" },
  prizes: undefined,
}
const due: ResultChoice = { type: "day", betGroup: "gov", dt: "1969-12-30" }
const early: ResultChoice = { type: "day", betGroup: "gov", dt: "1970-01-02" }
const answer = (answered: unknown) => inner("xstate.done.actor.0.results.loading", answered)

test("results are looked up exactly these ways, and every other event leaves them where they are", () => {
  const table = ways(makeResults(runtime, { now, lobby: () => lobby }), {
    input: early,
    events: {
      "something due": { type: "result.chosen", choice: due },
      "something early": { type: "result.chosen", choice: early },
      "result.announced": { type: "result.announced" },
      "retry.requested": { type: "retry.requested" },
      "connection.restored": { type: "connection.restored" },
      "clock.corrected": { type: "clock.corrected" },
      results: answer(Result.succeed([result])),
      nothing: answer(Result.succeed([])),
      unauthorized: answer(Result.fail(new Unauthorized())),
      unreachable: answer(Result.fail(new Unreachable({}))),
      "5 s unreachable": inner("xstate.after.askEvery.results.failed"),
      "1 min shown": inner("xstate.after.refreshEvery.results.shown"),
      "1 min empty": inner("xstate.after.refreshEvery.results.empty"),
    },
    apart: allKnown,
  })
  const chosen = { "something due": "loading", "something early": "notYet" }
  expect(table).toEqual({
    notYet: { "something due": "loading", "result.announced": "loading" },
    loading: {
      "something early": "notYet",
      results: "shown",
      nothing: "empty",
      unauthorized: "unauthorized",
      unreachable: "failed",
    },
    shown: { ...chosen, "result.announced": "loading", "1 min shown": "loading or shown" },
    empty: { ...chosen, "result.announced": "loading", "1 min empty": "empty or loading" },
    failed: {
      ...chosen,
      "retry.requested": "loading",
      "connection.restored": "loading",
      "5 s unreachable": "loading",
    },
    unauthorized: {},
  })
})

test("the result that greets a visitor is known, or the sky stays empty", () => {
  const done = (output: unknown) => inner("xstate.done.actor.0.latestResult.loading", output)
  const table = ways(makeLatestResult(runtime), {
    events: {
      results: done(Result.succeed([])),
      unreachable: done(Result.fail(new Unreachable({}))),
    },
    apart: allKnown,
  })
  expect(table).toEqual({ loading: { results: "loaded", unreachable: "failed" }, loaded: {}, failed: {} })
})
