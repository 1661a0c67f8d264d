import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { afterEach, describe, expect, it } from "vitest"
import { findPrograms } from "./postgres-programs.ts"
import { startThrowAwayPostgres } from "./throw-away-postgres.ts"

const empty = mkdtempSync(join(tmpdir(), "fakham-path-"))
const found = findPrograms()
afterEach(() => rmSync(empty, { recursive: true, force: true }))

describe("a PostgreSQL to throw away", () => {
  it(
    found === undefined ? "is left out here, for want of its programs" : "gives a new empty database each time",
    async () => {
      const { postgres, missing } = await startThrowAwayPostgres()
      if (postgres === undefined) {
        console.warn(`PostgreSQL was left out of these tests: ${missing}.`)
        expect(found).toBeUndefined()
        expect(missing).toBe("initdb and postgres are not installed")
        return
      }
      const addresses = [await postgres.newDatabase(), await postgres.newDatabase()]
      for (const connectionString of addresses) {
        const client = new Client({ connectionString })
        await client.connect()
        await client.query("create table only_once (id integer)")
        await client.end()
      }
      await postgres.stop()

      const gone = new Client({ connectionString: addresses[0] ?? "" })
      await expect(gone.connect()).rejects.toThrow()
    },
  )

  it("is looked for on the path", () => {
    expect(findPrograms(empty, join(empty, "postgresql"))).toBeUndefined()
  })
})
