import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Whom the operator has reminded that a round closes soon, and of which rounds it has reminded anybody it was going to. */
export const closingReminders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("rounds").addColumn("reminded_at", "bigint").execute()
    await db.schema.createIndex("rounds_by_close").on("rounds").column("closes_at").execute()
    await db.schema
      .createTable("closing_reminders")
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("bet_id", "text", (column) => column.notNull().references("rounds.bet_id"))
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("closing_reminders_once", ["user_uuid", "bet_id"])
      .execute()
  },
}
