import { sql } from "kysely"
import { type DatabaseSettings, openDatabase } from "../../database/open.ts"
import { addPlayers } from "../../desk/crowd.ts"
import { costOfPublicPin, passwordsAt } from "../../internals/passwords.ts"
import { seedOnce } from "../../seeds/seeding.ts"
import { storedClock } from "../../time/clock.ts"
import { sweeping } from "../sweep.ts"

/** A database with one player, which is swept as of any moment. */
export const sweptDatabase = async (settings: DatabaseSettings) => {
  const db = await openDatabase(settings, () => undefined)
  const clock = storedClock(db)
  await seedOnce({ beginning: { historyDays: 0 }, db, clock, passwords: passwordsAt(costOfPublicPin) }, "empty")
  await addPlayers({ db, clock }, { prefix: "swept", count: 1, pin: "Swept69#x", baht: 1_000 })
  const { uuid } = await db.selectFrom("users").select("uuid").executeTakeFirstOrThrow()
  const stepsAt = (now: () => number) => sweeping({ db, clock: { ...clock, now: () => Promise.resolve(now()) } })
  return {
    db,
    uuid,
    stepsAt,
    /** Goes on until the night is done. */
    sweepAt: async (now: number, step = stepsAt(() => now)) => {
      const swept = db.selectFrom("kept").select("value").where("name", "=", "sweptAt")
      for (let steps = 0; (await swept.executeTakeFirst())?.value !== String(now); steps += 1) {
        if (steps > 100) throw new Error("the sweep does not end")
        await step()
      }
    },
    /** The rows that are left, by a column. */
    left: async (table: string, column: string): Promise<ReadonlyArray<string>> => {
      const { rows } = await sql<{
        key: string
      }>`select ${sql.ref(column)} as key from ${sql.table(table)}`.execute(db)
      return rows.map(({ key }) => key).toSorted((one, other) => one.localeCompare(other))
    },
  }
}
