import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** When a PIN was tried last, so that what is old can be forgotten; what was counted before is old. */
export const oldPinAttempts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable("pin_attempts")
      .addColumn("tried_at", "bigint", (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex("pin_attempts_by_age").on("pin_attempts").column("tried_at").execute()
  },
}
