import type { Within } from "./tables.ts"

/** The name under which is stored what a database was filled with. */
export const seedName = "seed"

/** What the sandbox has written down under a name. */
export const readStoredValue = async (db: Within, name: string): Promise<string | undefined> =>
  (await db.selectFrom("kept").select("value").where("name", "=", name).executeTakeFirst())?.value

export const writeStoredValue = async (db: Within, name: string, value: string): Promise<void> => {
  await db
    .insertInto("kept")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute()
}

/** Writes a value unless there is one already; true for the one process among several that wrote it. */
export const writeStoredOnce = async (db: Within, name: string, value: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("kept")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
