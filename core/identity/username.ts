import { Result } from "effect"

export type UsernameFault = "required" | "malformed"

const shape = /^[a-z0-9]{6,}$/
const fiveInARow = /(.)\1{4}/
const sameFirstFour = /^(.)\1{3}/

/** Of a player who has one already, whatever the rules were when it was given: the operator knows it or does not. */
export const givenUsername = (text: string): Result.Result<string, "required"> =>
  text === "" ? Result.fail("required") : Result.succeed(text)

/** A username that a newcomer may take: lowercase letters and digits, six or more, no long runs. */
export const username = (text: string): Result.Result<string, UsernameFault> =>
  text === ""
    ? Result.fail("required")
    : !shape.test(text) || fiveInARow.test(text) || sameFirstFour.test(text)
      ? Result.fail("malformed")
      : Result.succeed(text)
