import { bahtOfSatang, type Satang } from "@fakham/core"
import { hour } from "@fakham/core/time"
import { sql } from "kysely"
import type { Book } from "../../database/tables/money.ts"
import type { Within } from "../../database/tables.ts"
import type { Span } from "./entries.ts"

const aDay = 24 * hour

/** What each type of entry came to on each day of Bangkok, the latest day first. */
export const dailyTotals = async (within: Within, book: Book, uuid: string, { from, to }: Span) => {
  const rows = await within
    .selectFrom("ledger_entries")
    .select((eb) => [
      sql<number>`(at + ${sql.lit(7 * hour)}) / ${sql.lit(aDay)}`.as("day"),
      "kind",
      eb.fn.countAll<number>().as("count"),
      sql<Satang>`sum(case when satang > 0 then satang else 0 end)`.as("money_in"),
      sql<Satang>`sum(case when satang < 0 then satang else 0 end)`.as("money_out"),
    ])
    .where("user_uuid", "=", uuid)
    .where("book", "=", book)
    .where("at", ">=", from)
    .where("at", "<", to)
    .groupBy([sql.ref("day"), "kind"])
    .orderBy(sql.ref("day"), "desc")
    .orderBy("kind")
    .execute()
  return rows.map(({ day, kind, count, money_in, money_out }) => ({
    day: new Date(day * aDay).toISOString().slice(0, 10),
    transactionType: kind,
    count,
    moneyIn: bahtOfSatang(money_in),
    moneyOut: bahtOfSatang(money_out),
  }))
}
