import { type Satang, satangOfBaht } from "@fakham/core"
import { Result } from "effect"
import * as v from "valibot"

/** What a call says or asks that carries nothing. */
export const nothing = v.optional(v.unknown())

type Sum = v.GenericSchema<number | string, Satang>
/* @__NO_SIDE_EFFECTS__ */
const sum = (written: (value: number | string) => number | string): Sum =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.rawTransform(({ dataset, addIssue, NEVER }): Satang => {
      const satang = satangOfBaht(written(dataset.value))
      if (Result.isSuccess(satang)) return satang.success
      addIssue({ message: satang.failure })
      return NEVER
    }),
  )

/** Baht with at most two decimals, as they are asked for; satang behind it. */
export const Baht = sum((value) => value)

/** What stands behind the second decimal is cut: nobody has less than a satang. */
export const hundredths = (value: number | string): string => String(value).replace(/(\.\d\d)\d+$/, "$1")

/** Baht as an operator tells them, with as many decimals as it likes; satang behind it. */
export const Amount = sum(hundredths)

/** A text; empty where there is none. */
export const text = v.fallback(v.nullish(v.string(), ""), "")

/** Operators number their things, or name them; behind the wire an id is a text. */
export const Id = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(128)), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
)

/* @__NO_SIDE_EFFECTS__ */
export const digits = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{${length}}$`)))

/** Digits that were drawn, as a text or a number; a number has lost the noughts before it. */
/* @__NO_SIDE_EFFECTS__ */
export const drawnDigits = (length: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((drawn) => (typeof drawn === "number" ? String(drawn).padStart(length, "0") : drawn)),
    digits(length),
  )
