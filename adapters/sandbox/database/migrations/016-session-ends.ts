import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** When, where and by what each session was used last; those of before count as used when they were opened. */
export const sessionEnds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable("sessions")
      .addColumn("seen_at", "bigint", (column) => column.notNull().defaultTo(0))
      .execute()
    for (const name of ["place", "user_device"])
      await db.schema
        .alterTable("sessions")
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute()
    await db.schema.alterTable("sessions").addColumn("expired_at", "bigint").execute()
    await sql`update sessions set seen_at = created_at`.execute(db)
    await db.schema.createIndex("sessions_of_player").on("sessions").column("user_uuid").execute()
    for (const column of ["seen_at", "created_at"])
      await db.schema
        .createIndex(`sessions_open_by_${column}`)
        .on("sessions")
        .column(column)
        .where(sql.ref("revoked_at"), "is", null)
        .where(sql.ref("expired_at"), "is", null)
        .execute()
  },
}
