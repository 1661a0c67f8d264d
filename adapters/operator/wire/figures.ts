import * as v from "valibot"

/** A number, or a text of one. */
export const figure = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((told) => (told === "" ? Number.NaN : Number(told))),
  v.number(),
)
