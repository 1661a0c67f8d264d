import { Kysely } from "kysely"
import type { DatabaseSettings } from "../database/open.ts"
import { postgresDialect } from "../database/postgres.ts"
import { sqliteDialect } from "../database/sqlite.ts"
import type { Tables } from "../database/tables.ts"
import { startSandbox } from "../sandbox.ts"
import type { Seed } from "../seeds/seeding.ts"
import { storedClock } from "../time/clock.ts"
import { costOfTests } from "./cost-of-tests.ts"

/** What a database holds before a test begins: what a sandbox of these settings puts there. */
export type DatabaseFilling = {
  readonly seed: Seed
  readonly clockAt: number
  readonly historyDays: number
  readonly machineNow?: (() => number) | undefined
}

export const nameOfFilling = ({ seed, clockAt, historyDays }: DatabaseFilling) =>
  `filled_${seed}_${clockAt}_${historyDays}`

/** Fills an empty database while the machine's time seems to stand still. */
export const fill = async (
  database: DatabaseSettings,
  { seed, clockAt, historyDays }: DatabaseFilling,
): Promise<void> => {
  const sandbox = await startSandbox({
    port: 0,
    database,
    seed,
    historyDays,
    machineNow: () => clockAt,
    passwordCost: costOfTests,
  })
  await sandbox.stop()
}

/** Sets the clock of a copy, which was filled some time ago, to where it began. */
export const setDatabaseClock = async (
  database: DatabaseSettings,
  { clockAt, machineNow }: DatabaseFilling,
): Promise<void> => {
  const db = new Kysely<Tables>({
    dialect: database.kind === "sqlite" ? sqliteDialect(database) : postgresDialect(database.url, () => undefined),
  })
  await storedClock(db, machineNow).move({ at: clockAt, stands: false })
  await db.destroy()
}
