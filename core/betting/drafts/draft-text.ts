import { Result } from "effect"
import { satang } from "../../money/satang.ts"
import { isNumberOf, type Line } from "../../poy/line.ts"
import { isOption } from "../../poy/options/option.ts"
import { BrokenDraft, type Draft, type DraftOf } from "./drafts.port.ts"

/** The version of the format: a text of another version is dropped. */
const make = 1

type EncodedLine = ReadonlyArray<string | number>

/** A draft as a text that a browser can keep, its lines as `encode` writes them. */
export const textOf = <Content>(
  { id, version, by, lines }: DraftOf<Content>,
  encode: (line: Content) => EncodedLine,
): string => JSON.stringify([make, id, version, by, lines.map(encode)])

/** Parses a stored draft: one part that cannot be parsed makes it a `BrokenDraft`. */
export const draftOf = <Content>(
  text: string,
  lineOf: (written: unknown, at: number) => Content | undefined,
): Result.Result<DraftOf<Content>, BrokenDraft> =>
  Result.try({ try: (): unknown => JSON.parse(text), catch: () => new BrokenDraft() }).pipe(
    Result.flatMap((stored) => Result.fromNullishOr(read(stored, lineOf), () => new BrokenDraft())),
  )

const read = <Content>(stored: unknown, lineOf: (written: unknown, at: number) => Content | undefined) => {
  const [madeAs, id, version, by, written] = elementsOf(stored, 5)
  if (madeAs !== make || typeof id !== "string" || id === "" || typeof by !== "string") return undefined
  if (!isInteger(version) || version < 1 || !Array.isArray(written)) return undefined
  const lines = written.map(lineOf)
  return lines.every((line) => line !== undefined) ? { id, version, by, lines } : undefined
}

export const textOfDraft = (draft: Draft): string =>
  textOf(draft, ({ option, number, price, min, max, multiply, add }) => [
    option,
    number,
    price,
    min,
    max,
    multiply,
    add,
  ])

export const draftOfText = (text: string): Result.Result<Draft, BrokenDraft> => draftOf(text, lineOf)

const lineOf = (written: unknown, ref: number): Line | undefined => {
  const [option, number, price, min, max, multiply, add] = elementsOf(written, 7)
  if (typeof option !== "string" || !isOption(option) || typeof number !== "string") return undefined
  if (!isNumberOf({ option, number }) || !isInteger(price) || !isInteger(min) || !isInteger(max)) return undefined
  if (!isInteger(multiply) || multiply < 0 || !isInteger(add) || add < 1) return undefined
  if (min < 1 || price < min || max < price) return undefined
  return { option, number, ref, add, price: satang(price), min: satang(min), max: satang(max), multiply }
}

/** The elements of an array of this length; anything else has none. */
export const elementsOf = (value: unknown, count: number): ReadonlyArray<unknown> =>
  Array.isArray(value) && value.length === count ? value : []

export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)
