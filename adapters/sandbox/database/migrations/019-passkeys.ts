import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Keys of players' devices, each of one site's name, beside the PIN. */
export const passkeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("site_name", "text", (column) => column.notNull())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("user_device", "text", (column) => column.notNull())
      .addColumn("added_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .execute()
    await db.schema.createIndex("passkeys_of_player").on("passkeys").column("user_uuid").execute()
  },
}
