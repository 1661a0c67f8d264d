import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** What players have read and were sent of what happened, what they want to be sent, and in which language and session. */
export const notifications: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("notification_marks")
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("notification_id", "text", (column) => column.notNull())
      .addColumn("read_at", "bigint")
      .addColumn("pushed_at", "bigint")
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("notification_marks_once", ["user_uuid", "notification_id"])
      .execute()
    await db.schema.createIndex("notification_marks_by_age").on("notification_marks").column("at").execute()
    await db.schema
      .createTable("notification_kinds")
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("is_on", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("notification_kinds_once", ["user_uuid", "kind"])
      .execute()
    await db.schema
      .createTable("operator_news")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute()
    await db.schema.createIndex("operator_news_by_age").on("operator_news").column("at").execute()
    await db.schema
      .alterTable("fcm_tokens")
      .addColumn("locale", "text", (column) => column.notNull().defaultTo("th"))
      .execute()
    await db.schema
      .alterTable("fcm_tokens")
      .addColumn("session_jti", "text", (column) => column.references("sessions.jti"))
      .execute()
    await db.schema.createIndex("fcm_tokens_of_player").on("fcm_tokens").column("user_uuid").execute()
    await db.schema
      .createIndex("poys_ended_of_player")
      .on("poys")
      .columns(["user_uuid", "ended_at"])
      .where(sql.ref("ended_at"), "is not", null)
      .execute()
  },
}
