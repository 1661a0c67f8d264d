import { afterAll, afterEach, describe, expect, it } from "vitest"
import { announcementsHere } from "../../announcements/announcements.ts"
import { openDatabase } from "../../database/open.ts"
import type { Database } from "../../database/tables.ts"
import { transactionQueue } from "../../database/transaction-queue.ts"
import { costOfPublicPin, passwordsAt } from "../../internals/passwords.ts"
import { standardSessionLife } from "../../internals/session-life.ts"
import { signedTokens } from "../../internals/tokens.ts"
import { planRounds } from "../../lotto/planning.ts"
import { settleRound } from "../../lotto/settling.ts"
import { reseed, seedOnce } from "../../seeds/seeding.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"
import type { Clock } from "../../time/clock.ts"
import { storedClock } from "../../time/clock.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const beginning = { clockAt: Date.parse("2026-11-20T12:00:00+07:00"), historyDays: 1 }

describe.each(sources)("a house that starts over, on $kind", ({ fresh }) => {
  let db: Database
  afterEach(() => db.destroy())

  const fiveMinuteRounds = async () =>
    (await db.selectFrom("rounds").select("bet_id").where("bet_group", "=", "yeekee5min").execute()).length

  it("drops the plan of rounds that was being made, and the next one is whole", async () => {
    db = await openDatabase(await fresh(), () => undefined)
    const clock = storedClock(db)
    const house = { beginning, db, clock, passwords: passwordsAt(costOfPublicPin) }
    await seedOnce(house, "demo")
    const duringTheReset: Clock = {
      ...clock,
      now: async () => {
        await reseed(house, "demo")
        return clock.now()
      },
    }

    await planRounds({ ...house, clock: duringTheReset })
    const dropped = await fiveMinuteRounds()
    await planRounds(house)

    expect([dropped, await fiveMinuteRounds()]).toEqual([0, 792])
  })

  it("does not pay by a draw from before", async () => {
    const operator = await operatorOn(fresh)
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    const betId = "pingpong-2026-11-20-10"
    const line = { option: "teng_bon_1", number: "1", price: 10, multiply: 3.2 }
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": "after-the-reset" }
    expect((await operator.post("/poy-api/lotteries.pingpong.create", { betId, poy: [line] }, headers)).status).toBe(
      200,
    )
    db = await openDatabase(operator.database, () => undefined)
    const round = await db.selectFrom("rounds").selectAll().where("bet_id", "=", betId).executeTakeFirstOrThrow()
    const before = { ...round, seed: "the seed of before", state: "cancelled" as const }
    const internals = {
      beginning,
      db,
      clock: storedClock(db),
      inTransaction: transactionQueue(db),
      tokens: signedTokens("a secret of thirty-two letters, no less"),
      passwords: passwordsAt(costOfPublicPin),
      sessionLife: standardSessionLife,
      announcements: announcementsHere(),
    }

    await settleRound(internals, before, { waits: false })

    const { body } = await operator.ask("/poy-api/poys.all?page=1", operator.as(token))
    expect(body).toMatchObject({ data: { poys: [{ status: "WAITING", won: null }] } })
    await operator.stop()
  })
})
