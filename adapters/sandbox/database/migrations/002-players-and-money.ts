import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

export const playersAndMoney: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("users")
      .addColumn("uuid", "text", (column) => column.primaryKey())
      .addColumn("user_name", "text", (column) => column.notNull().unique())
      .addColumn("password_hash", "text", (column) => column.notNull())
      .addColumn("status", "integer", (column) => column.notNull())
      .addColumn("agent_id", "integer", (column) => column.notNull().references("agents.id"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("avatar", "text", (column) => column.notNull())
      .addColumn("phone_number", "text", (column) => column.notNull())
      .addColumn("line_id", "text", (column) => column.notNull())
      .addColumn("line_uid", "text", (column) => column.notNull())
      .addColumn("level", "integer", (column) => column.notNull())
      .addColumn("loyalty_point", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("login_attempts")
      .addColumn("login_name", "text", (column) => column.primaryKey())
      .addColumn("failed", "integer", (column) => column.notNull())
      .addColumn("locked_until", "bigint")
      .execute()
    await db.schema
      .createTable("sessions")
      .addColumn("jti", "text", (column) => column.primaryKey())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("revoked_at", "bigint")
      .execute()
    await db.schema
      .createTable("ledger_entries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("idempotency_key", "text", (column) => column.notNull())
      .addColumn("book", "text", (column) => column.notNull().check(sql`book in ('cash', 'afCash')`))
      .addColumn("user_uuid", "text", (column) => column.references("users.uuid"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("satang", "bigint", (column) => column.notNull().check(sql`satang <> 0`))
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex("ledger_entries_once")
      .unique()
      .on("ledger_entries")
      .expression(sql`idempotency_key, book, coalesce(user_uuid, '')`)
      .execute()
    await db.schema
      .createIndex("ledger_entries_of_player")
      .on("ledger_entries")
      .columns(["user_uuid", "book", "at"])
      .execute()
  },
}
