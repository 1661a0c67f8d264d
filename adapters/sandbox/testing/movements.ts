import { type DatabaseSettings, openDatabase } from "../database/open.ts"

/** Counts the movements in a ledger, beside the operator that works on it. */
export const movementsIn = async (database: DatabaseSettings) => {
  const db = await openDatabase(database, () => undefined)
  const counted = db.selectFrom("ledger_entries").select(({ fn }) => fn.count("idempotency_key").distinct().as("count"))
  return {
    count: async (): Promise<number> => Number((await counted.executeTakeFirstOrThrow()).count),
    close: () => db.destroy(),
  }
}
