import * as v from "valibot"
import { maybe } from "./maybe.ts"

const said: Readonly<Record<string, boolean>> = { 1: true, true: true, 0: false, false: false }

/** Yes or no, however a server writes it. */
/* @__NO_SIDE_EFFECTS__ */
export const flag = (fallback = false) =>
  v.fallback(
    v.pipe(
      v.nullish(v.union([v.boolean(), v.number(), v.string()]), fallback),
      v.transform((value) => said[String(value)] ?? fallback),
    ),
    fallback,
  )

/** Yes or no where it is said. */
export const maybeFlag = maybe(
  v.pipe(
    v.union([v.boolean(), v.number(), v.string()]),
    v.transform((value) => said[String(value)]),
    v.boolean(),
  ),
)
