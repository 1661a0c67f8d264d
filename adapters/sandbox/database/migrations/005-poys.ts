import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

export const poys: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("poys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("bet_id", "text", (column) => column.notNull().references("rounds.bet_id"))
      .addColumn("intent_key", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) =>
        column.notNull().check(sql`status in ('WAITING', 'WON', 'LOST', 'CANCELLED', 'REFUNDED')`),
      )
      .addColumn("stake", "bigint", (column) => column.notNull().check(sql`stake > 0`))
      .addColumn("won", "bigint")
      .addColumn("line_count", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("ended_at", "bigint")
      .addUniqueConstraint("poys_once", ["user_uuid", "intent_key"])
      .execute()
    await db.schema.createIndex("poys_of_player").on("poys").columns(["user_uuid", "created_at", "id"]).execute()
    await db.schema.createIndex("poys_of_round").on("poys").columns(["bet_id", "status"]).execute()
    await db.schema
      .createTable("poy_lines")
      .addColumn("poy_id", "text", (column) => column.notNull().references("poys.id"))
      .addColumn("line", "integer", (column) => column.notNull())
      .addColumn("option", "text", (column) => column.notNull())
      .addColumn("number", "text", (column) => column.notNull())
      .addColumn("price", "bigint", (column) => column.notNull().check(sql`price > 0`))
      .addColumn("multiply", "integer", (column) => column.notNull())
      .addColumn("won", "bigint")
      .addColumn("tier", "text")
      .addPrimaryKeyConstraint("poy_lines_in_order", ["poy_id", "line"])
      .execute()
    await db.schema
      .createTable("exposures")
      .addColumn("bet_id", "text", (column) => column.notNull())
      .addColumn("option", "text", (column) => column.notNull())
      .addColumn("number", "text", (column) => column.notNull())
      .addColumn("satang", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("exposures_of_numbers", ["bet_id", "option", "number"])
      .execute()
    await db.schema
      .createTable("stakes")
      .addColumn("bet_id", "text", (column) => column.notNull())
      .addColumn("user_uuid", "text", (column) => column.notNull())
      .addColumn("option", "text", (column) => column.notNull())
      .addColumn("number", "text", (column) => column.notNull())
      .addColumn("satang", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("stakes_of_players", ["bet_id", "user_uuid", "option", "number"])
      .execute()
    await db.schema
      .createTable("number_sets")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("options", "text", (column) => column.notNull())
      .addColumn("numbers", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute()
  },
}
