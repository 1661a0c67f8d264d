import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

export const intents: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("intents")
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("intent_key", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("asked", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("intents_once", ["user_uuid", "intent_key"])
      .execute()
  },
}
