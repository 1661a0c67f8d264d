import * as v from "valibot"
import { NumberRates, WireDrawn } from "../../lotto/wire/round-calls.ts"
import { Amount } from "../../wire/baht.ts"
import { typedText } from "../../wire/bounds.ts"
import { call } from "../../wire/call.ts"
import { maybe } from "../../wire/maybe.ts"
import { Moment } from "../../wire/moments.ts"
import { Id } from "../../wire/values.ts"

export const pushAuth = call(
  "chosen",
  "POST",
  "/api/push.auth",
  v.object({ socket_id: typedText(64), channel_name: typedText(200) }),
  v.object({ auth: v.string() }),
)

/** The event of a player's channel that tells the balance; its data is JSON in a text. */
export const moneyUpdate = "money-update"
export const MoneyUpdate = v.object({ balance: Amount })

/** What `/ccu` says of rounds, one JSON text a message. Unknown types are for other frontends. */
export const CcuNews = v.variant("type", [
  v.object({
    type: v.literal("round.moved"),
    betId: Id,
    realCloseTime: Moment,
    realResultTime: Moment,
  }),
  v.object({ type: v.literal("round.drawn"), betId: Id, result: WireDrawn }),
  v.object({ type: v.literal("round.cancelled"), betId: Id }),
  v.object({
    type: v.literal("rates.changed"),
    betId: Id,
    rates: NumberRates,
  }),
  v.object({ type: v.literal("ying.shot"), betId: Id, count: v.number() }),
  v.object({ type: v.literal("maintenance"), until: maybe(Moment) }),
  v.object({ type: v.literal("maintenance.ended") }),
  v.object({ type: v.literal("beat"), now: Moment }),
])
