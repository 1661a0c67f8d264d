import { Kysely, sql } from "kysely"
import { Migrator } from "kysely/migration"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { migrations } from "../../database/migrations.ts"
import { type DatabaseSettings, openDatabase } from "../../database/open.ts"
import { postgresDialect } from "../../database/postgres.ts"
import { sqliteDialect } from "../../database/sqlite.ts"
import type { Database, Tables } from "../../database/tables.ts"
import { pushSocketTo } from "../../push/testing/socket.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const open = (settings: DatabaseSettings) => openDatabase(settings, () => undefined)

/** A look into a database, whatever its version. */
const lookInto = async <A>(settings: DatabaseSettings, look: (db: Database) => Promise<A>): Promise<A> => {
  const db = new Kysely<Tables>({
    dialect: settings.kind === "sqlite" ? sqliteDialect(settings) : postgresDialect(settings.url, () => undefined),
  })
  try {
    return await look(db)
  } finally {
    await db.destroy()
  }
}

const becomeNewer = (settings: DatabaseSettings) =>
  lookInto(settings, (db) => sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(db))

const beOlder = (settings: DatabaseSettings) =>
  lookInto(settings, async (db) => {
    const provider = { getMigrations: () => Promise.resolve({ ...migrations }) }
    const { error } = await new Migrator({ db, provider }).migrateTo("008-limits-and-games")
    expect(error).toBeUndefined()
  })

/** Another program, of the version before balances were kept, that gave its last sign so long ago. */
const olderProgram = (settings: DatabaseSettings, ago: number) =>
  lookInto(settings, (db) =>
    db
      .insertInto("kept")
      .values({ name: "at work elsewhere", value: `${Date.now() - ago} 008-limits-and-games` })
      .execute(),
  )

const atWork = (settings: DatabaseSettings) =>
  lookInto(settings, async (db) => {
    const shown = await db.selectFrom("kept").select("name").where("name", "like", "at work %").execute()
    return shown.length
  })

const hasBalances = (settings: DatabaseSettings) =>
  lookInto(settings, async (db) => (await db.introspection.getTables()).some(({ name }) => name === "balances"))

describe.each(sources)("the version of a database, on $kind", ({ fresh }) => {
  it("when it is newer than the program keeps it from starting, with a line that says so", async () => {
    const settings = await fresh()
    await (await open(settings)).destroy()
    await becomeNewer(settings)
    const said =
      /cannot be used: it is of a newer version \(999-later\) than this program \(\d{3}-[a-z-]+\): start the newer program instead\.$/
    await expect(open(settings)).rejects.toThrow(said)
    await expect(operatorOn(settings)).rejects.toThrow(said)
  })

  it("when it is older is left as it is while an older program works on it, and brought up afterwards", async () => {
    const settings = await fresh()
    await beOlder(settings)
    await olderProgram(settings, 1_000)
    await expect(open(settings)).rejects.toThrow(
      /it is of an older version \(008-limits-and-games\) than this program .* work on it: stop all of them first\.$/,
    )
    expect(await hasBalances(settings)).toBe(false)
    await lookInto(settings, (db) => db.deleteFrom("kept").execute())
    await (await open(settings)).destroy()
    expect(await hasBalances(settings)).toBe(true)
  })

  it("is brought up when the older program was killed a while ago", async () => {
    const settings = await fresh()
    await beOlder(settings)
    await olderProgram(settings, 16_000)
    await (await open(settings)).destroy()
    expect(await hasBalances(settings)).toBe(true)
  })

  it("lets programs of one version come and go, each shown while it works", async () => {
    const settings = await fresh()
    const first = await operatorOn(settings)
    const second = await operatorOn(settings)
    onTestFinished(() => second.stop())
    expect(await atWork(settings)).toBe(2)
    await first.stop()
    expect(await atWork(settings)).toBe(1)
    const third = await operatorOn(settings)
    expect((await second.ask("/readyz")).status).toBe(200)
    expect((await third.ask("/readyz")).status).toBe(200)
    await third.stop()
    await second.stop()
    expect(await atWork(settings)).toBe(0)
  })

  it("when it becomes newer under a program is told once, and the program stops", async () => {
    const settings = await fresh()
    const lines: Array<unknown> = []
    const operator = await operatorOn(settings, { log: ({ level, error }) => level === "error" && lines.push(error) })
    const line = await pushSocketTo(operator.origin)
    await becomeNewer(settings)
    await line.closed
    await operator.stop()
    expect(lines).toEqual([
      expect.stringMatching(/^The database changed while this program ran: it is of a newer version \(999-later\)/),
    ])
    expect(await atWork(settings)).toBe(0)
  })
})
