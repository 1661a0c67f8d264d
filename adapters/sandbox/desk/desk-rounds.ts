import * as v from "valibot"
import { locksRows } from "../database/lock.ts"
import { notFound } from "../http/refusal.ts"
import type { Reply } from "../http/reply.ts"
import type { Internals } from "../internals/internals.ts"

/** So many of each group at most. */
export const fewRounds = 4
export const allRounds = 400

/** The rounds of each group that close, or are drawn, next; with how many slips wait for them. */
export const nextRounds = async ({ db, clock }: Internals, ofEachGroup: number) => {
  const now = await clock.now()
  const rounds = await db
    .with("queued", (cte) =>
      cte
        .selectFrom("rounds")
        .select(["bet_id", "bet_group", "bet_name", "closes_at", "result_at"])
        .select(({ fn }) =>
          fn
            .agg<number>("row_number")
            .over((over) => over.partitionBy("bet_group").orderBy("closes_at").orderBy("bet_id"))
            .as("place"),
        )
        .where("state", "=", "running")
        .where("opens_at", "<=", now),
    )
    .selectFrom("queued")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("poys")
        .select(({ fn }) => fn.countAll<number>().as("slips"))
        .whereRef("poys.bet_id", "=", "queued.bet_id")
        .where("poys.status", "=", "WAITING")
        .as("slips"),
    )
    .where("place", "<=", ofEachGroup)
    .orderBy("closes_at")
    .orderBy("bet_id")
    .execute()
  return rounds.map(({ bet_id, bet_group, bet_name, closes_at, result_at, slips }) => ({
    betId: bet_id,
    betGroup: bet_group,
    name: bet_name,
    closesAt: new Date(closes_at).toISOString(),
    resultAt: new Date(result_at).toISOString(),
    slips: slips ?? 0,
  }))
}

const aDay = 24 * 3_600
/** Only later: what was bet in time stays in time. */
export const moving = v.object({
  betId: v.string(),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(aDay)),
})
export const closing = v.object({ betId: v.string() })

type Moved = { readonly betId: string; readonly realCloseTime: number; readonly realResultTime: number }

/** Lets a round that still takes bets close later, its result too, and tells everybody. */
export const moveRound = (internals: Internals, betId: string, seconds: number): Promise<Reply<Moved>> =>
  move(internals, betId, () => seconds * 1_000)

/** Lets a round that takes bets close now; its result follows as long after it as ever. */
export const closeRound = (internals: Internals, betId: string): Promise<Reply<Moved>> =>
  move(internals, betId, (closes_at, now) => now - closes_at)

/** The clock is read while nobody bets on the round, so that whatever was bet on it was bet in time. */
const move = async (
  { db, clock, announcements }: Internals,
  betId: string,
  byHowMuch: (closes_at: number, now: number) => number,
): Promise<Reply<Moved>> => {
  const round = await db.transaction().execute(async (within) => {
    const open = await within
      .selectFrom("rounds")
      .select(["opens_at", "closes_at"])
      .where("bet_id", "=", betId)
      .where("state", "=", "running")
      .$if(locksRows(within), (query) => query.forUpdate())
      .executeTakeFirst()
    const now = await clock.now(within)
    if (open === undefined || open.closes_at <= now) return undefined
    const by = byHowMuch(open.closes_at, now)
    return by < 0 && open.opens_at > now
      ? undefined
      : within
          .updateTable("rounds")
          .set((eb) => ({
            closes_at: eb("closes_at", "+", by),
            shooting_ends_at: eb("shooting_ends_at", "+", by),
            result_at: eb("result_at", "+", by),
          }))
          .where("bet_id", "=", betId)
          .returning(["closes_at", "result_at"])
          .executeTakeFirst()
  })
  if (round === undefined) return { refused: notFound }
  const moved = { betId, realCloseTime: round.closes_at / 1_000, realResultTime: round.result_at / 1_000 }
  announcements.announce({ type: "news", news: { type: "round.moved", ...moved } })
  return { data: moved }
}
