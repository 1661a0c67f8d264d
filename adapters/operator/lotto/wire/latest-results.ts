import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { rows } from "../../wire/rows.ts"
import { digits, Id, text, wireNothing } from "../../wire/values.ts"

/** What a draw gave, as far as every group has it. */
const latest = v.object({
  betGroup: v.string(),
  betType: text,
  betId: v.fallback(Id, ""),
  betName: text,
  /** The date the draw is named by. */
  dt: v.pipe(v.string(), v.isoDate()),
  top3: digits(3),
  top2: v.fallback(digits(2), "--"),
  bottom2: v.fallback(digits(2), "--"),
})
export const betListResultsLatest = call(
  "chosen",
  "GET",
  "/poy-api/bet-list-results.latest",
  wireNothing,
  rows(latest),
  "no-cache",
)
