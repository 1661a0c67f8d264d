import * as v from "valibot"
import { call } from "./call.ts"
import { text } from "./values.ts"

export const siteDetailsOne = call(
  "chosen",
  "GET",
  "/api/site-details.one",
  v.object({ host: v.string() }),
  v.object({ title: v.string(), description: text, siteVerification: text, gaID: text }),
)
