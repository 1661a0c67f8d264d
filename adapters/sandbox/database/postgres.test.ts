import { setTimeout } from "node:timers/promises"
import { sql } from "kysely"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { shelves } from "../testing/operator.ts"
import { openDatabase } from "./open.ts"

const stock = await shelves()
afterAll(() => Promise.all(stock.map(({ clear }) => clear())))

describe.each(stock)("a connection to $kind", ({ kind, fresh }) => {
  it.runIf(kind === "postgres")(
    "that is lost while it works fails its own work and is told once; the process goes on",
    async () => {
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
        await setTimeout(100)
        await sql`select 1`.execute(within)
      })

      await expect(work).rejects.toThrow()
      expect(lost).toEqual(["terminating connection due to administrator command"])
      expect((await sql<{ two: number }>`select 2 as two`.execute(db)).rows).toEqual([{ two: 2 }])
    },
  )
})
