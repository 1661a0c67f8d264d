import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { Refused } from "../refused.ts"
import { referralOf } from "./referral.ts"
import { CaptchaFailed, PhoneTaken, UsernameTaken } from "./registrar.port.ts"
import { makeRegistration } from "./registration.machine.ts"
import { operatorThatRegisters } from "./testing/operator-that-registers.ts"

const machine = makeRegistration(ManagedRuntime.make(operatorThatRegisters().layer), {
  newKey: () => "key-1",
})
const referral = referralOf({ path: "/register", domain: "fakham.example", referUrl: "" })
const account = { userName: "malee2569", pin: "Duean69#x", confirmation: "Duean69#x" }
const details = { phoneNumber: "0810000042", isOfAge: true, consents: true }
const done = (answer: unknown) => inner("xstate.done.actor.registering", answer)

const named = (answer: unknown) => inner("xstate.done.actor.checkingUsername", answer)

const table = ways(machine, {
  input: { referral },
  events: {
    "a right account": { type: "account.submitted", ...account },
    "a wrong account": { type: "account.submitted", ...account, userName: "malee" },
    "account.reopened": { type: "account.reopened" },
    "a right form": { type: "newcomer.submitted", ...account, ...details },
    "a form with a wrong account": { type: "newcomer.submitted", ...account, ...details, confirmation: "other" },
    "a form with wrong details": { type: "newcomer.submitted", ...account, ...details, isOfAge: false },
    "retry with the PIN": { type: "retry.requested", pin: account.pin },
    "retry without a PIN": { type: "retry.requested", pin: "" },
    "name free": named(Result.succeed(false)),
    "name taken": named(Result.succeed(true)),
    "name not known": named(Result.fail(new Unreachable({}))),
    "no word of the name": inner("xstate.after.nameKnown.registration.checkingUsername"),
    "a session": done(Result.succeed({ token: "t", uuid: "u", limit: undefined })),
    "username taken": done(Result.fail(new UsernameTaken())),
    "phone taken": done(Result.fail(new PhoneTaken())),
    "captcha failed": done(Result.fail(new CaptchaFailed())),
    refused: done(Result.fail(new Refused({}))),
    unauthorized: done(Result.fail(new Unauthorized())),
    unreachable: done(Result.fail(new Unreachable({}))),
  },
  place: ({ state, context }) => (context.isInDoubt && state === "registering" ? "registering (in doubt)" : state),
  apart: allKnown,
})

test("a registration goes exactly these ways, and every other event leaves it where it is", () => {
  expect(table).toEqual({
    enteringAccount: { "a right account": "checkingUsername" },
    checkingUsername: {
      "name free": "enteringDetails",
      "name taken": "enteringAccount",
      "name not known": "enteringDetails",
      "no word of the name": "enteringDetails",
    },
    enteringDetails: {
      "account.reopened": "enteringAccount",
      "a right form": "registering",
      "a form with a wrong account": "enteringAccount",
    },
    registering: {
      "a session": "registered",
      "username taken": "enteringAccount",
      "phone taken": "enteringDetails",
      "captcha failed": "enteringDetails",
      refused: "enteringDetails",
      unauthorized: "enteringDetails",
      unreachable: "unknownOutcome",
    },
    unknownOutcome: {
      "retry with the PIN": "registering (in doubt)",
      // Only once the operator has refused this newcomer.
      "account.reopened": "enteringAccount or unknownOutcome",
    },
    "registering (in doubt)": {
      "a session": "registered",
      "username taken": "unknownOutcome",
      "phone taken": "unknownOutcome",
      "captcha failed": "unknownOutcome",
      refused: "unknownOutcome",
      unauthorized: "unknownOutcome",
      unreachable: "unknownOutcome",
    },
    registered: {},
  })
})
