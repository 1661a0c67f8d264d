import type { BetGroup } from "@fakham/core/lotto"
import { total } from "@fakham/core/money"
import { dayAt, minute, startOf } from "@fakham/core/time"
import type { User } from "../accounts/sessions.ts"
import { locksRows } from "../database/lock.ts"
import type { Within } from "../database/tables.ts"
import { notFound, type Refusal } from "../http/refusals.ts"
import { record } from "../ledger/ledger.ts"
import { legsOf } from "../ledger/legs.ts"
import { groupOf, type RoundRow } from "../lotto/drawing.ts"
import { abortKind } from "../lotto/kinds.ts"
import { betTerms } from "../lotto/terms.ts"
import { lowerExposures } from "./exposing.ts"
import type { MovedRate } from "./moved-rates.ts"
import { abortTooLate, abortTooMany, alreadyEnded } from "./slip-refusals.ts"
import { lowerStakes } from "./stakes.ts"

/** How long before its close a round still gives slips back. */
const before: Readonly<Record<BetGroup, number>> = {
  gov: 10 * minute,
  stock: 10 * minute,
  gov4d: 10 * minute,
  yeekee: 2 * minute,
  pingpong: 2 * minute,
  yeekee5min: minute,
}
const abortsADay = 4

export const abortableUntil = (round: Pick<RoundRow, "bet_group" | "closes_at">): number =>
  round.closes_at - before[groupOf(round)]

/** How many slips a player may still call off today. */
export const abortsLeft = async (within: Within, uuid: string, now: number): Promise<number> => {
  const { aborted } = await within
    .selectFrom("poys")
    .select(({ fn }) => fn.countAll<number>().as("aborted"))
    .where("user_uuid", "=", uuid)
    .where("status", "=", "CANCELLED")
    .where("ended_at", ">=", startOf(dayAt(now)))
    .executeTakeFirstOrThrow()
  return Math.max(0, abortsADay - aborted)
}

/** Calls a whole slip off and gives its stake back at once, or says why not. */
export const abort = async (
  within: Within,
  user: User,
  id: string,
  now: number,
): Promise<{ readonly betId: string; readonly moved: ReadonlyArray<MovedRate> } | { readonly refused: Refusal }> => {
  const { uuid } = user
  const poy = await within
    .selectFrom("poys")
    .selectAll()
    .where("id", "=", id)
    .where("user_uuid", "=", uuid)
    .$if(locksRows(within), (query) => query.forUpdate())
    .executeTakeFirst()
  if (poy === undefined) return { refused: notFound }
  if (poy.status !== "WAITING") return { refused: alreadyEnded(poy.status) }
  const round = await within.selectFrom("rounds").selectAll().where("bet_id", "=", poy.bet_id).executeTakeFirstOrThrow()
  if (round.state !== "running" || now > abortableUntil(round)) return { refused: abortTooLate }
  if ((await abortsLeft(within, uuid, now)) === 0) return { refused: abortTooMany }
  await within
    .updateTable("poys")
    .set({ status: "CANCELLED", won: poy.stake, ended_at: now })
    .where("id", "=", id)
    .execute()
  const moved = await lower(within, user, round, id)
  await record(within, {
    idempotencyKey: `end:${id}`,
    kind: abortKind,
    at: now,
    legs: legsOf("cash", uuid, poy.stake),
  })
  return { betId: round.bet_id, moved }
}

/** Gives back what the slip took of its numbers, all of them together, and tells the rates that it moves. */
const lower = async (within: Within, user: User, round: RoundRow, id: string): Promise<ReadonlyArray<MovedRate>> => {
  const lines = await within.selectFrom("poy_lines").selectAll().where("poy_id", "=", id).orderBy("line").execute()
  const group = groupOf(round)
  const order = { lines, stake: total(lines.map(({ price }) => price)) }
  const bid = { user, round, terms: group === "gov4d" ? undefined : betTerms[group], order, key: id }
  await lowerStakes(within, [bid])
  return lowerExposures(within, bid)
}
