import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** What was done with accounts that their owners alone should do, and what a code is for. */
export const accountEvents: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("account_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("type", "text", (column) =>
        column.notNull().check(sql`type in ('phoneChanged', 'bankAdded', 'pinChanged', 'passkeyAdded', 'loggedIn')`),
      )
      .addColumn("detail", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute()
    await db.schema.createIndex("account_events_of_player").on("account_events").columns(["user_uuid", "at"]).execute()
    await db.schema
      .alterTable("otps")
      .addColumn("purpose", "text", (column) =>
        column.notNull().defaultTo("pin").check(sql`purpose in ('pin', 'phone')`),
      )
      .execute()
    await db.schema.createIndex("account_events_by_age").on("account_events").column("at").execute()
  },
}
