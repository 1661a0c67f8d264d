import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../money/satang.ts"
import { Unauthorized, Unreachable } from "../site/operator.ts"
import { inner, waysThrough } from "../testing/identity/ways.ts"
import { operatorThatKnowsSomchai, somchaisRecord } from "../testing/index.ts"
import { makePlayer } from "./player.machine.ts"

const read = (answer: unknown) => inner("xstate.done.actor.loading", answer)
const counted = (answer: unknown) => inner("xstate.done.actor.recounting", answer)

const { ways, states } = waysThrough(makePlayer(ManagedRuntime.make(operatorThatKnowsSomchai().layer)), undefined, {
  "balance.doubted": { type: "balance.doubted" },
  "cash.changed": { type: "cash.changed", cash: baht(7) },
  "profile.changed": { type: "profile.changed", change: { name: "สมชาย ใจงาม" } },
  "retry.requested": { type: "retry.requested" },
  read: read(Result.succeed(somchaisRecord)),
  "not read, unauthorized": read(Result.fail(new Unauthorized())),
  "not read, unreachable": read(Result.fail(new Unreachable({}))),
  counted: counted(Result.succeed(baht(99))),
  "not counted, unauthorized": counted(Result.fail(new Unauthorized())),
  "not counted, unreachable": counted(Result.fail(new Unreachable({}))),
})

test("a player becomes known exactly these ways, and every other event leaves them where they are", () => {
  expect(ways).toEqual({
    loading: {
      read: "known",
      "not read, unauthorized": "disowned",
      "not read, unreachable": "unavailable",
    },
    known: { "balance.doubted": "recounting" },
    recounting: {
      "cash.changed": "known",
      counted: "known",
      "not counted, unauthorized": "disowned",
      "not counted, unreachable": "known",
    },
    unavailable: { "retry.requested": "loading" },
  })
})

test("every condition can be reached", () => {
  expect(states).toEqual(new Set(["loading", "known", "recounting", "unavailable", "disowned"]))
})
