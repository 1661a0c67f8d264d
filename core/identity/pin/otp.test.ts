import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { checkedOtp, otpCode, otpResendIn, otpTerms, otpTimeLeft, otpTriesLeft } from "./otp.ts"

const sent = { code: "042917", sentAt: 1_000_000, missed: 0 }

test("a code has six digits, is good for five minutes, can be missed three times, and followed by another after one", () => {
  expect(otpTerms).toEqual({ digits: 6, validFor: 300_000, tries: 3, resendAfter: 60_000 })
})

test.each([
  ["042917", "042917"],
  [" 042 917 ", "042917"],
  ["042-917", "042917"],
])("%j is the code %s", (text, code) => {
  expect(otpCode(text)).toEqual(Result.succeed(code))
})

test.each([
  ["", "required"],
  ["   ", "required"],
  ["04291", "malformed"],
  ["0429170", "malformed"],
  ["04291a", "malformed"],
  ["๐๔๒๙๑๗", "malformed"],
])("%j is no code: %s", (text, fault) => {
  expect(otpCode(text)).toEqual(Result.fail(fault))
})

test("the right code opens for five minutes", () => {
  expect(checkedOtp(sent, "042917", 1_000_000)).toEqual(Result.succeed(undefined))
  expect(checkedOtp(sent, "042917", 1_299_999)).toEqual(Result.succeed(undefined))
  expect(checkedOtp(sent, "042917", 1_300_000)).toEqual(Result.fail("otpExpired"))
  expect([1_000_000, 1_060_000, 1_300_000, 9_000_000].map((now) => otpTimeLeft(sent, now))).toEqual([
    300_000, 240_000, 0, 0,
  ])
})

test("three misses use a code up: then even the right one no longer opens", () => {
  expect([0, 1, 2].map((missed) => checkedOtp({ ...sent, missed }, "000000", 1_000_001))).toEqual([
    Result.fail("otpWrong"),
    Result.fail("otpWrong"),
    Result.fail("otpWrong"),
  ])
  expect(checkedOtp({ ...sent, missed: 2 }, "042917", 1_000_001)).toEqual(Result.succeed(undefined))
  expect(checkedOtp({ ...sent, missed: 3 }, "042917", 1_000_001)).toEqual(Result.fail("otpExpired"))
  expect([0, 2, 3, 4].map((missed) => otpTriesLeft({ missed }))).toEqual([3, 1, 0, 0])
})

test("another code can be asked for a minute after the last", () => {
  expect([1_000_000, 1_059_999, 1_060_000, 9_000_000].map((now) => otpResendIn(sent, now))).toEqual([60_000, 1, 0, 0])
})

test("an operator may send other codes", () => {
  const terms = { digits: 4, validFor: 1_000, tries: 1, resendAfter: 500 }
  expect(otpCode("1234", terms)).toEqual(Result.succeed("1234"))
  expect(checkedOtp(sent, "042917", 1_001_000, terms)).toEqual(Result.fail("otpExpired"))
  expect(otpResendIn(sent, 1_000_100, terms)).toBe(400)
  expect(checkedOtp({ ...sent, missed: 1 }, "042917", 1_000_000, terms)).toEqual(Result.fail("otpExpired"))
})

test("hostile text is refused, never thrown at", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123 -๐".split("")) })), (text) => {
      expect(Result.getOrElse(otpCode(text), () => "000000")).toMatch(/^\d{6}$/)
    }),
  )
})
