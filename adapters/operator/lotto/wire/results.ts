import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { LooseDay, Moment, WireDay } from "../../wire/moments.ts"
import { rows } from "../../wire/rows.ts"
import { Id, text } from "../../wire/values.ts"
import { drawnDigits } from "./drawn-digits.ts"
import { WireDrawn } from "./round-calls.ts"

const sixDigits = v.fallback(rows(drawnDigits(6)), [])
export const WireGovPrizes = v.object({
  first: v.fallback(drawnDigits(6), "------"),
  second: sixDigits,
  third: sixDigits,
  fourth: sixDigits,
  fifth: sixDigits,
  front3: v.fallback(rows(drawnDigits(3)), []),
  back3: v.fallback(rows(drawnDigits(3)), []),
  bottom2: v.fallback(drawnDigits(2), "--"),
})

/** How a round ended: `result` is nothing for one that is void. */
export const BetListResult = v.object({
  betId: Id,
  betGroup: v.string(),
  betType: text,
  betName: text,
  dt: maybe(LooseDay),
  realResultTime: maybe(Moment),
  cancelled: flag(),
  result: maybe(WireDrawn),
  prizes: maybe(WireGovPrizes),
})
export const betListResults = call(
  "given",
  "GET",
  "/poy-api/bet-list-results",
  v.object({ betId: Id, resultDate: WireDay }),
  v.nullish(BetListResult),
  "no-cache",
)
export const betListResultsHistory = call(
  "chosen",
  "GET",
  "/poy-api/bet-list-results.history",
  v.object({ betGroup: v.string(), betType: v.optional(v.string()), dt: v.optional(WireDay) }),
  rows(BetListResult),
  "no-cache",
)
