import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { text, wireNothing } from "../../wire/values.ts"

export const siteDetailsOne = call(
  "chosen",
  "GET",
  "/api/site-details.one",
  v.object({ host: v.string() }),
  v.object({ title: v.string(), description: text, siteVerification: text, gaID: text }),
)

export const serverTime = call(
  "chosen",
  "GET",
  "/api/server-time",
  wireNothing,
  v.object({ now: v.pipe(v.string(), v.isoTimestamp()) }),
)
