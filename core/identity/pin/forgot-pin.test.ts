import { Redacted, Result } from "effect"
import { expect, test } from "vitest"
import { Unreachable } from "../../operator/failures.ts"
import { codeIsAlive, codeSent, type ForgotPin, formNoted, pinAnswered, pinForgotten, resetOf } from "./forgot-pin.ts"
import { otpTerms } from "./otp.ts"
import { OtpExpired, OtpWrong, type PinResetFailure } from "./pin-keeper.port.ts"

const missedOnce: ForgotPin = { ...pinForgotten, sent: { reference: "R1", sentAt: 0, missed: 1 } }

test.each<[string, PinResetFailure, number]>([
  ["the operator says that two tries are left", new OtpWrong({ triesLeft: 2 }), 1],
  ["the operator says that none is left", new OtpWrong({ triesLeft: 0 }), 3],
  ["the operator says that more are left than there were", new OtpWrong({ triesLeft: 7 }), 0],
  ["the operator does not say", new OtpWrong({ triesLeft: undefined }), 2],
  ["the code is dead", new OtpExpired(), 3],
  ["nobody answers", new Unreachable({}), 1],
])("when %s, the misses of a code missed once are counted rightly", (_, failure, missed) => {
  expect(pinAnswered(missedOnce, Result.fail(failure)).sent?.missed).toBe(missed)
})

test("a code is never missed more often than it can be", () => {
  const missedOut: ForgotPin = { ...pinForgotten, sent: { reference: "R1", sentAt: 0, missed: 3 } }
  expect(pinAnswered(missedOut, Result.fail(new OtpWrong({ triesLeft: undefined }))).sent?.missed).toBe(3)
})

test("a player who has forgotten the PIN begins with an empty form, and nothing is in doubt", () => {
  expect(pinForgotten).toEqual({
    userName: "",
    phoneNumber: "",
    faults: {},
    sent: undefined,
    isInDoubt: false,
    failure: undefined,
  })
})

test("a code stays good for the same player and phone, and not for another phone", () => {
  const known: ForgotPin = { ...missedOnce, userName: "somchai88", phoneNumber: "0812345678" }
  const account = { type: "account.submitted", userName: "somchai88", phoneNumber: "0812345678" } as const
  expect(formNoted(known, account).sent).toEqual(missedOnce.sent)
  expect(formNoted(known, { ...account, phoneNumber: "0812345679" }).sent).toBeUndefined()
  expect(formNoted(known, { ...account, userName: "somsri99" }).sent).toBeUndefined()
})

test("a code is alive until its very end", () => {
  const terms = { ...otpTerms, validFor: 60_000 }
  expect(codeIsAlive(missedOnce, 59_999, terms)).toBe(true)
  expect(codeIsAlive(missedOnce, 60_000, terms)).toBe(false)
  expect(codeIsAlive(pinForgotten, 0, terms)).toBe(false)
})

test("a code is alive until its last try is missed", () => {
  const missed = (times: number): ForgotPin => ({
    ...pinForgotten,
    sent: { reference: "R1", sentAt: 0, missed: times },
  })
  expect(codeIsAlive(missed(2), 0)).toBe(true)
  expect(codeIsAlive(missed(3), 0)).toBe(false)
})

test("a code that is sent has not been missed, and the new PIN names it", () => {
  const { sent } = codeSent("R9", 5_000)
  expect(sent).toEqual({ reference: "R9", sentAt: 5_000, missed: 0 })
  const form = { code: "123 456", pin: "Fah2569#a", confirmation: "Fah2569#a" }
  expect(Redacted.value(resetOf({ ...pinForgotten, sent }, form))).toMatchObject({ code: "123456", reference: "R9" })
})

test("a yes ends every doubt", () => {
  const undecided: ForgotPin = { ...missedOnce, isInDoubt: true }
  expect(pinAnswered(undecided, Result.succeed(undefined))).toEqual({
    failure: undefined,
    isInDoubt: false,
    sent: missedOnce.sent,
  })
})
