import { sql } from "kysely"
import type { Internals } from "../internals/internals.ts"
import { betTerms } from "../lotto/terms.ts"

/**
 * Whether the books are right: all entries sum to nothing, nobody is below it, kept balances are the sums of their
 * entries, slips agree with what was paid, and what numbers hold agrees with the slips that are alive.
 */
export const auditBooks = async ({ db, clock }: Pick<Internals, "db" | "clock">) => {
  const count = async (query: ReturnType<typeof sql<{ wrong: number }>>) =>
    Number((await query.execute(db)).rows[0]?.wrong)
  return {
    sum: await count(sql`select coalesce(sum(satang), 0) as wrong from ledger_entries`),
    movements: await count(sql`select count(distinct idempotency_key) as wrong from ledger_entries`),
    playersBelowNothing: await count(sql`
      select count(*) as wrong from (
        select user_uuid from ledger_entries
        where user_uuid is not null group by user_uuid, book having sum(satang) < 0
      ) poor`),
    balancesWronglyKept: await count(sql`
      select count(*) as wrong from (
        select user_uuid from (
          select user_uuid, book, satang from balances
          union all
          select user_uuid, book, -satang from ledger_entries where user_uuid is not null
        ) sides group by user_uuid, book having sum(satang) <> 0
      ) drifted`),
    slips: await count(sql`select count(*) as wrong from poys`),
    slipsWaitingForLong: (await waiting({ db, clock })).slips,
    slipsTooLate: await count(sql`
      select count(*) as wrong from poys join rounds on rounds.bet_id = poys.bet_id where created_at > closes_at`),
    slipsNotPaidFor: await count(sql`
      select count(*) as wrong from poys where stake <> (
        select coalesce(sum(-satang), 0) from ledger_entries
        where idempotency_key = 'bet:' || poys.id and ${playersCash(sql.ref("poys.user_uuid"))}
      )`),
    slipsWronglyEnded: await count(sql`
      select count(*) as wrong from poys where coalesce(won, 0) <> (
        select coalesce(sum(satang), 0) from ledger_entries
        where idempotency_key = 'end:' || poys.id and ${playersCash(sql.ref("poys.user_uuid"))}
      )`),
    depositsCredited: await count(sql`select count(*) as wrong from deposits where status = 'MATCHED'`),
    depositsWronglyCredited: await count(sql`
      select count(*) as wrong from deposits
      where case when status <> 'MATCHED' then 0 else coalesce(
        (select satang from bank_transfers where bank_transfers.id = refer_transfer_id), prepare_amount
      ) end <> (
        select coalesce(sum(satang), 0) from ledger_entries
        where idempotency_key = 'deposit:' || deposits.id and ${playersCash(sql.ref("deposits.user_uuid"))}
      )`),
    withdrawals: await count(sql`select count(*) as wrong from withdrawals`),
    withdrawalsWronglyPaid: await count(sql`
      select count(*) as wrong from withdrawals
      where case when status = 'REJECTED' then 0 else -amount end <> (
        select coalesce(sum(satang), 0) from ledger_entries
        where idempotency_key in ('withdraw:' || withdrawals.id, 'refund:' || withdrawals.id)
          and ${playersCash(sql.ref("withdrawals.user_uuid"))}
      )`),
    gameRounds: await count(sql`select count(*) as wrong from game_rounds`),
    gameRoundsWronglyPaid: await count(sql`
      select count(*) as wrong from game_rounds g
      where g.returned - g.stake <> (
        select coalesce(sum(satang), 0) from ledger_entries
        where idempotency_key in (${gameKey("stake")}, ${gameKey("end")}, ${gameKey("back")})
          and ${playersCash(sql.ref("g.user_uuid"))}
      )`),
    numbersWronglyStaked: await count(sql`
      select count(*) as wrong from stakes s left join (
        select poys.bet_id, poys.user_uuid, l.option, l.number,
          sum(case when l.option = 'set' then l.multiply else l.price end) as satang
        from poy_lines l join poys on poys.id = l.poy_id where poys.status <> 'CANCELLED'
        group by poys.bet_id, poys.user_uuid, l.option, l.number
      ) live on live.bet_id = s.bet_id and live.user_uuid = s.user_uuid
        and live.option = s.option and live.number = s.number
      where s.satang <> coalesce(live.satang, 0)`),
    numbersWronglyExposed: await wronglyExposed(db),
  }
}

/** What right books count none of. */
export const mustBeNothing = [
  "sum",
  "playersBelowNothing",
  "balancesWronglyKept",
  "slipsNotPaidFor",
  "slipsWronglyEnded",
  "slipsTooLate",
  "numbersWronglyStaked",
  "numbersWronglyExposed",
  "depositsWronglyCredited",
  "withdrawalsWronglyPaid",
  "gameRoundsWronglyPaid",
] as const

/** Said as the index of keys says it, so that an entry is found by its key and not among all of its player's. */
const playersCash = (player: ReturnType<typeof sql.ref>) => sql`book = 'cash' and coalesce(user_uuid, '') = ${player}`

/** The key of a round's movement, of which there are up to three. */
const gameKey = (end: "stake" | "end" | "back") => sql`'game:' || g.user_uuid || ':' || g.round_id || ${`:${end}`}`

/** How many slips wait although their result is out: they are being paid just now. */
export const waiting = async ({ db, clock }: Pick<Internals, "db" | "clock">) =>
  db
    .selectFrom("poys")
    .innerJoin("rounds", "rounds.bet_id", "poys.bet_id")
    .select(({ fn }) => fn.countAll<number>().as("slips"))
    .where("poys.status", "=", "WAITING")
    .where("rounds.result_at", "<=", await clock.now())
    .executeTakeFirstOrThrow()

/** What numbers would be paid at default rates, against the lines of slips that were not called off. */
const wronglyExposed = async (db: Internals["db"]): Promise<number> => {
  const rates = new Map(Object.entries(betTerms).map(([group, terms]) => [group, new Map(Object.entries(terms.rates))]))
  const stored = await db.selectFrom("exposures").selectAll().execute()
  const lines = await db
    .selectFrom("poy_lines")
    .innerJoin("poys", "poys.id", "poy_lines.poy_id")
    .innerJoin("rounds", "rounds.bet_id", "poys.bet_id")
    .select(["poys.bet_id", "bet_group", "option", "number", "price"])
    .where("poys.status", "!=", "CANCELLED")
    .where("bet_group", "!=", "gov4d")
    .execute()
  const live = new Map<string, number>()
  for (const { bet_id, bet_group, option, number, price } of lines) {
    const spot = `${bet_id} ${option} ${number}`
    const rate = rates.get(bet_group)?.get(option) ?? 0
    live.set(spot, (live.get(spot) ?? 0) + Math.floor((price * rate) / 100))
  }
  return stored.filter(
    ({ bet_id, option, number, satang }) => (live.get(`${bet_id} ${option} ${number}`) ?? 0) !== satang,
  ).length
}
