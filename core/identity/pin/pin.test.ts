import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { anyLetter } from "../../testing/any-hostile.ts"
import { confirmedPin, givenPin, metPinRules, newPin, pinLength } from "./pin.ts"

test("a PIN has eight to thirty characters", () => {
  expect(pinLength).toEqual({ fewest: 8, most: 30 })
})

test.each([
  "Duean69#x",
  "aA1#bcde",
  "Abcdefgh1!Abcdefgh1!Abcdefgh1!",
  "ค่ำคืน aA1#",
  " Aa1~bcd",
  "aA1#bbbb",
  "Passage69#",
  "Testament1!",
  "AbcX1234!",
])("%j can be chosen", (pin) => {
  expect(newPin(pin, "somchai88")).toEqual(Result.succeed(pin))
})

test.each([
  ["", "required", "it is missing"],
  ["aA1#bcd", "tooShort", "it has seven characters"],
  ["aA1#", "tooShort", "length comes before the pattern"],
  ["Abcdefgh1!Abcdefgh1!Abcdefgh1!x", "tooLong", "it has 31 characters"],
  ["a".repeat(31), "tooLong", "length comes before the pattern"],
  ["duean69#x", "invalid", "it has no uppercase letter"],
  ["DUEAN69#X", "invalid", "it has no lowercase letter"],
  ["Dueannn#x", "invalid", "it has no digit"],
  ["Duean69xx", "invalid", "it has no special character"],
  ["Duean69 x", "invalid", "a space is no special character"],
  ["Duean69คx", "invalid", "a Thai letter is no special character"],
  ["Éuean69#x", "invalid", "only English letters are uppercase letters"],
  ["Duean๖๙#x", "invalid", "only 0 to 9 are digits"],
  ["aA1#aA1#", "tooWeak", "it has four different characters"],
  ["Somchai88#", "tooWeak", "it is the username with decorations"],
  ["#1SOMCHAI88a", "tooWeak", "capitals do not hide the username"],
  ["Password1!", "tooWeak", "guessers try it first"],
  ["P@$$w0rd2569", "tooWeak", "signs for letters do not hide a common word"],
  ["Qwerty@123", "tooWeak", "it runs along the keyboard"],
  ["1qaz@WSX", "tooWeak", "it runs down the keyboard"],
  ["Aa123456!", "tooWeak", "it is one letter and a count"],
  ["Abc!1234", "tooWeak", "it is the alphabet and a count"],
  ["Admin@2026", "tooWeak", "it is a common word and a year"],
  ["#Thailand1", "tooWeak", "it is a common word in signs"],
  ["P@ss2569#", "tooWeak", "the common word may be cut short"],
  ["Qwert@123", "tooWeak", "the run along the keyboard may be short"],
  ["Qwerty_2569", "tooWeak", "a low line is a sign around a common word too"],
  ["_Qwerty2569", "tooWeak", "and before it"],
  ["]Qwerty2569", "tooWeak", "so is a bracket before it"],
  ["Qwerty2569]", "tooWeak", "and one after it"],
  ["Asdf@1234", "tooWeak", "it runs along the second row"],
  ["Asdfgh@1234", "tooWeak", "it runs on along the second row"],
  ["Zxcv@1234", "tooWeak", "it runs along the third row"],
  ["Zxcvb@1234", "tooWeak", "it runs on along the third row"],
  ["Zxcvbn@1234", "tooWeak", "it runs further along the third row"],
  ["Zxcvbnm@1234", "tooWeak", "it runs to the end of the third row"],
  ["Thai@25691", "tooWeak", "the country may be cut short"],
])("%j cannot be chosen (%s): %s", (pin, fault) => {
  expect(newPin(pin, "somchai88")).toEqual(Result.fail(fault))
})

test.each(["Somchai88#", "Username88#", "Undefined88#", "Mutated88#"])(
  "without a username only the PIN itself is weighed: %s",
  (pin) => {
    expect(newPin(pin)).toEqual(Result.succeed(pin))
  },
)

test.each([
  ["", []],
  ["a", ["lowercase"]],
  ["A", ["uppercase"]],
  ["7", ["digit"]],
  ["#", ["special"]],
  ["abcdefgh", ["length", "lowercase"]],
  ["Aa1#", ["uppercase", "lowercase", "digit", "special"]],
  ["Duean69#x", ["length", "uppercase", "lowercase", "digit", "special"]],
  [`Aa1#${"x".repeat(27)}`, ["uppercase", "lowercase", "digit", "special"]],
  ["ก".repeat(8), ["length"]],
])("typing %j lights the stars %j", (pin, rules) => {
  expect(metPinRules(pin)).toEqual(rules)
})

test("every special character of an English keyboard counts as one", () => {
  for (const special of "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~") expect(metPinRules(special)).toEqual(["special"])
})

test("the second time has to be given and has to be the same", () => {
  expect(confirmedPin("Duean69#x", "Duean69#x")).toEqual(Result.succeed("Duean69#x"))
  expect(confirmedPin("Duean69#x", "")).toEqual(Result.fail("confirmationRequired"))
  expect(confirmedPin("Duean69#x", "duean69#x")).toEqual(Result.fail("mismatch"))
  expect(confirmedPin("Duean69#x", "Duean69#x ")).toEqual(Result.fail("mismatch"))
})

test("at login an empty PIN is asked for, and any other is left to the operator", () => {
  expect(givenPin("")).toEqual(Result.fail("pinRequired"))
  expect(givenPin("old")).toEqual(Result.succeed("old"))
})

test("any text is answered, and what can be chosen meets every rule that players are told", () => {
  const typed = fc.string({ unit: fc.constantFrom(..."abcABC123#!? ก".split("")), maxLength: 34 })
  fc.assert(
    fc.property(fc.oneof(typed, fc.string({ unit: anyLetter, maxLength: 40 })), typed, (pin, userName) => {
      const chosen = Result.isSuccess(newPin(pin, userName))
      const meetsEachRule =
        Array.from(pin).length >= 8 &&
        Array.from(pin).length <= 30 &&
        [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9\s]/].every((rule) => rule.test(pin))
      expect(!chosen || meetsEachRule).toBe(true)
      expect(metPinRules(pin).length === 5 || !chosen).toBe(true)
    }),
  )
})
