import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

export const limitsAndGames: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("play_rules")
      .addColumn("user_uuid", "text", (column) => column.primaryKey().references("users.uuid"))
      .addColumn("limits", "text", (column) => column.notNull())
      .addColumn("taken", "text")
      .addColumn("reminder_minutes", "integer")
      .execute()
    await db.schema
      .createTable("fcm_tokens")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("token", "text", (column) => column.notNull())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("game_seats")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("session_jti", "text", (column) => column.notNull().references("sessions.jti"))
      .addColumn("partner", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("site_origin", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("token_until", "bigint", (column) => column.notNull())
      .addColumn("secret_hash", "text", (column) => column.unique())
      .addColumn("opened_at", "bigint")
      .addColumn("left_at", "bigint")
      .execute()
    await db.schema.createIndex("game_seats_of_player").on("game_seats").columns(["user_uuid", "left_at"]).execute()
    await db.schema
      .createTable("game_rounds")
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("round_id", "text", (column) => column.notNull())
      .addColumn("seat_id", "text", (column) => column.notNull().references("game_seats.id"))
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("spot", "text", (column) => column.notNull())
      .addColumn("stake", "bigint", (column) => column.notNull())
      .addColumn("returned", "bigint", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("game_rounds_once", ["user_uuid", "round_id"])
      .execute()
    await db.schema.createIndex("game_rounds_of_seat").on("game_rounds").columns(["seat_id", "at"]).execute()
  },
}
