import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { nothing } from "../../wire/values.ts"

export const serverTime = call(
  "chosen",
  "GET",
  "/api/server-time",
  nothing,
  v.object({ now: v.pipe(v.string(), v.isoTimestamp()) }),
)
