import { Result } from "effect"
import { expect, test } from "vitest"
import { Unreachable } from "../site/operator.ts"
import { type ForgotPin, pinAnswered, pinForgotten } from "./forgot-pin.ts"
import { OtpExpired, OtpWrong, type PinResetFailure } from "./pin-keeper.ts"

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
