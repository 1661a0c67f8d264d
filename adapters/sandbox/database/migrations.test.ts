import { Kysely, sql } from "kysely"
import { Migrator } from "kysely/migration"
import { afterAll, describe, expect, it } from "vitest"
import { migrations } from "./migrations.ts"
import { type DatabaseSettings, openDatabase } from "./open.ts"
import { postgresDialect } from "./postgres.ts"
import { sqliteDialect } from "./sqlite.ts"
import { emptyDatabases } from "./testing/empty-databases.ts"

const sources = await emptyDatabases()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

type Entry = readonly [player: string | null, book: "cash" | "afCash", satang: number]

/** A database as it was before balances were kept, with three players and what moved their money. */
const withHistory = async (settings: DatabaseSettings, entries: ReadonlyArray<Entry>) => {
  const db = new Kysely<unknown>({
    dialect: settings.kind === "sqlite" ? sqliteDialect(settings) : postgresDialect(settings.url, () => undefined),
  })
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) }
  const { error } = await new Migrator({ db, provider }).migrateTo("008-limits-and-games")
  expect(error).toBeUndefined()
  await sql`insert into agents values (1, '', '', 0, 0, '', '', '')`.execute(db)
  for (const uuid of ["somchai", "malee", "newcomer"])
    await sql`
      insert into users (uuid, user_name, password_hash, status, agent_id, name, email, avatar, phone_number, line_id,
        line_uid, level, loyalty_point, created_at)
      values (${uuid}, ${uuid}, '', 0, 1, '', '', '', '', '', '', 1, 0, 0)`.execute(db)
  for (const [at, [player, book, satang]] of entries.entries())
    await sql`insert into ledger_entries (id, idempotency_key, book, user_uuid, kind, satang, at)
      values (${`entry ${at}`}, ${`key ${at}`}, ${book}, ${player}, 'DEPOSIT', ${satang}, 0)`.execute(db)
  await db.destroy()
}

describe.each(sources)("a database of before, on $kind", ({ fresh }) => {
  it("knows what every player has when it is opened", async () => {
    const settings = await fresh()
    await withHistory(settings, [
      ["somchai", "cash", 100_000],
      [null, "cash", -100_000],
      ["somchai", "cash", -25_050],
      [null, "cash", 25_050],
      ["somchai", "afCash", 300],
      [null, "afCash", -300],
      ["malee", "cash", 5_000],
      ["malee", "cash", -5_000],
    ])
    const db = await openDatabase(settings, () => undefined)
    const stored = await db.selectFrom("balances").selectAll().orderBy("user_uuid").orderBy("book").execute()
    await db.destroy()

    expect(stored.map(({ user_uuid, book, satang }) => [user_uuid, book, satang])).toEqual([
      ["malee", "afCash", 0],
      ["malee", "cash", 0],
      ["newcomer", "afCash", 0],
      ["newcomer", "cash", 0],
      ["somchai", "afCash", 300],
      ["somchai", "cash", 74_950],
    ])
  })

  it("is not opened while the books have somebody below nothing", async () => {
    const settings = await fresh()
    await withHistory(settings, [
      ["malee", "cash", -1],
      [null, "cash", 1],
    ])

    await expect(openDatabase(settings, () => undefined)).rejects.toThrow(/cannot be used: .*check/i)
  })
})
