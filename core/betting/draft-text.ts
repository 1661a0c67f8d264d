import { Result } from "effect"
import { satang } from "../money/satang.ts"
import { isNumberOf, type Line } from "../poy/line.ts"
import { isOption } from "../poy/option.ts"
import { BrokenDraft, type Draft, type DraftOf } from "./drafts.ts"

/** Texts of another make are not understood, and dropped. */
const make = 1

type Written = ReadonlyArray<string | number>

/** A draft as a text that a browser can keep, line by line as `written` says. */
export const textOf = <Content>(
  { id, version, by, lines }: DraftOf<Content>,
  written: (line: Content) => Written,
): string => JSON.stringify([make, id, version, by, lines.map(written)])

/** Reads what a browser kept; anything may stand there, and all of it makes sense or none of it counts. */
export const draftOf = <Content>(
  text: string,
  lineOf: (written: unknown, at: number) => Content | undefined,
): Result.Result<DraftOf<Content>, BrokenDraft> =>
  Result.try({ try: (): unknown => JSON.parse(text), catch: () => new BrokenDraft() }).pipe(
    Result.flatMap((kept) => Result.fromNullishOr(read(kept, lineOf), () => new BrokenDraft())),
  )

const read = <Content>(kept: unknown, lineOf: (written: unknown, at: number) => Content | undefined) => {
  const [madeAs, id, version, by, written] = partsOf(kept, 5)
  if (madeAs !== make || typeof id !== "string" || id === "" || typeof by !== "string") return undefined
  if (!isWhole(version) || version < 1 || !Array.isArray(written)) return undefined
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
  const [option, number, price, min, max, multiply, add] = partsOf(written, 7)
  if (typeof option !== "string" || !isOption(option) || typeof number !== "string") return undefined
  if (!isNumberOf({ option, number }) || !isWhole(price) || !isWhole(min) || !isWhole(max)) return undefined
  if (!isWhole(multiply) || multiply < 0 || !isWhole(add) || add < 1) return undefined
  if (min < 1 || price < min || max < price) return undefined
  return { option, number, ref, add, price: satang(price), min: satang(min), max: satang(max), multiply }
}

/** The parts of a list of so many, or of none. */
export const partsOf = (value: unknown, count: number): ReadonlyArray<unknown> =>
  Array.isArray(value) && value.length === count ? value : []

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
