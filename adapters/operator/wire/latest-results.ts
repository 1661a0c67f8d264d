import * as v from "valibot"
import { call } from "./call.ts"
import { DayTold } from "./moments.ts"
import { rows } from "./rows.ts"
import { drawnDigits, Id, nothing, text } from "./values.ts"

/** What a draw gave, as far as every group has it. */
const latest = v.object({
  betGroup: v.string(),
  betType: text,
  betId: Id,
  betName: text,
  /** The date the draw is named by. */
  dt: DayTold,
  top3: drawnDigits(3),
  top2: drawnDigits(2),
  bottom2: drawnDigits(2),
})
export const betListResultsLatest = call("chosen", "GET", "/poy-api/bet-list-results.latest", nothing, rows(latest))
