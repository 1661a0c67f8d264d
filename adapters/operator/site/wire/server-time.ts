import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { wireNothing } from "../../wire/values.ts"

export const serverTime = call(
  "chosen",
  "GET",
  "/api/server-time",
  wireNothing,
  v.object({ now: v.pipe(v.string(), v.isoTimestamp()) }),
)
