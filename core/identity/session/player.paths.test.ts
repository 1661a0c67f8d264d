import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { inner, ways } from "../../testing/ways.ts"
import { operatorThatKnowsSomchai, somchaisRecord } from "../testing/somchai.ts"
import { makePlayer } from "./player.machine.ts"

const read = (answer: unknown) => inner("xstate.done.actor.reading", answer)
const counted = (answer: unknown) => inner("xstate.done.actor.readingBalance", answer)

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
    "time for a poll": inner("xstate.after.pollEvery.player.known"),
    "time for another try": inner("xstate.after.pollEvery.player.balanceUnreachable"),
  },
  place: ({ state, context: { feed } }) => `${state}${feed === "lost" ? ", deaf" : ""}`,
})

test("a player becomes known exactly these ways, and every other event leaves them where they are", () => {
  const invalidated = { invalidated: "readingBalance", found: "readingBalance", lost: "readingBalance, deaf" }
  const invalidatedDeaf = { invalidated: "readingBalance, deaf", found: "readingBalance" }
  expect(table).toEqual({
    reading: {
      lost: "reading, deaf",
      read: "known",
      "not read, unauthorized": "unauthorized",
      "not read, unreachable": "unreachable",
    },
    known: { ...invalidated, announced: "throttled" },
    throttled: { invalidated: "readingBalance", lost: "throttled, deaf", gathered: "readingBalance" },
    readingBalance: {
      lost: "readingBalance, deaf",
      counted: "known",
      "not counted, unauthorized": "unauthorized",
      "not counted, unreachable": "balanceUnreachable",
    },
    balanceUnreachable: {
      invalidated: "readingBalance",
      found: "readingBalance",
      lost: "balanceUnreachable, deaf",
      "time for another try": "readingBalance",
    },
    unreachable: { lost: "unreachable, deaf", "retry requested": "reading" },
    unauthorized: {},
    "reading, deaf": {
      found: "reading",
      read: "known, deaf",
      "not read, unauthorized": "unauthorized, deaf",
      "not read, unreachable": "unreachable, deaf",
    },
    "known, deaf": {
      ...invalidatedDeaf,
      lost: "readingBalance, deaf",
      announced: "throttled, deaf",
      "time for a poll": "readingBalance, deaf",
    },
    "throttled, deaf": { invalidated: "readingBalance, deaf", found: "throttled", gathered: "readingBalance, deaf" },
    "readingBalance, deaf": {
      found: "readingBalance",
      counted: "known, deaf",
      "not counted, unauthorized": "unauthorized, deaf",
      "not counted, unreachable": "balanceUnreachable, deaf",
    },
    "balanceUnreachable, deaf": { ...invalidatedDeaf, "time for another try": "readingBalance, deaf" },
    "unreachable, deaf": { found: "unreachable", "retry requested": "reading, deaf" },
    "unauthorized, deaf": {},
  })
})
