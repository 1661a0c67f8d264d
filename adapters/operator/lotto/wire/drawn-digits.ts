import * as v from "valibot"
import { digits } from "../../wire/values.ts"

/** Digits that were drawn, as a text or a number; a number has lost the noughts before it. */
/* @__NO_SIDE_EFFECTS__ */
export const drawnDigits = (length: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((drawn) => (typeof drawn === "number" ? String(drawn).padStart(length, "0") : drawn)),
    digits(length),
  )
