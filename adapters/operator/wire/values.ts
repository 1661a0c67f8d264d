import * as v from "valibot"

/** What a call says or asks that carries nothing. */
export const wireNothing = v.optional(v.unknown())

/** A text; empty where there is none. */
export const text = v.fallback(v.nullish(v.string(), ""), "")

/** Operators number their things, or name them; behind the wire an id is a text. */
export const Id = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(128)), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
)

/* @__NO_SIDE_EFFECTS__ */
export const digits = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{${length}}$`)))
