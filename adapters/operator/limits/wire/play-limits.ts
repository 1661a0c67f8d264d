import * as v from "valibot"
import { Amount } from "../../wire/baht.ts"
import { call } from "../../wire/call.ts"
import { figure } from "../../wire/figures.ts"
import { maybe, orNothing } from "../../wire/maybe.ts"
import { Moment } from "../../wire/moments.ts"
import { requiredRows } from "../../wire/rows.ts"
import { wireNothing } from "../../wire/values.ts"

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
const Most = v.pipe(
  Amount,
  v.check((most) => most >= 0, "belowNothing"),
)

export const WirePlayLimits = v.object({
  limits: requiredRows(
    v.object({
      measure,
      span,
      /** Nothing is no limit. */
      most: orNothing(Most),
      used: maybe(Amount),
      /** What deposits that are open would use of it; they count in a refusal too. */
      waiting: maybe(Amount),
      /** A higher limit that was asked for; `most` nothing means none at all. */
      wish: maybe(v.object({ most: orNothing(Most), askedAt: Moment })),
    }),
  ),
  reminderMinutes: maybe(v.pipe(figure, minutes)),
  break: orNothing(v.object({ kind: maybe(v.picklist(breakKinds)), from: maybe(Moment), until: maybe(Moment) })),
})

export const playLimits = call("chosen", "GET", "/api/play-limits", wireNothing, WirePlayLimits)
