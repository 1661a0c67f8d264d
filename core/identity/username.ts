import { Result } from "effect"

/** What is missing, or which part of the rule is broken. */
export type UsernameFault = "required" | "letters" | "length" | "fourAlike"

const letters = /^[a-z0-9]+$/
const fewest = 6
const fiveInARow = /(.)\1{4}/
const sameFirstFour = /^(.)\1{3}/

/** Of a player who has one already, whatever the rules were when it was given: the operator knows it or does not. */
export const givenUsername = (text: string): Result.Result<string, "required"> =>
  text === "" ? Result.fail("required") : Result.succeed(text)

/** A username that a newcomer may take: lowercase letters and digits, six or more, no long runs. */
export const username = (text: string): Result.Result<string, UsernameFault> => {
  if (text === "") return Result.fail("required")
  if (!letters.test(text)) return Result.fail("letters")
  if (text.length < fewest) return Result.fail("length")
  return fiveInARow.test(text) || sameFirstFour.test(text) ? Result.fail("fourAlike") : Result.succeed(text)
}
