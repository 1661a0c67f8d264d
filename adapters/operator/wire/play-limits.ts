import * as v from "valibot"
import { Baht } from "./baht.ts"
import { call } from "./call.ts"
import { orNothing } from "./maybe.ts"
import { Seconds } from "./moments.ts"
import { nothing } from "./values.ts"

export const measure = v.picklist(["deposit", "loss"])
export const span = v.picklist(["day", "week", "month"])
export const minutes = v.picklist([15, 30, 60])
export const breakKinds = [
  "timeOut24h",
  "timeOut7d",
  "timeOut30d",
  "exclusion6m",
  "exclusion1y",
  "exclusion5y",
] as const

/** No limit is below nothing. */
export const Most = v.pipe(
  Baht,
  v.check((most) => most >= 0, "belowNothing"),
)

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
