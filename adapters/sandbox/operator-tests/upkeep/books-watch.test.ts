import { sql } from "kysely"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { openDatabase } from "../../database/open.ts"
import type { LogLine } from "../../http/requests.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const slowly = { timeout: 10_000 }

describe.each(sources)("the books, on $kind", ({ fresh }) => {
  it.each([
    [
      "a balance that somebody wrote by hand",
      sql`update balances set satang = satang + 1 where book = 'cash' and satang > 0`,
      sql`update balances set satang = satang - 1 where book = 'cash' and satang > 0`,
    ],
    [
      "an entry without its other side",
      sql`insert into ledger_entries (id, idempotency_key, book, user_uuid, kind, satang, at)
        values ('made up', 'made up', 'cash', null, 'ADMIN_INCREASE', 100, 0)`,
      sql`delete from ledger_entries where id = 'made up'`,
    ],
  ])("are gone over each hour: %s makes the operator unready, and is told in the log", async (_, harm, mend) => {
    const lines: Array<LogLine> = []
    const operator = await operatorOn(fresh, { log: (line) => lines.push(line) })
    const db = await openDatabase(operator.database, () => undefined)
    onTestFinished(async () => {
      await db.destroy()
      await operator.stop()
    })
    const ready = async () => {
      const { status, body } = await operator.ask("/readyz")
      return [status, body]
    }
    const isLogged = () => lines.some(({ error }) => error === "The books do not add up.")
    expect(await ready()).toEqual([200, { data: "ready" }])
    // The first time begins with the process.
    await operator.pass(1)
    await harm.execute(db)
    await expect
      .poll(async () => {
        await operator.pass(3_600)
        return ready()
      }, slowly)
      .toEqual([503, { code: "booksWrong", message: "The books do not add up." }])
    await expect.poll(isLogged, slowly).toBe(true)
    await mend.execute(db)
    await expect
      .poll(async () => {
        await operator.pass(3_600)
        return ready()
      }, slowly)
      .toEqual([200, { data: "ready" }])
  })
})
