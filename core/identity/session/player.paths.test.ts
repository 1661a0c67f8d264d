import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { inner, ways } from "../../testing/ways.ts"
import { operatorThatKnowsSomchai, somchaisRecord } from "../testing/somchai.ts"
import { makePlayer } from "./player.machine.ts"

const read = (answer: unknown) => inner("xstate.done.actor.loading", answer)
const counted = (answer: unknown) => inner("xstate.done.actor.loadingBalance", answer)

const table = ways(makePlayer(ManagedRuntime.make(operatorThatKnowsSomchai().layer)), {
  events: {
    invalidated: { type: "balance.invalidated" },
    announced: { type: "cash.changed", cash: baht(7) },
    found: { type: "feed.found" },
    lost: { type: "feed.lost" },
    "profile changed": { type: "profile.changed", change: { name: "สมชาย ใจงาม" } },
    "retry requested": { type: "retry.requested" },
    read: read(Result.succeed(somchaisRecord)),
    "not read, unauthorized": read(Result.fail(new Unauthorized())),
    "not read, unreachable": read(Result.fail(new Unreachable({}))),
    counted: counted(Result.succeed(baht(99))),
    "not counted, unauthorized": counted(Result.fail(new Unauthorized())),
    "not counted, unreachable": counted(Result.fail(new Unreachable({}))),
    gathered: inner("xstate.after.throttle.player.throttled"),
    "time for a poll": inner("xstate.after.pollEvery.player.loaded"),
    "time for another try": inner("xstate.after.pollEvery.player.balanceFailed"),
  },
  place: ({ state, context: { feed } }) => `${state}${feed === "lost" ? ", deaf" : ""}`,
})

test("a player becomes known exactly these ways, and every other event leaves them where they are", () => {
  const invalidated = { invalidated: "loadingBalance", found: "loadingBalance", lost: "loadingBalance, deaf" }
  const invalidatedDeaf = { invalidated: "loadingBalance, deaf", found: "loadingBalance" }
  expect(table).toEqual({
    loading: {
      lost: "loading, deaf",
      read: "loaded",
      "not read, unauthorized": "unauthorized",
      "not read, unreachable": "failed",
    },
    loaded: { ...invalidated, announced: "throttled" },
    throttled: { invalidated: "loadingBalance", lost: "throttled, deaf", gathered: "loadingBalance" },
    loadingBalance: {
      lost: "loadingBalance, deaf",
      counted: "loaded",
      "not counted, unauthorized": "unauthorized",
      "not counted, unreachable": "balanceFailed",
    },
    balanceFailed: {
      invalidated: "loadingBalance",
      found: "loadingBalance",
      lost: "balanceFailed, deaf",
      "time for another try": "loadingBalance",
    },
    failed: { lost: "failed, deaf", "retry requested": "loading" },
    unauthorized: {},
    "loading, deaf": {
      found: "loading",
      read: "loaded, deaf",
      "not read, unauthorized": "unauthorized, deaf",
      "not read, unreachable": "failed, deaf",
    },
    "loaded, deaf": {
      ...invalidatedDeaf,
      lost: "loadingBalance, deaf",
      announced: "throttled, deaf",
      "time for a poll": "loadingBalance, deaf",
    },
    "throttled, deaf": { invalidated: "loadingBalance, deaf", found: "throttled", gathered: "loadingBalance, deaf" },
    "loadingBalance, deaf": {
      found: "loadingBalance",
      counted: "loaded, deaf",
      "not counted, unauthorized": "unauthorized, deaf",
      "not counted, unreachable": "balanceFailed, deaf",
    },
    "balanceFailed, deaf": { ...invalidatedDeaf, "time for another try": "loadingBalance, deaf" },
    "failed, deaf": { found: "failed", "retry requested": "loading, deaf" },
    "unauthorized, deaf": {},
  })
})
