import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { Refused } from "../refused.ts"
import { makeForgotPin } from "./forgot-pin.machine.ts"
import { OtpExpired, OtpWrong, TooManyRequests } from "./pin-keeper.port.ts"
import { operatorThatKeepsPins } from "./testing/operator-that-keeps-pins.ts"

const now = () => 1_000_000
const { layer } = operatorThatKeepsPins({ userName: "", phoneNumber: "", pin: "" }, now)
const form = { code: "100001", pin: "Rung70#xy", confirmation: "Rung70#xy" }
const sent = (answer: unknown) => inner("xstate.done.actor.sendingCode", answer)
const replaced = (answer: unknown) => inner("xstate.done.actor.replacingPin", answer)

const waysWhen = (resendAfter: number) =>
  ways(
    makeForgotPin(ManagedRuntime.make(layer), {
      now,
      terms: { digits: 6, validFor: 300_000, tries: 3, resendAfter },
    }),
    {
      events: {
        "a right account": { type: "account.submitted", userName: "somchai88", phoneNumber: "0810000042" },
        "a wrong account": { type: "account.submitted", userName: "somchai88", phoneNumber: "12" },
        "account.reopened": { type: "account.reopened" },
        "a right code": { type: "code.submitted", code: "100001" },
        "half a code": { type: "code.submitted", code: "100" },
        "code.reopened": { type: "code.reopened" },
        "code.requested": { type: "code.requested" },
        "a right form": { type: "pin.submitted", ...form },
        "a form with half a code": { type: "pin.submitted", ...form, code: "100" },
        "a form with a weak PIN": { type: "pin.submitted", ...form, pin: "weak" },
        "code dies": inner("xstate.after.codeDies.forgotPin.enteringCode"),
        "code dies while the PIN is typed": inner("xstate.after.codeDies.forgotPin.enteringPin"),
        "sent R1": sent(Result.succeed("R1")),
        "not sent, too many": sent(Result.fail(new TooManyRequests({ retryInSeconds: 60 }))),
        "not sent, refused": sent(Result.fail(new Refused({}))),
        "not sent, unauthorized": sent(Result.fail(new Unauthorized())),
        "not sent, unreachable": sent(Result.fail(new Unreachable({}))),
        "PIN replaced": replaced(Result.succeed(undefined)),
        "code wrong": replaced(Result.fail(new OtpWrong({ triesLeft: 2 }))),
        "code wrong for the last time": replaced(Result.fail(new OtpWrong({ triesLeft: 0 }))),
        "code expired": replaced(Result.fail(new OtpExpired())),
        "PIN too many": replaced(Result.fail(new TooManyRequests({ retryInSeconds: undefined }))),
        "PIN refused": replaced(Result.fail(new Refused({}))),
        "PIN unauthorized": replaced(Result.fail(new Unauthorized())),
        "PIN unreachable": replaced(Result.fail(new Unreachable({}))),
      },
      place: ({ state, context }) =>
        (context.isInDoubt && state === "replacingPin") || (context.sent && state === "sendingCode")
          ? `${state} (again)`
          : state,
      apart: allKnown,
    },
  )

const shared = {
  sendingCode: {
    "account.reopened": "enteringAccount",
    "sent R1": "enteringCode",
    "not sent, too many": "enteringAccount",
    "not sent, refused": "enteringAccount",
    "not sent, unauthorized": "enteringAccount",
    "not sent, unreachable": "enteringAccount",
  },
  replacingPin: {
    "PIN replaced": "replaced",
    "code wrong": "enteringCode",
    "code wrong for the last time": "codeExpired",
    "code expired": "codeExpired",
    "PIN too many": "enteringPin",
    "PIN refused": "enteringPin",
    "PIN unauthorized": "enteringPin",
    "PIN unreachable": "unknownOutcome",
  },
  "replacingPin (again)": {
    "PIN replaced": "replaced",
    "code wrong": "unknownOutcome",
    "code wrong for the last time": "unknownOutcome",
    "code expired": "unknownOutcome",
    "PIN too many": "unknownOutcome",
    "PIN refused": "unknownOutcome",
    "PIN unauthorized": "unknownOutcome",
    "PIN unreachable": "unknownOutcome",
  },
  replaced: {},
}
const enteringCode = {
  "a right code": "enteringPin",
  "account.reopened": "enteringAccount",
  "code dies": "codeExpired",
}
const enteringPin = {
  "a right form": "replacingPin or replacingPin (again)",
  "a form with half a code": "enteringCode",
  "code.reopened": "enteringCode",
  "account.reopened": "enteringAccount",
  "code dies while the PIN is typed": "codeExpired",
}
const unknownOutcome = { "a right form": "replacingPin (again)", "account.reopened": "enteringAccount" }
const resending = { "code.requested": "sendingCode (again)" }

test("another PIN is found exactly these ways, and every other event leaves it where it is", () => {
  expect(waysWhen(0)).toEqual({
    ...shared,
    enteringAccount: { "a right account": "sendingCode or sendingCode (again)" },
    "sendingCode (again)": {
      "account.reopened": "enteringAccount",
      "sent R1": "enteringCode",
      // The code before is as good as it was.
      "not sent, too many": "codeExpired or enteringCode",
      "not sent, refused": "codeExpired or enteringCode",
      "not sent, unauthorized": "codeExpired or enteringCode",
      "not sent, unreachable": "codeExpired or enteringCode",
    },
    enteringCode: { ...enteringCode, ...resending },
    enteringPin: { ...enteringPin, ...resending },
    unknownOutcome: { ...unknownOutcome, ...resending },
    codeExpired: { "account.reopened": "enteringAccount", ...resending },
  })
})

test("while it is too soon for another code, the one that was sent is asked for and no other is requested", () => {
  expect(waysWhen(60_000)).toEqual({
    ...shared,
    // Another is requested for another account, or when the one that was sent is used up.
    enteringAccount: { "a right account": "enteringCode or sendingCode or sendingCode (again)" },
    "sendingCode (again)": {
      "account.reopened": "enteringAccount",
      "sent R1": "enteringCode",
      "not sent, too many": "codeExpired",
      "not sent, refused": "codeExpired",
      "not sent, unauthorized": "codeExpired",
      "not sent, unreachable": "codeExpired",
    },
    enteringCode,
    enteringPin,
    unknownOutcome,
    codeExpired: { "account.reopened": "enteringAccount" },
  })
})
