import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** A round may hold several bets, and is drawn from a seed that its seat had committed to; seats of before are left. */
export const provableGames: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable("game_seats")
      .addColumn("title", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    await db.schema.alterTable("game_seats").addColumn("next_seed", "text").execute()
    await sql`update game_seats set left_at = token_until where left_at is null`.execute(db)
    await db.schema.alterTable("game_rounds").addColumn("seed", "text").execute()
    await db.schema
      .alterTable("game_rounds")
      .addColumn("bets", "text", (column) => column.notNull().defaultTo("[]"))
      .execute()
    await sql`update game_rounds set bets = '[{"spot":"' || spot || '","stake":' || stake || '}]'`.execute(db)
    await db.schema.alterTable("game_rounds").dropColumn("spot").execute()
  },
}
