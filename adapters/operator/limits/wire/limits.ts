import * as v from "valibot"
import { Amount, Baht } from "../../wire/baht.ts"
import { call } from "../../wire/call.ts"
import { Seconds } from "../../wire/moments.ts"
import { breakKinds, measure, minutes, span, WirePlayLimits } from "./play-limits.ts"

const most = v.pipe(
  Baht,
  v.check((asked) => asked >= 0, "belowNothing"),
)
/** A wish that says two things at once is none. */
const none = v.optional(v.never())

/** Another limit, the second yes to a higher one that was asked for, or another reminder; null is none. */
export const playLimitsUpdate = call(
  "chosen",
  "POST",
  "/api/play-limits.update",
  v.union([
    v.object({ measure, span, most: v.nullable(most), confirm: none, reminderMinutes: none }),
    v.object({ measure, span, most: none, confirm: v.literal(true), reminderMinutes: none }),
    v.object({ measure: none, span: none, most: none, confirm: none, reminderMinutes: v.nullable(minutes) }),
  ]),
  WirePlayLimits,
)
export const playLimitsBreak = call(
  "chosen",
  "POST",
  "/api/play-limits.break",
  v.object({ kind: v.picklist(breakKinds) }),
  WirePlayLimits,
)

const askedSince = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), Seconds)

/** What play has come to since a moment, over all lotteries and games. */
export const playLimitsPlayed = call(
  "chosen",
  "GET",
  "/api/play-limits.played",
  v.object({ since: askedSince }),
  v.object({ staked: Amount, returned: Amount }),
)
