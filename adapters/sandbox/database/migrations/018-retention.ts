import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const ages = [
  ["otps", "sent_at"],
  ["outbox", "at"],
  ["intents", "at"],
  ["fcm_tokens", "saved_at"],
  ["game_seats", "token_until"],
  ["rounds", "settled_at"],
] as const

/** Finds what is old enough to be dropped. Codes are hashed from now on; those that were sent before open nothing more. */
export const retention: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`delete from otps`.execute(db)
    for (const [table, column] of ages)
      await db.schema.createIndex(`${table}_by_age`).on(table).column(column).execute()
    for (const table of ["fcm_tokens", "game_seats"])
      await db.schema.createIndex(`${table}_of_session`).on(table).column("session_jti").execute()
    await db.schema
      .createIndex("sessions_by_end")
      .on("sessions")
      .expression(sql`coalesce(revoked_at, expired_at)`)
      .execute()
  },
}
