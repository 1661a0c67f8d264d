import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const firstFloor: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("kept")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("agents")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("phone_number", "text", (column) => column.notNull())
      .addColumn("office_phone_number", "text", (column) => column.notNull())
      .addColumn("active_popup", "integer", (column) => column.notNull())
      .addColumn("active_support", "integer", (column) => column.notNull())
      .addColumn("url_bailek", "text", (column) => column.notNull())
      .addColumn("url_popup", "text", (column) => column.notNull())
      .addColumn("url_support", "text", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("sites")
      .addColumn("host", "text", (column) => column.primaryKey())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("site_verification", "text", (column) => column.notNull())
      .addColumn("ga_id", "text", (column) => column.notNull())
      .addColumn("active", "integer", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("results")
      .addColumn("bet_id", "text", (column) => column.primaryKey())
      .addColumn("bet_group", "text", (column) => column.notNull())
      .addColumn("bet_type", "text", (column) => column.notNull())
      .addColumn("bet_name", "text", (column) => column.notNull())
      .addColumn("dt", "text", (column) => column.notNull())
      .addColumn("top3", "text", (column) => column.notNull())
      .addColumn("top2", "text", (column) => column.notNull())
      .addColumn("bottom2", "text", (column) => column.notNull())
      .addColumn("drawn_at", "bigint", (column) => column.notNull())
      .execute()
    await db.schema.createIndex("results_newest").on("results").columns(["bet_group", "drawn_at"]).execute()
    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute()
  },
}

const playersAndMoney: Migration = {
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

/** Every change of the tables so far, by name, in order; one that was released is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "001-first-floor": firstFloor,
  "002-players-and-money": playersAndMoney,
}
