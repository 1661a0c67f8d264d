import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized, Unreachable } from "../site/operator.ts"
import { operatorThatKeepsPins } from "../testing/identity/pins.ts"
import { inner, waysThrough } from "../testing/identity/ways.ts"
import { makeChangePin } from "./change-pin.machine.ts"
import { AttemptsUsedUp } from "./identity.ts"
import { WrongPin } from "./pin-keeper.ts"
import { Refused } from "./refused.ts"

const { layer } = operatorThatKeepsPins({ userName: "", phoneNumber: "", pin: "" }, () => 0)
const form = { oldPin: "Duean69#x", pin: "Rung70#xy", confirmation: "Rung70#xy" }
const told = (answer: unknown) => inner("xstate.done.actor.changing", answer)

const { ways, states } = waysThrough(
  makeChangePin(ManagedRuntime.make(layer)),
  { userName: "somchai88" },
  {
    "a right form": { type: "pin.submitted", ...form },
    "a wrong form": { type: "pin.submitted", ...form, confirmation: "other" },
    yes: told(Result.succeed(undefined)),
    "wrong PIN": told(Result.fail(new WrongPin({ attemptsLeft: 4 }))),
    "attempts used up": told(Result.fail(new AttemptsUsedUp({ unlocksInSeconds: 900 }))),
    refused: told(Result.fail(new Refused())),
    unauthorized: told(Result.fail(new Unauthorized())),
    unreachable: told(Result.fail(new Unreachable({}))),
  },
  ({ value, context }) => (context.isInDoubt && value === "changing" ? "changing (in doubt)" : String(value)),
)

test("a PIN is changed exactly these ways, and every other event leaves it where it is", () => {
  expect(ways).toEqual({
    editing: { "a right form": "changing" },
    changing: {
      yes: "changed",
      "wrong PIN": "editing",
      "attempts used up": "editing",
      refused: "editing",
      unauthorized: "disowned",
      unreachable: "unknownOutcome",
    },
    unknownOutcome: { "a right form": "changing (in doubt)" },
    "changing (in doubt)": {
      yes: "changed",
      "wrong PIN": "unknownOutcome",
      "attempts used up": "unknownOutcome",
      refused: "unknownOutcome",
      unauthorized: "disowned",
      unreachable: "unknownOutcome",
    },
  })
})

test("every condition can be reached", () => {
  expect(states).toEqual(new Set(["editing", "changing", "unknownOutcome", "changed", "disowned"]))
})
