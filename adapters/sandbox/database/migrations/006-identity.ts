import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

export const identity: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("signups")
      .addColumn("intent_key", "text", (column) => column.primaryKey())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("user_name", "text", (column) => column.notNull())
      .addColumn("refer_url", "text", (column) => column.notNull())
      .addColumn("from_domain", "text", (column) => column.notNull())
      .addColumn("employee_slug", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("referrals")
      .addColumn("member_uuid", "text", (column) => column.primaryKey().references("users.uuid"))
      .addColumn("by_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute()
    await db.schema.createIndex("referrals_of_player").on("referrals").columns(["by_uuid", "at"]).execute()
    await db.schema
      .createTable("otps")
      .addColumn("ref", "text", (column) => column.primaryKey())
      .addColumn("user_name", "text", (column) => column.notNull())
      .addColumn("phone_number", "text", (column) => column.notNull())
      .addColumn("code", "text", (column) => column.notNull())
      .addColumn("sent_at", "bigint", (column) => column.notNull())
      .addColumn("missed", "integer", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .execute()
    await db.schema.createIndex("otps_of_phone").on("otps").columns(["phone_number", "sent_at"]).execute()
    await db.schema.createIndex("users_of_line").on("users").column("line_id").execute()
    await db.schema.createIndex("users_of_phone").on("users").column("phone_number").execute()
  },
}
