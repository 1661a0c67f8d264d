import * as v from "valibot"
import { figure } from "../../wire/figures.ts"
import { maybe } from "../../wire/maybe.ts"

export const TokenPayload = v.object({
  uuid: v.pipe(v.string(), v.minLength(1)),
  status: maybe(figure),
  /** Until when it holds, in unix seconds. */
  exp: maybe(figure),
})
