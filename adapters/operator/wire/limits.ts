import * as v from "valibot"
import { call } from "./call.ts"
import { Baht, count, maybe, nothing, Seconds } from "./values.ts"

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

export const PlayLimits = v.object({
  limits: v.array(
    v.object({
      measure,
      span,
      /** Nothing is no limit. */
      most: maybe(Baht),
      used: Baht,
      /** A higher limit that was asked for; `most` nothing means none at all. */
      wish: maybe(v.object({ most: maybe(Baht), askedAt: Seconds })),
    }),
  ),
  reminderMinutes: maybe(count),
  break: maybe(v.object({ kind: v.picklist(breakKinds), from: Seconds, until: Seconds })),
})

export const playLimits = call("chosen", "GET", "/api/play-limits", nothing, PlayLimits)
export const playLimitsUpdate = call(
  "chosen",
  "POST",
  "/api/play-limits.update",
  v.union([
    v.object({ measure, span, most: v.nullable(Baht), confirm: v.optional(v.boolean()) }),
    v.object({ reminderMinutes: v.nullable(count) }),
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
