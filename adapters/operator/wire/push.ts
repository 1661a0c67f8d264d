import * as v from "valibot"
import { typedText } from "./bounds.ts"
import { call } from "./call.ts"
import { maybe } from "./maybe.ts"
import { Seconds } from "./moments.ts"
import { Multiply } from "./rates.ts"
import { Drawn } from "./rounds.ts"
import { Baht, Id } from "./values.ts"

export const pushAuth = call(
  "chosen",
  "POST",
  "/api/push.auth",
  v.object({ socket_id: typedText(64), channel_name: typedText(200) }),
  v.object({ auth: v.string() }),
)

/** The event of a player's channel that tells the balance; its data is JSON in a text. */
export const moneyUpdate = "money-update"
export const MoneyUpdate = v.object({ balance: Baht })

/** What `/ccu` says of rounds, one JSON text a message. Unknown types are for other frontends. */
export const CcuNews = v.variant("type", [
  v.object({
    type: v.literal("round.moved"),
    betId: Id,
    realCloseTime: Seconds,
    realResultTime: Seconds,
  }),
  v.object({ type: v.literal("round.drawn"), betId: Id, result: Drawn }),
  v.object({ type: v.literal("round.cancelled"), betId: Id }),
  v.object({
    type: v.literal("rates.changed"),
    betId: Id,
    rates: v.array(v.object({ option: v.string(), number: v.string(), multiply: Multiply })),
  }),
  v.object({ type: v.literal("ying.shot"), betId: Id, count: v.number() }),
  v.object({ type: v.literal("maintenance"), until: maybe(Seconds) }),
  v.object({ type: v.literal("maintenance.ended") }),
  v.object({ type: v.literal("beat"), now: Seconds }),
])
