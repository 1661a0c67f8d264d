import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { anyLetter } from "../testing/any-hostile.ts"
import { nameLength, personName } from "./person-name.ts"

test("a first name has two to thirty characters, and so has a last name", () => {
  expect(nameLength).toEqual({ fewest: 2, most: 30 })
})

test.each([
  ["สมชาย", "สมชาย"],
  ["ใจ", "ใจ"],
  ["Li", "Li"],
  ["  สมชาย ณ อยุธยา ", "สมชาย ณ อยุธยา"],
  [`${"x".repeat(30)} ${"y".repeat(30)}`, `${"x".repeat(30)} ${"y".repeat(30)}`],
  ["Mary \t  Ann", "Mary Ann"],
  ["𐍈𐍈", "𐍈𐍈"],
  ["សុ\u200bភា", "សុ\u200bភា"],
  ["x".repeat(30), "x".repeat(30)],
])("%j is the name %j", (text, name) => {
  expect(personName(text)).toEqual(Result.succeed(name))
})

test.each([
  ["", "tooShort"],
  ["\n \t", "tooShort"],
  ["ก", "tooShort"],
  ["𐍈", "tooShort"],
  [" x ", "tooShort"],
  ["ก ใจดี", "tooShort"],
  ["สมชาย ใ", "tooShort"],
  ["x".repeat(31), "tooLong"],
  [`${"x".repeat(31)} ใจดี`, "tooLong"],
  [`สมชาย ${"y".repeat(31)}`, "tooLong"],
  ["สม\u0007ชาย", "unprintable"],
  ["\u001b[2J", "unprintable"],
  ["Mary\u0000Ann", "unprintable"],
  ["moc.elpmaxe\u202e", "unprintable"],
  ["Mary\u2066Ann", "unprintable"],
])("%j is no name: %s", (text, fault) => {
  expect(personName(text)).toEqual(Result.fail(fault))
})

test("any text is answered, and each part of a name has two to thirty characters without stray spaces", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter, maxLength: 60 }), (text) => {
      const name = Result.getOrElse(personName(text), () => "ok")
      expect(name).toMatch(/^[^ ]{2,30}(?: .{2,30})?$/u)
      expect(name).not.toMatch(/^\s|\s$|\s\s|\p{Cc}/u)
    }),
  )
})
