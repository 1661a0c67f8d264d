import { bahtOfSatang } from "@fakham/core"
import type { Locale } from "@fakham/core/language"
import { achievementsAll, achievementsClaim, loyaltyPointsBalance } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { authenticated } from "../../accounts/sessions.ts"
import type { Within } from "../../database/tables.ts"
import { answerCall } from "../../http/answer.ts"
import type { RequestEnv } from "../../http/requests.ts"
import { oncePerKey } from "../../idempotency/once-per-key.ts"
import type { Internals } from "../../internals/internals.ts"
import { balance, entryPair, record } from "../../ledger/ledger.ts"
import { pointsOf } from "../../ledger/loyalty-points.ts"
import { type Goal, goals } from "./achievements.ts"
import { alreadyClaimed, noSuchAchievement, notReached } from "./earnings-refusals.ts"
import { goalWords } from "./goal-words.ts"

type Whose = { readonly uuid: string; readonly claimed: ReadonlySet<string>; readonly locale: Locale }

const achievementToWire = async (within: Within, goal: Goal, { uuid, claimed, locale }: Whose) => {
  const [name, description] = goalWords[goal.id][locale]
  return {
    id: goal.id,
    name,
    description,
    goal: goal.goal,
    reached: await goal.reached(within, uuid),
    reward: bahtOfSatang(goal.reward),
    claimed: claimed.has(goal.id),
  }
}

const claimedBy = async (within: Within, uuid: string): Promise<ReadonlySet<string>> => {
  const rows = await within.selectFrom("claims").select("achievement_id").where("user_uuid", "=", uuid).execute()
  return new Set(rows.map(({ achievement_id }) => achievement_id))
}

/** Points for playing, and rewards that are paid once each. */
export const answerRewards = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, announcements } = internals

  answerCall(
    app,
    loyaltyPointsBalance,
    authenticated(internals, loyaltyPointsBalance, async (user) => ({ data: { balance: await pointsOf(db, user) } })),
  )

  answerCall(
    app,
    achievementsAll,
    authenticated(internals, achievementsAll, async ({ uuid }, { locale }) => {
      const claimed = await claimedBy(db, uuid)
      return { data: await Promise.all(goals.map((goal) => achievementToWire(db, goal, { uuid, claimed, locale }))) }
    }),
  )

  answerCall(
    app,
    achievementsClaim,
    authenticated(internals, achievementsClaim, async (user, ask) => {
      const { uuid } = user
      const result = await oncePerKey(internals, achievementsClaim, user, ask, async (within, now) => {
        const goal = goals.find(({ id }) => id === ask.input.id)
        if (goal === undefined) return { refused: noSuchAchievement }
        const claimed = await claimedBy(within, uuid)
        if (claimed.has(goal.id)) return { refused: alreadyClaimed }
        const achievement = await achievementToWire(within, goal, { uuid, claimed, locale: ask.locale })
        if (achievement.reached < goal.goal) return { refused: notReached }
        await within.insertInto("claims").values({ user_uuid: uuid, achievement_id: goal.id, at: now }).execute()
        await record(within, {
          idempotencyKey: `claim:${goal.id}:${uuid}`,
          kind: "ACHIVEMENT_ADDMONEY",
          at: now,
          legs: entryPair("cash", uuid, goal.reward),
        })
        const money = bahtOfSatang(await balance(within, "cash", uuid))
        return { data: { achievement: { ...achievement, claimed: true }, money } }
      })
      if (result.refused === undefined) announcements.announce({ type: "cash.changed", uuid })
      return result
    }),
  )
}
