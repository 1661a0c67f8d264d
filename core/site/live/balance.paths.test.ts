import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { inner, ways } from "../../testing/ways.ts"
import { makeBalance } from "./balance.machine.ts"
import { operatorThatKeepsCash } from "./testing/connection-and-cash.ts"

test("the balance goes exactly these ways", () => {
  const answer = (output: unknown) => inner("xstate.done.actor.0.balance.loading", output)
  const table = ways(makeBalance(ManagedRuntime.make(operatorThatKeepsCash(satang(0)).layer)), {
    input: "uuid-1",
    events: {
      announced: { type: "cash.changed", cash: baht(5) },
      invalidated: { type: "balance.invalidated" },
      found: { type: "feed.found" },
      lost: { type: "feed.lost" },
      counted: answer(Result.succeed(baht(7))),
      unreachable: answer(Result.fail(new Unreachable({}))),
      unauthorized: answer(Result.fail(new Unauthorized())),
      gathered: inner("xstate.after.throttle.balance.throttled"),
      "time for a poll": inner("xstate.after.pollEvery.balance.settled"),
      "time for another try": inner("xstate.after.pollEvery.balance.failed"),
    },
    place: ({ state, context: { feed } }) => `${state}${feed === "found" ? ", with feed" : ""}`,
  })
  const [poll, feed] = [{ invalidated: "loading", found: "loading, with feed", lost: "loading" }, ", with feed"]
  const withFeed = { ...poll, invalidated: "loading, with feed" }
  expect(table).toEqual({
    loading: {
      found: "loading, with feed",
      counted: "settled",
      unauthorized: "unauthorized",
      unreachable: "failed",
    },
    throttled: { ...poll, gathered: "loading" },
    settled: { ...poll, announced: "throttled", "time for a poll": "loading" },
    failed: { ...poll, "time for another try": "loading" },
    unauthorized: {},
    [`loading${feed}`]: {
      lost: "loading",
      counted: "settled, with feed",
      unauthorized: "unauthorized, with feed",
      unreachable: "failed, with feed",
    },
    [`throttled${feed}`]: { ...withFeed, gathered: "loading, with feed" },
    [`settled${feed}`]: { ...withFeed, announced: "throttled, with feed" },
    [`failed${feed}`]: { ...withFeed, "time for another try": "loading, with feed" },
    [`unauthorized${feed}`]: {},
  })
})
