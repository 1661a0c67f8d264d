import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

export const rounds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.dropTable("results").execute()
    await db.schema
      .createTable("rounds")
      .addColumn("bet_id", "text", (column) => column.primaryKey())
      .addColumn("bet_group", "text", (column) => column.notNull())
      .addColumn("bet_type", "text", (column) => column.notNull())
      .addColumn("bet_name", "text", (column) => column.notNull())
      .addColumn("sequence", "integer", (column) => column.notNull())
      .addColumn("dt", "text", (column) => column.notNull())
      .addColumn("opens_at", "bigint", (column) => column.notNull())
      .addColumn("closes_at", "bigint", (column) => column.notNull())
      .addColumn("shooting_ends_at", "bigint")
      .addColumn("result_at", "bigint", (column) => column.notNull())
      .addColumn("seed", "text", (column) => column.notNull())
      .addColumn("commitment", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('running', 'drawn', 'cancelled')`))
      .addColumn("drawn", "text")
      .addColumn("prizes", "text")
      .addColumn("settled_at", "bigint")
      .execute()
    await db.schema.createIndex("rounds_of_group").on("rounds").columns(["bet_group", "result_at"]).execute()
    await db.schema.createIndex("rounds_of_day").on("rounds").columns(["bet_group", "dt"]).execute()
    await db.schema
      .createIndex("rounds_to_run")
      .on("rounds")
      .column("result_at")
      .where(sql.ref("settled_at"), "is", null)
      .execute()
    await db.schema
      .createTable("shots")
      .addColumn("bet_id", "text", (column) => column.notNull().references("rounds.bet_id"))
      .addColumn("sequence", "integer", (column) => column.notNull())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("number", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("shots_in_order", ["bet_id", "sequence"])
      .execute()
    await db.schema.createIndex("shots_of_player").on("shots").columns(["user_uuid", "at"]).execute()
  },
}
