import * as v from "valibot"

export const wireCount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A number in a query, where everything travels as text. */
/* @__NO_SIDE_EFFECTS__ */
export const numberInQuery = (most: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger(), v.minValue(1), v.maxValue(most))

/** A text that a player wrote, of a length that a person writes. */
/* @__NO_SIDE_EFFECTS__ */
export const typedText = (most: number) => v.pipe(v.string(), v.maxLength(most))
