import { sql } from "kysely"
import type { BackOffice } from "../back-office.ts"

/** Whether the books are right: all entries sum to nothing, nobody is below it, and slips agree with what was paid. */
export const books = async ({ db, clock }: BackOffice) => {
  const now = await clock.now()
  const { rows: entries } = await sql<{ sum: number; movements: number }>`
    select coalesce(sum(satang), 0) as sum, count(distinct idempotency_key) as movements from ledger_entries
  `.execute(db)
  const { rows: below } = await sql<{ players: number }>`
    select count(*) as players from (
      select user_uuid from ledger_entries where user_uuid is not null group by user_uuid, book having sum(satang) < 0
    ) poor
  `.execute(db)
  const { rows: slips } = await sql<{ slips: number; late: number; unpaid: number; doubled: number }>`
    select
      (select count(*) from poys) as slips,
      (select count(*) from poys join rounds on rounds.bet_id = poys.bet_id where created_at > closes_at) as late,
      (select count(*) from poys where (
        select coalesce(sum(-satang), 0) from ledger_entries
        where idempotency_key = 'bet:' || poys.id and user_uuid = poys.user_uuid
      ) <> stake) as unpaid,
      (select count(*) from poys where (
        select coalesce(sum(satang), 0) from ledger_entries
        where idempotency_key = 'end:' || poys.id and user_uuid = poys.user_uuid
      ) <> coalesce(won, 0)) as doubled
  `.execute(db)
  const { rows: waiting } = await sql<{ slips: number }>`
    select count(*) as slips from poys join rounds on rounds.bet_id = poys.bet_id
    where status = 'WAITING' and result_at <= ${now}
  `.execute(db)
  const { rows: exposed } = await sql<{ wrong: number }>`
    select count(*) as wrong from (
      select s.bet_id, s.user_uuid, s.option, s.number, s.satang from stakes s
      left join (
        select poys.bet_id, poys.user_uuid, l.option, l.number,
          sum(case when l.option = 'set' then l.multiply else l.price end) as live
        from poy_lines l join poys on poys.id = l.poy_id
        where poys.status <> 'CANCELLED'
        group by poys.bet_id, poys.user_uuid, l.option, l.number
      ) live on live.bet_id = s.bet_id and live.user_uuid = s.user_uuid
        and live.option = s.option and live.number = s.number
      where s.satang <> coalesce(live.live, 0)
    ) differing
  `.execute(db)
  return {
    sum: Number(entries[0]?.sum),
    movements: Number(entries[0]?.movements),
    playersBelowNothing: Number(below[0]?.players),
    slips: Number(slips[0]?.slips),
    slipsWaitingForLong: Number(waiting[0]?.slips),
    slipsTooLate: Number(slips[0]?.late),
    slipsNotPaidFor: Number(slips[0]?.unpaid),
    slipsWronglyEnded: Number(slips[0]?.doubled),
    numbersWronglyStaked: Number(exposed[0]?.wrong),
  }
}
