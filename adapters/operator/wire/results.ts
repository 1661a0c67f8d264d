import * as v from "valibot"
import { call } from "./call.ts"
import { maybe } from "./maybe.ts"
import { Day, Seconds } from "./moments.ts"
import { Drawn } from "./rounds.ts"
import { digits, Id } from "./values.ts"

const sixDigits = v.array(digits(6))
export const GovPrizes = v.object({
  first: digits(6),
  second: sixDigits,
  third: sixDigits,
  fourth: sixDigits,
  fifth: sixDigits,
  front3: v.array(digits(3)),
  back3: v.array(digits(3)),
  bottom2: digits(2),
})

/** How a round ended: `result` is nothing for one that is void. */
export const BetListResult = v.object({
  betId: Id,
  betGroup: v.string(),
  betType: v.string(),
  betName: v.string(),
  dt: Day,
  realResultTime: Seconds,
  cancelled: v.optional(v.boolean(), false),
  result: maybe(Drawn),
  prizes: maybe(GovPrizes),
})
export const betListResults = call(
  "given",
  "GET",
  "/poy-api/bet-list-results",
  v.object({ betId: Id, resultDate: Day }),
  v.nullish(BetListResult),
)
export const betListResultsHistory = call(
  "chosen",
  "GET",
  "/poy-api/bet-list-results.history",
  v.object({ betGroup: v.string(), betType: v.optional(v.string()), dt: v.optional(Day) }),
  v.array(BetListResult),
)
