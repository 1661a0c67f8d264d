import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

export const balancesTable: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("balances")
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("book", "text", (column) => column.notNull().check(sql`book in ('cash', 'afCash')`))
      .addColumn("satang", "bigint", (column) => column.notNull().check(sql`satang >= 0`))
      .addPrimaryKeyConstraint("balances_of_players", ["user_uuid", "book"])
      .execute()
    await sql`
      insert into balances (user_uuid, book, satang)
      select users.uuid, books.book, coalesce(sum(entries.satang), 0)
      from users
      cross join (select 'cash' as book union all select 'afCash') as books
      left join ledger_entries as entries on entries.user_uuid = users.uuid and entries.book = books.book
      group by users.uuid, books.book`.execute(db)
  },
}
