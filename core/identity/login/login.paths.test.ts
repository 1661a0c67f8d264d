import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { operatorThatKnowsSomchai, somchaisCredentials, somchaisSession } from "../testing/somchai.ts"
import { AttemptsUsedUp, WrongCredentials } from "./identity.ts"
import { makeLogin } from "./login.machine.ts"

const done = (answer: unknown) => inner("xstate.done.actor.checkingPin", answer)

const table = ways(makeLogin(ManagedRuntime.make(operatorThatKnowsSomchai().layer)), {
  events: {
    "a username": { type: "username.submitted", userName: somchaisCredentials.userName },
    "no username": { type: "username.submitted", userName: "" },
    "username.reopened": { type: "username.reopened" },
    "a PIN": { type: "pin.submitted", pin: somchaisCredentials.pin },
    "no PIN": { type: "pin.submitted", pin: "" },
    "a session": done(Result.succeed(somchaisSession)),
    "wrong PIN": done(Result.fail(new WrongCredentials({ attemptsLeft: 4 }))),
    "locked for a while": done(Result.fail(new AttemptsUsedUp({ unlocksInSeconds: 900 }))),
    "locked for a month": done(Result.fail(new AttemptsUsedUp({ unlocksInSeconds: 2_592_000 }))),
    "locked until support unlocks": done(Result.fail(new AttemptsUsedUp({ unlocksInSeconds: undefined }))),
    unauthorized: done(Result.fail(new Unauthorized())),
    unreachable: done(Result.fail(new Unreachable({}))),
    "unlock time": inner("xstate.after.unlock.login.locked"),
  },
  apart: allKnown,
})

test("a login goes exactly these ways, and every other event leaves it where it is", () => {
  expect(table).toEqual({
    askingUsername: { "a username": "askingPin" },
    askingPin: { "username.reopened": "askingUsername", "a PIN": "checkingPin" },
    checkingPin: {
      "username.reopened": "askingUsername",
      "a session": "signedIn",
      "wrong PIN": "askingPin",
      "locked for a while": "locked",
      "locked for a month": "locked",
      "locked until support unlocks": "locked",
      unauthorized: "askingPin",
      unreachable: "askingPin",
    },
    // Only where the time is known and not further off than anybody waits.
    locked: { "username.reopened": "askingUsername", "unlock time": "askingPin or locked" },
    signedIn: {},
  })
})
