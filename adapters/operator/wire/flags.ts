import * as v from "valibot"
import { maybe } from "./maybe.ts"

const said: Readonly<Record<string, boolean>> = { 1: true, true: true, 0: false, false: false }

/** Yes or no, however a server writes it. */
/* @__NO_SIDE_EFFECTS__ */
export const flag = (otherwise = false) =>
  v.fallback(
    v.pipe(
      v.nullish(v.union([v.boolean(), v.number(), v.string()]), otherwise),
      v.transform((told) => said[String(told)] ?? otherwise),
    ),
    otherwise,
  )

/** Yes or no where it is said. */
export const toldFlag = maybe(
  v.pipe(
    v.union([v.boolean(), v.number(), v.string()]),
    v.transform((told) => said[String(told)]),
    v.boolean(),
  ),
)
