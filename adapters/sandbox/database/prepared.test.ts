import { sql } from "kysely"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { openDatabase } from "./open.ts"
import { preparedInsert, preparedRows, prepareQuery } from "./prepared.ts"
import type { Database } from "./tables.ts"
import { emptyDatabases } from "./testing/empty-databases.ts"

const sources = await emptyDatabases()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("a query that is put together once, on $kind", ({ fresh }) => {
  let db: Database
  beforeEach(async () => {
    db = await openDatabase(await fresh(), () => undefined)
    return () => db.destroy()
  })

  const keep = preparedInsert("kept", ["name", "value"], sql`on conflict (name) do nothing`)
  const read = prepareQuery((within, { name, value }: { readonly name: string; readonly value: string }) =>
    within.selectFrom("kept").select("value").where("name", "=", name).where("value", "!=", value),
  )
  const rows = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `${prefix}${at}`, value: `${prefix} of ${at}` }))

  it("asks for what it is given, each time anew", async () => {
    await keep(db, rows("a", 2))

    expect(await read(db, { name: "a0", value: "" })).toEqual([{ value: "a of 0" }])
    expect(await read(db, { name: "a1", value: "" })).toEqual([{ value: "a of 1" }])
    expect(await read(db, { name: "a1", value: "a of 1" })).toEqual([])
    expect(await read(db, { name: "a2", value: "" })).toEqual([])
  })

  it.each([0, 1, 3, 2, 300])("writes lists of any length: %i", async (count) => {
    await keep(db, rows("b", count))
    await keep(db, rows("c", count))

    const stored = await db.selectFrom("kept").selectAll().where("value", "like", "c of %").execute()
    expect(stored).toHaveLength(count)
    expect(new Set(stored.map(({ name }) => name)).size).toBe(count)
  })

  it("keeps texts, numbers and nothing as they are", async () => {
    const now = 1_795_150_800_000
    const write = preparedInsert("pin_attempts", [
      "purpose",
      "login_name",
      "address",
      "failed",
      "locked_until",
      "entered_at",
      "tried_at",
    ])
    const tried = { purpose: "login", address: "203.0.113.9" } as const
    const attempts = [
      { ...tried, login_name: `"'\\ \ud83d\ude00 ฟ้าค่ำ`, failed: 3, locked_until: now, entered_at: null, tried_at: now },
      { ...tried, login_name: "", failed: 0, locked_until: null, entered_at: 0, tried_at: 0 },
    ]
    await write(db, attempts)

    expect(await db.selectFrom("pin_attempts").selectAll().orderBy("failed", "desc").execute()).toEqual(attempts)
  })

  it("reads nothing of a row but its columns, whatever else it carries", async () => {
    const row = {
      name: "with more",
      value: "f",
      get call(): string {
        throw new Error("read for nothing")
      },
    }
    await keep(db, [row])
    expect(await db.selectFrom("kept").select("value").where("name", "=", "with more").execute()).toEqual([
      { value: "f" },
    ])
  })

  it("finds what goes with each of a list", async () => {
    await keep(db, rows("d", 3))
    const found = preparedRows("kept", ["name"], (within, given) =>
      within.selectFrom(given.as("given")).innerJoin("kept", "kept.name", "given.name").select("value"),
    )

    expect(await found(db, [{ name: "d2" }, { name: "nobody" }, { name: "d0" }])).toEqual(
      expect.arrayContaining([{ value: "d of 2" }, { value: "d of 0" }]),
    )
    expect(await found(db, [])).toEqual([])
  })
})
