import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { inner, ways } from "../../testing/ways.ts"
import { operatorThatKnowsSomchai, somchaisRecord } from "../testing/somchai.ts"
import { makePlayer } from "./player.machine.ts"

const read = (answer: unknown) => inner("xstate.done.actor.loading", answer)
const counted = (answer: unknown) => inner("xstate.done.actor.recounting", answer)

const table = ways(makePlayer(ManagedRuntime.make(operatorThatKnowsSomchai().layer)), {
  events: {
    doubted: { type: "balance.doubted" },
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
    gathered: inner("xstate.after.gathering.player.gathering"),
    "time for a poll": inner("xstate.after.pollEvery.player.known"),
    "time for another try": inner("xstate.after.pollEvery.player.uncounted"),
  },
  place: ({ state, context: { feed } }) => `${state}${feed === "lost" ? ", deaf" : ""}`,
})

test("a player becomes known exactly these ways, and every other event leaves them where they are", () => {
  const doubtful = { doubted: "recounting", found: "recounting", lost: "recounting, deaf" }
  const doubtfulDeaf = { doubted: "recounting, deaf", found: "recounting" }
  expect(table).toEqual({
    loading: {
      lost: "loading, deaf",
      read: "known",
      "not read, unauthorized": "unauthorized",
      "not read, unreachable": "unavailable",
    },
    known: { ...doubtful, announced: "gathering" },
    gathering: { doubted: "recounting", lost: "gathering, deaf", gathered: "recounting" },
    recounting: {
      lost: "recounting, deaf",
      counted: "known",
      "not counted, unauthorized": "unauthorized",
      "not counted, unreachable": "uncounted",
    },
    uncounted: {
      doubted: "recounting",
      found: "recounting",
      lost: "uncounted, deaf",
      "time for another try": "recounting",
    },
    unavailable: { lost: "unavailable, deaf", "retry requested": "loading" },
    unauthorized: {},
    "loading, deaf": {
      found: "loading",
      read: "known, deaf",
      "not read, unauthorized": "unauthorized, deaf",
      "not read, unreachable": "unavailable, deaf",
    },
    "known, deaf": {
      ...doubtfulDeaf,
      lost: "recounting, deaf",
      announced: "gathering, deaf",
      "time for a poll": "recounting, deaf",
    },
    "gathering, deaf": { doubted: "recounting, deaf", found: "gathering", gathered: "recounting, deaf" },
    "recounting, deaf": {
      found: "recounting",
      counted: "known, deaf",
      "not counted, unauthorized": "unauthorized, deaf",
      "not counted, unreachable": "uncounted, deaf",
    },
    "uncounted, deaf": { ...doubtfulDeaf, "time for another try": "recounting, deaf" },
    "unavailable, deaf": { found: "unavailable", "retry requested": "loading, deaf" },
    "unauthorized, deaf": {},
  })
})
