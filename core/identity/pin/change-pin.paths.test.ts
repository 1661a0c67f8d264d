import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { AttemptsUsedUp } from "../login/identity.ts"
import { Refused } from "../refused.ts"
import { makeChangePin } from "./change-pin.machine.ts"
import { WrongPin } from "./pin-keeper.port.ts"
import { operatorThatKeepsPins } from "./testing/operator-that-keeps-pins.ts"

const { layer } = operatorThatKeepsPins({ userName: "", phoneNumber: "", pin: "" }, () => 0)
const form = { oldPin: "Duean69#x", pin: "Rung70#xy", confirmation: "Rung70#xy" }
const done = (answer: unknown) => inner("xstate.done.actor.changing", answer)

const table = ways(makeChangePin(ManagedRuntime.make(layer)), {
  input: { userName: "somchai88" },
  events: {
    "a right form": { type: "pin.submitted", ...form },
    "a wrong form": { type: "pin.submitted", ...form, confirmation: "other" },
    yes: done(Result.succeed(undefined)),
    "wrong PIN": done(Result.fail(new WrongPin({ attemptsLeft: 4 }))),
    "attempts used up": done(Result.fail(new AttemptsUsedUp({ unlocksInSeconds: 900 }))),
    refused: done(Result.fail(new Refused({}))),
    unauthorized: done(Result.fail(new Unauthorized())),
    unreachable: done(Result.fail(new Unreachable({}))),
  },
  place: ({ value, context }) => (context.isInDoubt && value === "changing" ? "changing (in doubt)" : value),
  apart: allKnown,
})

test("a PIN is changed exactly these ways, and every other event leaves it where it is", () => {
  expect(table).toEqual({
    editing: { "a right form": "changing" },
    changing: {
      yes: "changed",
      "wrong PIN": "editing",
      "attempts used up": "editing",
      refused: "editing",
      unauthorized: "unauthorized",
      unreachable: "unknownOutcome",
    },
    unknownOutcome: { "a right form": "changing (in doubt)" },
    "changing (in doubt)": {
      yes: "changed",
      "wrong PIN": "unknownOutcome",
      "attempts used up": "unknownOutcome",
      refused: "unknownOutcome",
      unauthorized: "unauthorized",
      unreachable: "unknownOutcome",
    },
    changed: {},
    unauthorized: {},
  })
})
