import { Result } from "effect"
import { expect, test } from "vitest"
import { username } from "./username.ts"

test.each(["somchai88", "malee2569", "abcdef", "aaab11", "a11111z".slice(0, 5) + "zz", "999a99"])(
  "%s is a username",
  (text) => {
    expect(username(text)).toEqual(Result.succeed(text))
  },
)

test("an empty username is asked for", () => {
  expect(username("")).toEqual(Result.fail("required"))
})

test.each([
  ["abcde", "has fewer than six characters"],
  ["Somchai88", "has a capital letter"],
  ["somchai 88", "has a space"],
  ["สมชาย1234", "has other letters than English ones"],
  ["aaaa2569", "begins with four equal characters"],
  ["ab11111c", "repeats a character more than four times in a row"],
  ["somchai88\n", "ends in a line break"],
])("%s is refused: it %s", (text) => {
  expect(username(text)).toEqual(Result.fail("malformed"))
})

test("four equal characters in a row are still allowed after the beginning", () => {
  expect(username("ab1111c")).toEqual(Result.succeed("ab1111c"))
})
