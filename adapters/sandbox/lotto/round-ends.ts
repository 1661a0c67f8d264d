import { setImmediate } from "node:timers/promises"
import { type LockWait, locksRows } from "../database/lock.ts"
import type { Internals } from "../internals/internals.ts"
import { drawFromSeed, drawnColumns, drawnOf, type RoundRow } from "./drawing.ts"
import { planRounds } from "./planning.ts"
import { sameRound } from "./same-round.ts"
import { settleRound } from "./settling.ts"
import { memberShots } from "./shots.ts"

const roundsAtOnce = 50

/** Rounds are planned, drawn when their time has come, and settled; others get a turn after each. */
export const runRounds = async (internals: Internals, { waits }: LockWait): Promise<void> => {
  await planRounds(internals)
  for (;;) {
    const now = await internals.clock.now()
    const due = await internals.db
      .selectFrom("rounds")
      .selectAll()
      .where("settled_at", "is", null)
      // One that the desk ended before its time is due too, for whoever was paying it may be gone.
      .where((eb) => eb.or([eb("result_at", "<=", now), eb("state", "!=", "running")]))
      .orderBy("result_at")
      .$if(!waits, (query) => query.limit(roundsAtOnce))
      .execute()
    let ended = 0
    for (const round of due) {
      if (await endRound(internals, round, { ending: "draw", waits })) ended++
      await setImmediate()
    }
    if (ended < roundsAtOnce) return
  }
}

export const endings = ["draw", "void"] as const
type Ending = (typeof endings)[number]

/** Ends a round whatever its time; true when this call ended it. */
export const endRoundNow = async (internals: Internals, betId: string, ending: Ending): Promise<boolean> => {
  const round = await internals.db.selectFrom("rounds").selectAll().where("bet_id", "=", betId).executeTakeFirst()
  return round !== undefined && endRound(internals, round, { ending, waits: true })
}

type How = LockWait & { readonly ending: Ending }

/** Ends a round by its draw, or without one; tells it, and pays its slips; true when this process ended it. */
const endRound = async (internals: Internals, round: RoundRow, how: How): Promise<boolean> => {
  const drawn = await end(internals, round, how)
  const ended = drawn ?? (await sameRound(internals.db, round).selectAll().executeTakeFirst())
  if (drawn !== undefined) emitNewsOf(internals, drawn)
  if (ended !== undefined && ended.settled_at === null) await settleRound(internals, ended, how)
  return drawn !== undefined
}

/**
 * Nobody bets on a round while it is drawn: whoever comes later finds it drawn, whoever came earlier is in it. The clock
 * leaves a round that somebody holds for its next pass, an order waits until it is free.
 */
const end = ({ db }: Internals, known: RoundRow, { ending, waits }: How): Promise<RoundRow | undefined> =>
  db.transaction().execute(async (within) => {
    const round = await sameRound(within, known)
      .selectAll()
      .where("state", "=", "running")
      .$if(locksRows(within), (query) => (waits ? query.forUpdate() : query.forUpdate().skipLocked()))
      .executeTakeFirst()
    if (round === undefined) return undefined
    const draw =
      ending === "void"
        ? { outcome: { type: "cancelled" } as const }
        : await drawFromSeed(round, await memberShots(within, round.bet_id))
    const columns = drawnColumns(draw)
    return within
      .updateTable("rounds")
      .set(columns)
      .where("bet_id", "=", round.bet_id)
      .returningAll()
      .executeTakeFirst()
  })

const emitNewsOf = ({ announcements }: Internals, round: RoundRow): void => {
  const { bet_id: betId } = round
  const result = drawnOf(round)
  announcements.announce({
    type: "news",
    news: result === null ? { type: "round.cancelled", betId } : { type: "round.drawn", betId, result },
  })
}
