import * as v from "valibot"

/** A number, or a text of one. */
export const figure = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.finite(),
)

/** How many there are of something, as a number or a text of one. */
export const tally = v.pipe(figure, v.safeInteger(), v.minValue(0))

const yes: ReadonlySet<unknown> = new Set([true, 1, "1", "true"])
const said = v.union([v.boolean(), v.picklist([0, 1, "0", "1", "true", "false"])])

/** Yes or no, however a server writes it. */
/* @__NO_SIDE_EFFECTS__ */
export const flag = (otherwise = false) =>
  v.fallback(
    v.pipe(
      v.nullish(said, otherwise),
      v.transform((value) => yes.has(value)),
    ),
    otherwise,
  )
