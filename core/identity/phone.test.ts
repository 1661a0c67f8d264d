import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { maskedPhoneNumber, phoneNumber, shownPhoneNumber } from "./phone.ts"

test.each([
  ["0810000042", "0810000042"],
  ["061-000-0042", "0610000042"],
  [" 09 1000 0042 ", "0910000042"],
  ["+66810000042", "0810000042"],
  ["+66 081 000 0042", "0810000042"],
])("%s is the number %s", (text, digits) => {
  expect(phoneNumber(text)).toEqual(Result.succeed(digits))
})

test.each([
  ["", "required"],
  [" - ", "required"],
  ["081000004", "invalid"],
  ["08100000421", "invalid"],
  ["0210000042", "invalid"],
  ["0710000042", "invalid"],
  ["1810000042", "invalid"],
  ["+67810000042", "invalid"],
  ["08+661000042", "invalid"],
  ["08100000a2", "invalid"],
  ["๐๘๑๐๐๐๐๐๔๒", "invalid"],
])("%j is no phone number: %s", (text, fault) => {
  expect(phoneNumber(text)).toEqual(Result.fail(fault))
})

test("a number is shown in groups, and masked where it need not be read out", () => {
  expect(shownPhoneNumber("0811234471")).toBe("081-123-4471")
  expect(maskedPhoneNumber("0811234471")).toBe("081-xxx-4471")
  expect(shownPhoneNumber("none")).toBe("none")
  expect(maskedPhoneNumber("none")).toBe("")
})

test("a number that is shown can be read again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0[689][0-9]{8}$/), (digits) => {
      expect(phoneNumber(shownPhoneNumber(digits))).toEqual(Result.succeed(digits))
    }),
  )
})

test("hostile text is refused, never thrown at", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0689+-6 x๐\u200b".split("")) }), (text) => {
      expect(Result.getOrElse(phoneNumber(text), () => "0800000000")).toMatch(/^0[689]\d{8}$/)
    }),
  )
})

test("a phone number is ten digits and nothing before them, a plus only at its very beginning", () => {
  expect(phoneNumber("0812345678")).toEqual(Result.succeed("0812345678"))
  expect(phoneNumber("+66812345678")).toEqual(Result.succeed("0812345678"))
  expect(phoneNumber("10812345678")).toEqual(Result.fail("invalid"))
  expect(phoneNumber("x0812345678")).toEqual(Result.fail("invalid"))
})
