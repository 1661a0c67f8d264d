import * as v from "valibot"
import { Baht } from "./baht.ts"
import { count } from "./bounds.ts"
import { call } from "./call.ts"
import { maybe } from "./maybe.ts"
import { CreatedAt } from "./moments.ts"
import { rows } from "./rows.ts"
import { Id, nothing, text } from "./values.ts"

export const afCashsSummary = call(
  "chosen",
  "GET",
  "/api/af-cashs.summary",
  nothing,
  v.object({
    afMoney: Baht,
    earned: Baht,
    members: count,
    membersThisMonth: count,
    slug: text,
    perMille: v.number(),
    /** The latest moves to money, each with what it was asked for under. */
    moves: v.array(v.object({ key: maybe(v.string()), amount: Baht, movedAt: CreatedAt })),
  }),
)
export const afCashsMove = call(
  "chosen",
  "POST",
  "/api/af-cashs.move",
  v.object({ amount: Baht }),
  v.object({ afMoney: Baht, money: Baht }),
)

const achievement = v.object({
  id: Id,
  name: v.string(),
  description: text,
  goal: count,
  reached: count,
  reward: Baht,
  claimed: v.boolean(),
})
export const achievementsAll = call("chosen", "GET", "/api/achievements.all", nothing, rows(achievement))
export const achievementsClaim = call(
  "chosen",
  "POST",
  "/api/achievements.claim",
  v.object({ id: Id }),
  v.object({ achievement, money: Baht }),
)
