import * as v from "valibot"
import { Amount, Baht } from "../../wire/baht.ts"
import { call } from "../../wire/call.ts"
import { figure } from "../../wire/figures.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { Moment } from "../../wire/moments.ts"
import { requiredRows, rows } from "../../wire/rows.ts"
import { wireTally } from "../../wire/tally.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"

export const afCashsSummary = call(
  "chosen",
  "GET",
  "/api/af-cashs.summary",
  wireNothing,
  v.object({
    afMoney: Amount,
    earned: maybe(Amount),
    members: maybe(wireTally),
    membersThisMonth: maybe(wireTally),
    slug: text,
    perMille: maybe(figure),
    /** The latest moves to money, each with what it was asked for under. */
    moves: maybe(requiredRows(v.object({ key: maybe(v.string()), amount: maybe(Amount), movedAt: maybe(Moment) }))),
  }),
)
export const afCashsMove = call(
  "chosen",
  "POST",
  "/api/af-cashs.move",
  v.object({ amount: Baht }),
  v.object({ afMoney: Amount, money: maybe(Amount) }),
)

const achievement = v.object({
  id: Id,
  name: text,
  description: text,
  goal: maybe(wireTally),
  reached: maybe(wireTally),
  reward: Amount,
  claimed: flag(),
})
export const achievementsAll = call("chosen", "GET", "/api/achievements.all", wireNothing, rows(achievement))
export const achievementsClaim = call(
  "chosen",
  "POST",
  "/api/achievements.claim",
  v.object({ id: Id }),
  v.object({ achievement, money: maybe(Amount) }),
)
