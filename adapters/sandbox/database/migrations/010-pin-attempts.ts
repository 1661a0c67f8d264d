import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Tries are counted by name and address from now on; what was counted by name alone is forgotten. */
export const pinAttempts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.dropTable("login_attempts").execute()
    await db.schema
      .createTable("pin_attempts")
      .addColumn("purpose", "text", (column) => column.notNull().check(sql`purpose in ('login', 'change')`))
      .addColumn("login_name", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("failed", "integer", (column) => column.notNull())
      .addColumn("locked_until", "bigint")
      .addColumn("entered_at", "bigint")
      .addPrimaryKeyConstraint("pin_attempts_counted", ["purpose", "login_name", "address"])
      .execute()
    await db.schema.createIndex("pin_attempts_of_name").on("pin_attempts").column("login_name").execute()
  },
}
