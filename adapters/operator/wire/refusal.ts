import * as v from "valibot"
import { Baht, Multiply, maybe, Seconds } from "./values.ts"

export const Refusal = v.object({ code: v.string(), message: v.string(), data: v.optional(v.unknown()) })

/** The message of a refusal that says: this site may not be shown under this host. */
export const notAllowDomain = "Not Allow Domain"

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

export const AttemptsLeft = v.object({ attemptsLeft: whole })
export const TriesLeft = v.object({ triesLeft: whole })
export const Locked = v.object({ unlocksInSeconds: v.pipe(v.number(), v.minValue(0)) })
/** How long until the same may be asked again. */
export const WaitSeconds = v.object({ waitSeconds: v.pipe(v.number(), v.minValue(0)) })

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
