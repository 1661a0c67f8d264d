import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { rows } from "../../wire/rows.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"

const numberSet = {
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
  options: v.array(v.string()),
  numbers: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,3}$/))), v.minLength(1), v.maxLength(1_000)),
}
/** A set as a player sends it. */
export const WireNumberSet = v.object({ id: Id, ...numberSet })
const SavedNumberSet = v.object({
  id: Id,
  name: text,
  options: v.fallback(rows(v.string()), []),
  numbers: v.fallback(rows(v.pipe(v.string(), v.regex(/^\d{1,3}$/))), []),
})
export const numberSetsAll = call("chosen", "GET", "/poy-api/number-sets.all", wireNothing, rows(SavedNumberSet))
export const numberSetsCreate = call(
  "chosen",
  "POST",
  "/poy-api/number-sets.create",
  v.object(numberSet),
  SavedNumberSet,
)
export const numberSetsUpdate = call("chosen", "POST", "/poy-api/number-sets.update", WireNumberSet, SavedNumberSet)
export const numberSetsDelete = call("chosen", "POST", "/poy-api/number-sets.delete", v.object({ id: Id }), wireNothing)
