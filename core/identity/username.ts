import { Result } from "effect"

export type UsernameFault = "required" | "malformed"

const shape = /^[a-z0-9]{6,}$/
const fiveInARow = /(.)\1{4}/
const sameFirstFour = /^(.)\1{3}/

/** A username the operator would accept: lowercase letters and digits, six or more, no long runs. */
export const username = (text: string): Result.Result<string, UsernameFault> =>
  text === ""
    ? Result.fail("required")
    : !shape.test(text) || fiveInARow.test(text) || sameFirstFour.test(text)
      ? Result.fail("malformed")
      : Result.succeed(text)
