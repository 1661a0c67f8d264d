import { nothing, type Satang } from "@fakham/core/money"
import { bonuses } from "@fakham/core/ying"
import { locksRows } from "../database/lock.ts"
import type { Within } from "../database/tables.ts"
import type { Internals } from "../internals/internals.ts"
import { entryPair, type Movement, recordAll } from "../ledger/ledger.ts"
import { allShots, type RoundRow } from "./drawing.ts"
import { sameRound } from "./same-round.ts"
import { memberShots } from "./shots.ts"

/** Pays the members whose shots stand on the places that earn something; once, whoever else settles the round too. */
export const payBonuses = async (
  { db, announcements }: Pick<Internals, "db" | "announcements">,
  round: RoundRow,
  at: number,
): Promise<void> => {
  if (round.state !== "drawn" || round.shooting_ends_at === null) return
  const paid = await db.transaction().execute(async (within) => {
    const stands = await sameRound(within, round)
      .select("bet_id")
      .$if(locksRows(within), (query) => query.forUpdate())
      .executeTakeFirst()
    return stands === undefined ? [] : payAll(within, round, at)
  })
  announcements.announce(...paid.map((uuid) => ({ type: "cash.changed", uuid }) as const))
}

const payAll = async (within: Within, round: RoundRow, at: number): Promise<ReadonlyArray<string>> => {
  const shots = allShots(round, await memberShots(within, round.bet_id))
  const stakes = await within
    .selectFrom("poys")
    .innerJoin("users", "users.uuid", "poys.user_uuid")
    .select(({ fn }) => ["users.uuid", "users.user_name", fn.sum<Satang>("poys.stake").as("stake")])
    .where("poys.bet_id", "=", round.bet_id)
    .where("poys.status", "in", ["WAITING", "WON", "LOST"])
    .groupBy(["users.uuid", "users.user_name"])
    .execute()
  const ofMember = new Map(stakes.map((member) => [member.user_name, member]))
  const earned = bonuses(shots, (member) => ofMember.get(member)?.stake ?? nothing)
  const paid: Array<string> = []
  const movements: Array<Movement> = []
  for (const { member, rank, amount } of earned) {
    const uuid = ofMember.get(member)?.uuid
    const idempotencyKey = `ying:${round.bet_id}:${rank}`
    const known = await within
      .selectFrom("ledger_entries")
      .select("id")
      .where("idempotency_key", "=", idempotencyKey)
      .executeTakeFirst()
    if (uuid === undefined || known !== undefined || amount === nothing) continue
    movements.push({
      idempotencyKey,
      kind: "YING_WIN",
      at,
      legs: entryPair("cash", uuid, amount),
    })
    paid.push(uuid)
  }
  await recordAll(within, movements)
  return paid
}
