import * as v from "valibot"
import { maybe } from "./maybe.ts"
import { Seconds } from "./moments.ts"
import { Multiply } from "./rates.ts"
import { Baht } from "./values.ts"

const spot = { option: maybe(v.string()), number: v.string() }

/** The rates of now behind CHANGE; 0 is a closed number. */
export const ChangedRates = v.object({
  rates: v.array(v.object({ option: v.string(), number: v.string(), multiply: Multiply })),
})
/** What an option takes now, behind MINMAX; without a number for all of them. */
export const LimitsNow = v.object({
  limits: v.array(v.object({ option: v.string(), number: maybe(v.string()), min: Baht, max: Baht })),
})
/** How much numbers still take, behind MAXBETUSER and LIMIT_NUMBER. */
export const RoomLeft = v.object({ numbers: v.array(v.object({ ...spot, left: maybe(Baht) })) })
/** Behind CLOSE_NUMBER. */
export const ClosedNumbers = v.object({ numbers: v.array(v.object(spot)) })
/** Behind BALANCE_NOT_ENOUGH. */
export const BalanceLeft = v.object({ balance: maybe(Baht) })
/** Behind PLAY_LIMIT: what the limit still leaves, and on a break until when it runs. */
export const PlayLimitLeft = v.object({ left: maybe(Baht), until: maybe(Seconds) })
