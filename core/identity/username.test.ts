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
  ["abcde", "has fewer than six characters", "length"],
  ["aaaa", "has fewer than six characters, alike at that", "length"],
  ["Somchai88", "has a capital letter", "letters"],
  ["somchai 88", "has a space", "letters"],
  ["สมชาย1234", "has other letters than English ones", "letters"],
  ["aaaa2569", "begins with four equal characters", "fourAlike"],
  ["ab11111c", "repeats a character more than four times in a row", "fourAlike"],
  ["somchai88\n", "ends in a line break", "letters"],
] as const)("%s is refused: it %s", (text, _, fault) => {
  expect(username(text)).toEqual(Result.fail(fault))
})

test("four equal characters in a row are still allowed after the beginning", () => {
  expect(username("ab1111c")).toEqual(Result.succeed("ab1111c"))
})
