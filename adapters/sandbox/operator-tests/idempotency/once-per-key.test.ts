import { baht } from "@fakham/core/money"
import { afCashsMove } from "@fakham/operator/wire"
import { afterAll, describe, expect, it } from "vitest"
import { announcementsHere } from "../../announcements/announcements.ts"
import { openDatabase } from "../../database/open.ts"
import { transactionQueue } from "../../database/transaction-queue.ts"
import type { CallRefusal } from "../../http/refusal.ts"
import { oncePerKey } from "../../idempotency/once-per-key.ts"
import { costOfPublicPin, passwordsAt } from "../../internals/passwords.ts"
import { standardSessionLife } from "../../internals/session-life.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const no: CallRefusal = { status: 409, code: "notYet", message: "Not yet." }
const done = { data: { afMoney: 1, money: 2 } }

describe.each(sources)("what is asked for under a key, on $kind", ({ fresh }) => {
  it("has one answer, also when it is asked for again just while it is being refused", async () => {
    const { database, stop } = await operatorOn(fresh)
    await stop()
    const db = await openDatabase(database, () => undefined)
    const user = await db.selectFrom("users").selectAll().where("user_name", "=", "somchai88").executeTakeFirstOrThrow()
    const inTransaction = transactionQueue(db)
    const internals = {
      db,
      inTransaction,
      clock: {
        now: async () => 0,
        shown: async () => ({ now: 0, aheadMs: 0, stands: true }),
        move: async () => undefined,
      },
      sessionLife: standardSessionLife,
      announcements: announcementsHere(),
      beginning: { historyDays: 0 },
      tokens: { sign: async () => "", read: async () => undefined },
      passwords: passwordsAt(costOfPublicPin),
    }
    const ask = { input: { amount: baht(1) }, token: undefined, key: "one-key-twice", site: "" }
    let again: unknown
    const interrupt: typeof inTransaction = async (work) => {
      try {
        return await inTransaction(work)
      } catch (error) {
        again = await oncePerKey(internals, afCashsMove, user, ask, async () => done)
        throw error
      }
    }

    const first = await oncePerKey({ ...internals, inTransaction: interrupt }, afCashsMove, user, ask, async () => ({
      refused: no,
    }))

    expect([first, again]).toEqual([done, done])
    expect(await oncePerKey(internals, afCashsMove, user, ask, async () => ({ refused: no }))).toEqual(done)
    await db.destroy()
  })
})
