import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { readKept, writeKept } from "./kept.ts"
import { openDatabase } from "./open.ts"
import type { Database } from "./tables.ts"

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
      expect(await readKept(within, "tokens")).toBeUndefined()
      expect(() => neighbour.exec("insert into kept values ('tokens', 'by the neighbour')")).toThrow("locked")
      await writeKept(within, "tokens", "by the transaction")
    })
    neighbour.exec("update kept set value = 'later' where name = 'tokens'")
    neighbour.close()

    expect(await readKept(db, "tokens")).toBe("later")
  })

  it("keeps its rules about who belongs to whom, and its log beside it", async () => {
    const read = new DatabaseSync(file)
    expect(read.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" })
    read.close()

    const orphan = { jti: "a", user_uuid: "nobody", created_at: 0, revoked_at: null }
    await expect(db.insertInto("sessions").values(orphan).execute()).rejects.toThrow("FOREIGN KEY")
  })
})
