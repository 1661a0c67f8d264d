import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { sql } from "kysely"
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { openDatabase } from "./open.ts"
import { readStoredValue, writeStoredValue } from "./stored-values.ts"
import type { Database } from "./tables.ts"
import { emptyDatabases } from "./testing/empty-databases.ts"

const sources = (await emptyDatabases()).filter(({ kind }) => kind === "postgres")
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe("a SQLite file that several processes share", () => {
  let folder: string
  let file: string
  let db: Database
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "fakham-file-"))
    file = join(folder, "new", "sandbox.sqlite")
    db = await openDatabase({ kind: "sqlite", file }, () => undefined)
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  it("gives a transaction its turn to write from its beginning, so that what it read stays true", async () => {
    const neighbour = new DatabaseSync(file, { timeout: 0 })
    await db.transaction().execute(async (within) => {
      expect(await readStoredValue(within, "tokens")).toBeUndefined()
      expect(() => neighbour.exec("insert into kept values ('tokens', 'by the neighbour')")).toThrow("locked")
      await writeStoredValue(within, "tokens", "by the transaction")
    })
    neighbour.exec("update kept set value = 'later' where name = 'tokens'")
    neighbour.close()

    expect(await readStoredValue(db, "tokens")).toBe("later")
  })

  it.each([
    ["a file", "a-file", "its folder is a file, or lies in one"],
    ["a folder in a file", "a-file/inside", "its folder is a file, or lies in one"],
    ["a name of two lines in a file", "a-file/a\nb", "its folder is a file, or lies in one"],
    ["a path that is too long", "x".repeat(300), "its path is too long"],
    ["a link to itself", "circle", "its path leads back to itself"],
    ["a folder that nobody may write to", "sys/fakham", "this account may not write there"],
    ["a folder that holds something else under the name", "odd", "it cannot be opened"],
    ["a folder whose file is no database", "garbage", "it is no database"],
  ])("says in one line what is wrong with %s", async (_, name, wrong) => {
    writeFileSync(join(folder, "a-file"), "")
    mkdirSync(join(folder, "odd", "sandbox.sqlite"), { recursive: true })
    mkdirSync(join(folder, "garbage"))
    writeFileSync(join(folder, "garbage", "sandbox.sqlite"), "no database at all ".repeat(100))
    symlinkSync("circle", join(folder, "circle"))
    symlinkSync("/sys", join(folder, "sys"))
    const odd = join(folder, name, "sandbox.sqlite")
    const opening: unknown = await openDatabase({ kind: "sqlite", file: odd }, () => undefined).catch(
      (error: unknown) => error,
    )
    const message = opening instanceof Error ? opening.message : "it was opened"
    expect(message).toContain(`The database file ${odd.replace("\n", " ")} cannot be used: ${wrong}`)
    expect(message).toContain("DATA_DIR")
    expect(message).not.toContain("\n")
  })

  it("says why a write failed though SQLite undid its transaction by itself", async () => {
    const full = sql`insert into kept values ('a', zeroblob(10000000))`
    await sql`pragma max_page_count = 1`.execute(db)
    await expect(db.transaction().execute((within) => full.execute(within))).rejects.toThrow("database or disk is full")
  })

  it("keeps its rules about who belongs to whom, and its log beside it", async () => {
    const read = new DatabaseSync(file)
    expect(read.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" })
    read.close()

    const never = { revoked_at: null, expired_at: null }
    const orphan = { jti: "a", user_uuid: "nobody", created_at: 0, seen_at: 0, place: "", user_device: "", ...never }
    await expect(db.insertInto("sessions").values(orphan).execute()).rejects.toThrow("FOREIGN KEY")
  })
})

describe.each(sources)("a connection to $kind", ({ fresh }) => {
  it("that is lost while it works fails its own work and is told once; the process goes on", async () => {
    const database = await fresh()
    const lost: Array<string> = []
    const db = await openDatabase(database, ({ message }) => lost.push(message))
    const other = await openDatabase(database, () => undefined)
    onTestFinished(async () => {
      await db.destroy()
      await other.destroy()
    })
    const work = db.transaction().execute(async (within) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(within)
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(other)
      await expect.poll(() => lost).toHaveLength(1)
      await sql`select 1`.execute(within)
    })

    await expect(work).rejects.toThrow()
    expect(lost).toEqual(["terminating connection due to administrator command"])
    expect((await sql<{ two: number }>`select 2 as two`.execute(db)).rows).toEqual([{ two: 2 }])
  })
})
