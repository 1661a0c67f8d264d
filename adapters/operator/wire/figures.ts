import * as v from "valibot"

/** A number, or a text of one. */
export const figure = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => (value === "" ? Number.NaN : Number(value))),
  v.number(),
)
