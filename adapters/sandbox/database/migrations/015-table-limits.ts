import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Every seat keeps what a round at its table may cost; those of before were at tables without limits of their own. */
export const tableLimits: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const [column, satang] of [
      ["min_stake", 100],
      ["max_stake", 50_000],
    ] as const)
      await db.schema
        .alterTable("game_seats")
        .addColumn(column, "bigint", (made) => made.notNull().defaultTo(satang))
        .execute()
  },
}
