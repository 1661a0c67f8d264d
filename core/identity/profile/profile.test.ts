import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { anyLetter } from "../../testing/any-hostile.ts"
import { phoneNumberChange, profileChange } from "./profile.ts"

const known = { avatar: "moon.png", email: "somchai@example.com", lineId: "somchai.jd", name: "สมชาย ใจดี" }

test.each([
  [{ name: "สมชาย ใจงาม" }, { name: "สมชาย ใจงาม" }],
  [{ name: "  สมชาย   ใจงาม " }, { name: "สมชาย ใจงาม" }],
  [{ ...known, email: " somchai@fakham.example " }, { email: "somchai@fakham.example" }],
  [{ lineId: "" }, { lineId: "" }],
  [
    { avatar: "star.png", lineId: "jd" },
    { avatar: "star.png", lineId: "jd" },
  ],
])("of %j this is sent: %j", (typed, change) => {
  expect(profileChange(known, typed)).toEqual(Result.succeed(change))
})

test.each([[{}], [known], [{ name: " สมชาย ใจดี " }]])("there is nothing to send of %j", (typed) => {
  expect(profileChange(known, typed)).toEqual(Result.fail("nothingGiven"))
})

test.each([
  [{ email: "" }, { email: "required", name: undefined }],
  [{ email: "somchai@example" }, { email: "invalid", name: undefined }],
  [{ name: "ส" }, { email: undefined, name: "tooShort" }],
  [
    { name: "ส".repeat(31), email: "x" },
    { email: "invalid", name: "tooLong" },
  ],
])("%j cannot be sent: %j", (typed, faults) => {
  expect(profileChange(known, typed)).toEqual(Result.fail(faults))
})

test("who has no email address can still change their name", () => {
  const typed = { email: "", name: "สมชาย ใจงาม" }
  expect(profileChange({ ...known, email: "" }, typed)).toEqual(Result.succeed({ name: "สมชาย ใจงาม" }))
})

test.each([
  ["", Result.fail("nothingGiven")],
  ["   ", Result.fail("nothingGiven")],
  ["081-000-0042", Result.fail("nothingGiven")],
  ["--", Result.fail("invalid")],
  ["12", Result.fail("invalid")],
  ["081 222 4471", Result.succeed("0812224471")],
])("a phone number typed as %j over 0810000042 is %j", (typed, change) => {
  expect(phoneNumberChange("0810000042", typed)).toEqual(change)
})

test("any typed text is answered, and what was sent once is nothing new", () => {
  const text = fc.oneof(fc.string({ unit: anyLetter }), fc.constantFrom("somchai@fakham.example", "สมชาย  ใจงาม"))
  const typed = fc.record({ avatar: text, email: text, lineId: text, name: text }, { requiredKeys: [] })
  fc.assert(
    fc.property(typed, (given) => {
      const change = profileChange(known, given)
      if (Result.isFailure(change)) return
      expect(profileChange({ ...known, ...change.success }, given)).toEqual(Result.fail("nothingGiven"))
    }),
  )
})
