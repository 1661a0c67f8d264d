import { Result } from "effect"

/** How long a first name may be, and how long a last name. */
export const nameLength = { fewest: 2, most: 30 } as const

export type PersonNameFault = "tooShort" | "tooLong" | "unprintable"

/** Control characters, and marks that turn around how the text after them is shown. */
const unprintable = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u

/** A first name in any script, and a last name behind its space where there is one; spaces are put in order. */
export const personName = (text: string): Result.Result<string, PersonNameFault> => {
  const name = text.trim().replaceAll(/\s+/g, " ")
  if (unprintable.test(name)) return Result.fail("unprintable")
  const [, first = "", last] = /^([^ ]*)(?: (.*))?$/.exec(name) ?? []
  const lengths = [first, last].flatMap((part) => (part === undefined ? [] : [Array.from(part).length]))
  if (lengths.some((length) => length < nameLength.fewest)) return Result.fail("tooShort")
  return lengths.some((length) => length > nameLength.most) ? Result.fail("tooLong") : Result.succeed(name)
}
