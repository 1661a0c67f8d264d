import * as v from "valibot"
import { Baht } from "./baht.ts"
import { call } from "./call.ts"
import { orNothing } from "./maybe.ts"
import { Seconds } from "./moments.ts"
import { nothing } from "./values.ts"

const measure = v.picklist(["deposit", "loss"])
const span = v.picklist(["day", "week", "month"])
export const breakKinds = [
  "timeOut24h",
  "timeOut7d",
  "timeOut30d",
  "exclusion6m",
  "exclusion1y",
  "exclusion5y",
] as const

/** No limit is below nothing. */
const Most = v.pipe(
  Baht,
  v.check((most) => most >= 0, "belowNothing"),
)
const minutes = v.picklist([15, 30, 60])
/** A wish that says two things at once is none. */
const none = v.optional(v.never())

export const PlayLimits = v.object({
  limits: v.array(
    v.object({
      measure,
      span,
      /** Nothing is no limit. */
      most: orNothing(Most),
      used: Baht,
      /** A higher limit that was asked for; `most` nothing means none at all. */
      wish: orNothing(v.object({ most: orNothing(Most), askedAt: Seconds })),
    }),
  ),
  reminderMinutes: orNothing(minutes),
  break: orNothing(v.object({ kind: v.picklist(breakKinds), from: Seconds, until: Seconds })),
})

export const playLimits = call("chosen", "GET", "/api/play-limits", nothing, PlayLimits)
/** Another limit, the second yes to a higher one that was asked for, or another reminder; null is none. */
export const playLimitsUpdate = call(
  "chosen",
  "POST",
  "/api/play-limits.update",
  v.union([
    v.object({ measure, span, most: v.nullable(Most), confirm: none, reminderMinutes: none }),
    v.object({ measure, span, most: none, confirm: v.literal(true), reminderMinutes: none }),
    v.object({ measure: none, span: none, most: none, confirm: none, reminderMinutes: v.nullable(minutes) }),
  ]),
  PlayLimits,
)
export const playLimitsBreak = call(
  "chosen",
  "POST",
  "/api/play-limits.break",
  v.object({ kind: v.picklist(breakKinds) }),
  PlayLimits,
)

const askedSince = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), Seconds)

/** What play has come to since a moment, over all lotteries and games. */
export const playLimitsPlayed = call(
  "chosen",
  "GET",
  "/api/play-limits.played",
  v.object({ since: askedSince }),
  v.object({ staked: Baht, returned: Baht }),
)
