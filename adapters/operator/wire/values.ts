import { type Satang, satangOfBaht } from "@fakham/core"
import { Result } from "effect"
import * as v from "valibot"

/** What a call says or asks that carries nothing. */
export const nothing = v.optional(v.unknown())

const numberOrText = v.union([v.number(), v.string()])

/** Baht with at most two decimals on the wire, satang behind it. */
export const Baht: v.GenericSchema<number | string, Satang> = v.pipe(
  numberOrText,
  v.rawTransform(({ dataset, addIssue, NEVER }): Satang => {
    const satang = satangOfBaht(dataset.value)
    if (Result.isSuccess(satang)) return satang.success
    addIssue({ message: satang.failure })
    return NEVER
  }),
)

/** A text that may be missing or null on the wire, and is empty then. */
export const text = v.pipe(
  v.nullish(v.string(), ""),
  v.transform((written) => written ?? ""),
)

/** Operators number their things, or name them; behind the wire an id is a text. */
export const Id = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(128)), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
)

/* @__NO_SIDE_EFFECTS__ */
export const digits = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{${length}}$`)))
