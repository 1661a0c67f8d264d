import { sql } from "kysely"
import { afterAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"
import { goOverBooks } from "../../upkeep/all-books.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("all books, on $kind", ({ fresh }) => {
  it("that do not add up say what is wrong", async () => {
    const operator = await operatorOn(fresh)
    await operator.stop()
    expect((await goOverBooks(operator.database)).wrong).toEqual({})
    const db = await openDatabase(operator.database, () => undefined)
    await sql`update balances set satang = satang + 1 where book = 'cash' and satang > 0`.execute(db)
    await db.destroy()
    expect(Object.keys((await goOverBooks(operator.database)).wrong)).toEqual(["balancesWronglyKept"])
  })
})
