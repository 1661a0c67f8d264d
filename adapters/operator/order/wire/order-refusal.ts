import * as v from "valibot"
import { WireRate } from "../../betting/wire/rates.ts"
import { Amount } from "../../wire/baht.ts"
import { maybe } from "../../wire/maybe.ts"
import { Moment } from "../../wire/moments.ts"
import { rows } from "../../wire/rows.ts"

const spot = { option: maybe(v.string()), number: v.string() }

/** The rates of now behind CHANGE; 0 is a closed number. */
export const ChangedRates = v.object({
  rates: rows(v.object({ option: v.string(), number: v.string(), multiply: WireRate })),
})
/** What an option takes now, behind MINMAX; without a number for all of them. */
export const LimitsNow = v.object({
  limits: rows(v.object({ option: v.string(), number: maybe(v.string()), min: Amount, max: Amount })),
})
/** How much numbers still take, behind MAXBETUSER and LIMIT_NUMBER. */
export const RoomLeft = v.object({ numbers: rows(v.object({ ...spot, left: maybe(Amount) })) })
/** Behind CLOSE_NUMBER. */
export const ClosedNumbers = v.object({ numbers: rows(v.object(spot)) })
/** Behind BALANCE_NOT_ENOUGH. */
export const BalanceLeft = v.object({ balance: maybe(Amount) })
/** Behind PLAY_LIMIT: what the limit still leaves, and on a break until when it runs. */
export const PlayLimitLeft = v.object({ left: maybe(Amount), until: maybe(Moment) })
