import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { shelves } from "../testing/operator.ts"
import { openDatabase } from "./open.ts"
import { prepared } from "./prepared.ts"
import type { Database, Rows } from "./tables.ts"

const stock = await shelves()
afterAll(() => Promise.all(stock.map(({ clear }) => clear())))

describe.each(stock)("a query that is put together once, on $kind", ({ fresh }) => {
  let db: Database
  beforeEach(async () => {
    db = await openDatabase(await fresh(), () => undefined)
    return () => db.destroy()
  })

  const keep = prepared((within, { rows }: { readonly rows: Rows<"kept"> }) =>
    within
      .insertInto("kept")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  )
  const read = prepared((within, { name, value }: { readonly name: string; readonly value: string }) =>
    within.selectFrom("kept").select("value").where("name", "=", name).where("value", "!=", value),
  )
  const rows = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `${prefix}${at}`, value: `${prefix} of ${at}` }))

  it("asks for what it is given, each time anew", async () => {
    await keep(db, { rows: rows("a", 2) })

    expect(await read(db, { name: "a0", value: "" })).toEqual([{ value: "a of 0" }])
    expect(await read(db, { name: "a1", value: "" })).toEqual([{ value: "a of 1" }])
    expect(await read(db, { name: "a1", value: "a of 1" })).toEqual([])
    expect(await read(db, { name: "a2", value: "" })).toEqual([])
  })

  it.each([1, 3, 1, 16, 17, 300])("writes lists of any length: %i", async (count) => {
    await keep(db, { rows: rows("b", count) })
    await keep(db, { rows: rows("c", count) })

    const kept = await db.selectFrom("kept").selectAll().where("value", "like", "c of %").execute()
    expect(kept).toHaveLength(count)
    expect(kept.find(({ name }) => name === `c${count - 1}`)).toEqual({
      name: `c${count - 1}`,
      value: `c of ${count - 1}`,
    })
  })
})
