import { Result } from "effect"
import { satang } from "../money/satang.ts"
import { isNumberOf, type Line } from "../poy/line.ts"
import { isOption } from "../poy/option.ts"
import { BrokenDraft, type Draft, type DraftOf } from "./drafts.ts"

/** Texts of another make are not understood, and dropped. */
const make = 1

type Written = ReadonlyArray<string | number>

/** A draft as a text that a browser can keep, line by line as `written` says. */
export const textOf = <Line>({ id, version, by, lines }: DraftOf<Line>, written: (line: Line) => Written): string =>
  JSON.stringify([make, id, version, by, lines.map(written)])

/** Reads what a browser kept; anything may stand there, and all of it makes sense or none of it counts. */
export const draftOf = <Line>(
  text: string,
  lineOf: (written: unknown, at: number) => Line | undefined,
): Result.Result<DraftOf<Line>, BrokenDraft> =>
  Result.try({ try: (): unknown => JSON.parse(text), catch: () => new BrokenDraft() }).pipe(
    Result.flatMap((kept) => Result.fromNullishOr(read(kept, lineOf), () => new BrokenDraft())),
  )

const read = <Line>(kept: unknown, lineOf: (written: unknown, at: number) => Line | undefined) => {
  if (!Array.isArray(kept) || kept.length !== 5) return undefined
  const [madeAs, id, version, by, written]: ReadonlyArray<unknown> = kept
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
  if (!Array.isArray(written) || written.length !== 7) return undefined
  const [option, number, price, min, max, multiply, add]: ReadonlyArray<unknown> = written
  if (typeof option !== "string" || !isOption(option) || typeof number !== "string") return undefined
  if (!isNumberOf({ option, number }) || !isWhole(price) || !isWhole(min) || !isWhole(max)) return undefined
  if (!isWhole(multiply) || multiply < 0 || !isWhole(add) || add < 1) return undefined
  if (min < 1 || price < min || max < price) return undefined
  return { option, number, ref, add, price: satang(price), min: satang(min), max: satang(max), multiply }
}

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
