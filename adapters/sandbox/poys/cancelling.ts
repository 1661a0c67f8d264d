import { sellsSets } from "@fakham/core/lotto"
import { total } from "@fakham/core/money"
import { cancellable, cancelTerms } from "@fakham/core/order"
import { dayAt, startOf } from "@fakham/core/time"
import { Result } from "effect"
import type { User } from "../accounts/sessions.ts"
import { locksRows } from "../database/lock.ts"
import type { Within } from "../database/tables.ts"
import { type CallRefusal, conflict, notFound } from "../http/refusal.ts"
import { cancelKind } from "../ledger/bet-kinds.ts"
import { entryPair, record } from "../ledger/ledger.ts"
import { betGroupOf, type RoundRow } from "../lotto/drawing.ts"
import { betTerms } from "../lotto/terms.ts"
import { lowerExposures, type MovedRate } from "./exposure.ts"
import { lowerStakes } from "./stakes.ts"

const cancelTooLate = conflict("ABORT_TOO_LATE", "It is too late to cancel this slip.")
const cancelTooMany = conflict("ABORT_TOO_MANY", "No more slips can be cancelled today.")
const alreadyEnded = (status: string) => conflict("ALREADY_ENDED", "This slip has ended.", { status })

/** A slip on a round, as the rules of cancelling read it. */
export const placedOnRound = (round: Pick<RoundRow, "bet_group" | "closes_at">) => ({
  order: { betGroup: betGroupOf(round) },
  closesAt: round.closes_at,
})

/** How many slips a player may still call off today. */
export const cancelsLeft = async (within: Within, uuid: string, now: number): Promise<number> => {
  const { cancelled } = await within
    .selectFrom("poys")
    .select(({ fn }) => fn.countAll<number>().as("cancelled"))
    .where("user_uuid", "=", uuid)
    .where("status", "=", "CANCELLED")
    .where("ended_at", ">=", startOf(dayAt(now)))
    .executeTakeFirstOrThrow()
  return Math.max(0, cancelTerms.timesADay - cancelled)
}

/** Calls a whole slip off and gives its stake back at once, or says why not. */
export const cancel = async (
  within: Within,
  user: User,
  id: string,
  now: number,
): Promise<
  { readonly betId: string; readonly moved: ReadonlyArray<MovedRate> } | { readonly refused: CallRefusal }
> => {
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
  if (round.state !== "running") return { refused: cancelTooLate }
  const slip = {
    ...placedOnRound(round),
    status: "waiting",
    cancelsLeft: await cancelsLeft(within, uuid, now),
  } as const
  const allowed = cancellable(slip, now)
  if (Result.isFailure(allowed)) return { refused: allowed.failure === "tooMany" ? cancelTooMany : cancelTooLate }
  await within
    .updateTable("poys")
    .set({ status: "CANCELLED", won: poy.stake, ended_at: now })
    .where("id", "=", id)
    .execute()
  const moved = await lower(within, user, round, id)
  await record(within, {
    idempotencyKey: `end:${id}`,
    kind: cancelKind,
    at: now,
    legs: entryPair("cash", uuid, poy.stake),
  })
  return { betId: round.bet_id, moved }
}

/** Gives back what the slip took of its numbers, all of them together, and tells the rates that it moves. */
const lower = async (within: Within, user: User, round: RoundRow, id: string): Promise<ReadonlyArray<MovedRate>> => {
  const lines = await within.selectFrom("poy_lines").selectAll().where("poy_id", "=", id).orderBy("line").execute()
  const group = betGroupOf(round)
  const order = { lines, stake: total(lines.map(({ price }) => price)) }
  const pricedOrder = { user, round, terms: sellsSets(group) ? undefined : betTerms[group], order, key: id }
  await lowerStakes(within, [pricedOrder])
  return lowerExposures(within, pricedOrder)
}
