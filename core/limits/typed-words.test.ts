import fc from "fast-check"
import { expect, test } from "vitest"
import { isTyped } from "./typed-words.ts"

const words = fc.constantFrom("หยุดเล่น", "stop playing", "ឈប់លេង", "ရပ်နားမည်")
const unseen = fc.constantFrom("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", " ", "\u00a0")

test("words are typed also with spaces and characters that nobody sees anywhere in them", () => {
  fc.assert(
    fc.property(words, fc.array(fc.tuple(fc.nat(), unseen)), (asked, put) => {
      const typed = put.reduce<string>((text, [place, one]) => {
        const at = place % (text.length + 1)
        return text.slice(0, at) + one + text.slice(at)
      }, asked)
      expect(isTyped(typed, asked)).toBe(true)
    }),
  )
})

test.each([
  ["Stop Playing ", "stop playing", true],
  ["ឈប់\u200bលេង", "ឈប់លេង", true],
  ["ឈប់", "ឈប់លេង", false],
  ["", "stop playing", false],
  ["\u200b", "ဆက်ကစားမည်", false],
])("%j for %j is typed: %s", (typed, asked, is) => {
  expect(isTyped(typed, asked)).toBe(is)
})
