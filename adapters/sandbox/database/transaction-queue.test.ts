import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { locksRows } from "./lock.ts"
import { openDatabase } from "./open.ts"
import { readStoredValue, writeStoredValue } from "./stored-values.ts"
import type { Database } from "./tables.ts"
import { emptyDatabases } from "./testing/empty-databases.ts"
import { type RunInTransaction, transactionQueue } from "./transaction-queue.ts"

const sources = await emptyDatabases()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("work that waits its turn, on $kind", ({ fresh }) => {
  let db: Database
  let inTransaction: RunInTransaction
  beforeEach(async () => {
    db = await openDatabase(await fresh(), () => undefined)
    inTransaction = transactionQueue(db)
    return () => db.destroy()
  })

  it("is all kept when it is answered, however much of it came together", async () => {
    const names = Array.from({ length: 200 }, (_, at) => `name-${at}`)
    const answers = await Promise.all(
      names.map((name) =>
        inTransaction(async (within) => {
          await writeStoredValue(within, name, "kept")
          return name
        }),
      ),
    )

    expect(answers).toEqual(names)
    const { rows } = await db
      .selectFrom("kept")
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .where("value", "=", "kept")
      .executeTakeFirstOrThrow()
    expect(rows).toBe(200)
  })

  it("fails by itself: what it wrote is gone, and its neighbours stay", async () => {
    const works = ["one", "two", "three"].map((name) =>
      inTransaction(async (within) => {
        await writeStoredValue(within, name, "kept")
        if (name === "two") throw new Error("two is not wanted")
      }),
    )
    const ends = await Promise.allSettled(works)

    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
    expect(await Promise.all(["one", "two", "three"].map((name) => readStoredValue(db, name)))).toEqual([
      "kept",
      undefined,
      "kept",
    ])
  })

  it("is done again when two works waited for each other, so that both are kept", async () => {
    await Promise.all(["one", "two"].map((name) => writeStoredValue(db, name, "before")))
    const bothHold = Promise.withResolvers<void>()
    let holding = 0
    const oneEnded = Promise.withResolvers<void>()
    const inOrder = async (first: string, second: string) => {
      await inTransaction(async (within) => {
        // Done again at once, it could take the first row before the other one has it, and both would wait once more.
        if (holding === 2) await oneEnded.promise
        await writeStoredValue(within, first, "kept")
        if (++holding === 2) bothHold.resolve()
        // A database of a single writer never has two at work.
        if (locksRows(db)) await bothHold.promise
        await writeStoredValue(within, second, "kept")
      })
      oneEnded.resolve()
    }
    await Promise.all([inOrder("one", "two"), inOrder("two", "one")])
    expect(holding).toBe(locksRows(db) ? 3 : 2)
    expect(await Promise.all(["one", "two"].map((name) => readStoredValue(db, name)))).toEqual(["kept", "kept"])
  })

  it("goes on after a statement that the database refused", async () => {
    await expect(
      inTransaction(async (within) => {
        await within
          .insertInto("kept")
          .values([
            { name: "a", value: "1" },
            { name: "a", value: "2" },
          ])
          .execute()
      }),
    ).rejects.toThrow()
    await inTransaction((within) => writeStoredValue(within, "after", "kept"))
    expect(await readStoredValue(db, "after")).toBe("kept")
  })
})
