import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { inner, ways } from "../../testing/ways.ts"
import { makeBalance } from "./balance.machine.ts"
import { operatorThatKeepsCash } from "./testing/connection-and-cash.ts"

test("the balance goes exactly these ways", () => {
  const answer = (output: unknown) => inner("xstate.done.actor.0.balance.asking", output)
  const table = ways(makeBalance(ManagedRuntime.make(operatorThatKeepsCash(satang(0)).layer)), {
    input: "uuid-1",
    events: {
      announced: { type: "cash.changed", cash: baht(5) },
      doubted: { type: "balance.doubted" },
      found: { type: "feed.found" },
      lost: { type: "feed.lost" },
      counted: answer(Result.succeed(baht(7))),
      unreachable: answer(Result.fail(new Unreachable({}))),
      unauthorized: answer(Result.fail(new Unauthorized())),
      gathered: inner("xstate.after.gathering.balance.gathering"),
      "time for a poll": inner("xstate.after.pollEvery.balance.settled"),
      "time for another try": inner("xstate.after.pollEvery.balance.unanswered"),
    },
    place: ({ state, context: { feed } }) => `${state}${feed === "found" ? ", with feed" : ""}`,
  })
  const [poll, feed] = [{ doubted: "asking", found: "asking, with feed", lost: "asking" }, ", with feed"]
  const told = { ...poll, doubted: "asking, with feed" }
  expect(table).toEqual({
    asking: { found: "asking, with feed", counted: "settled", unauthorized: "unauthorized", unreachable: "unanswered" },
    gathering: { ...poll, gathered: "asking" },
    settled: { ...poll, announced: "gathering", "time for a poll": "asking" },
    unanswered: { ...poll, "time for another try": "asking" },
    unauthorized: {},
    [`asking${feed}`]: {
      lost: "asking",
      counted: "settled, with feed",
      unauthorized: "unauthorized, with feed",
      unreachable: "unanswered, with feed",
    },
    [`gathering${feed}`]: { ...told, gathered: "asking, with feed" },
    [`settled${feed}`]: { ...told, announced: "gathering, with feed" },
    [`unanswered${feed}`]: { ...told, "time for another try": "asking, with feed" },
    [`unauthorized${feed}`]: {},
  })
})
