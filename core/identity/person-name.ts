import { Result } from "effect"

/** How long a first or a last name may be. */
export const nameLength = { fewest: 2, most: 30 } as const

export type PersonNameFault = "tooShort" | "tooLong" | "unprintable"

/** Control characters, and marks that turn around how the text after them is shown. */
const unprintable = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u

/** A first or last name in any script, with the spaces around and inside it put in order. */
export const personName = (text: string): Result.Result<string, PersonNameFault> => {
  const name = text.trim().replaceAll(/\s+/g, " ")
  const { length } = Array.from(name)
  if (unprintable.test(name)) return Result.fail("unprintable")
  if (length < nameLength.fewest) return Result.fail("tooShort")
  return length > nameLength.most ? Result.fail("tooLong") : Result.succeed(name)
}
