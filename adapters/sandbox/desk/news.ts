import * as v from "valibot"
import type { BackOffice } from "../back-office.ts"
import { notFound } from "../refusals.ts"
import type { Answer } from "../reply.ts"

/** Until when the site is closed, in unix seconds; nothing when nobody knows. */
export const maintenance = v.object({ until: v.nullable(v.pipe(v.number(), v.minValue(0))) })

const aDay = 24 * 3_600
/** Only later: what was bet in time stays in time. */
export const moving = v.object({
  betId: v.string(),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(aDay)),
})

type Moved = { readonly betId: string; readonly realCloseTime: number; readonly realResultTime: number }

/** Lets a round that still takes bets close later, its result too, and tells everybody. */
export const moveRound = async (
  { db, clock, announcements }: BackOffice,
  betId: string,
  seconds: number,
): Promise<Answer<Moved>> => {
  const later = seconds * 1_000
  const round = await db
    .updateTable("rounds")
    .set((eb) => ({
      closes_at: eb("closes_at", "+", later),
      shooting_ends_at: eb("shooting_ends_at", "+", later),
      result_at: eb("result_at", "+", later),
    }))
    .where("bet_id", "=", betId)
    .where("state", "=", "running")
    .where("closes_at", ">", await clock.now())
    .returning(["closes_at", "result_at"])
    .executeTakeFirst()
  if (round === undefined) return { refused: notFound }
  const moved = { betId, realCloseTime: round.closes_at / 1_000, realResultTime: round.result_at / 1_000 }
  announcements.announce({ type: "news", news: { type: "round.moved", ...moved } })
  return { data: moved }
}
