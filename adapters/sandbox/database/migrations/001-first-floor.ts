import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

export const firstFloor: Migration = {
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
