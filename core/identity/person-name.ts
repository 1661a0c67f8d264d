import { Result } from "effect"

/** How long a first or a last name may be. */
export const nameLength = { fewest: 2, most: 30 } as const

export type PersonNameFault = "tooShort" | "tooLong"

/** A first or last name in any script, with the spaces around and inside it put in order. */
export const personName = (text: string): Result.Result<string, PersonNameFault> => {
  const name = text.trim().replaceAll(/\s+/g, " ")
  const { length } = Array.from(name)
  if (length < nameLength.fewest) return Result.fail("tooShort")
  return length > nameLength.most ? Result.fail("tooLong") : Result.succeed(name)
}
