import * as v from "valibot"
import { figure } from "./figures.ts"
import { maybe } from "./maybe.ts"

export const TokenPayload = v.object({ uuid: v.pipe(v.string(), v.minLength(1)), status: maybe(figure) })
