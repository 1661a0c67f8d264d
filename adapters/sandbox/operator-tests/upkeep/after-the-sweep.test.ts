import { createHash } from "node:crypto"
import { yingsProof } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn, sessionsOfAYear } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const betId = "yeekee-2026-11-20-26"

describe.each(sources)("what a player may ask for, on $kind", { timeout: 60_000 }, ({ fresh }) => {
  it("is told after the nightly sweep as before it; shots go after ninety days, and money never", async () => {
    const clockAt = Date.parse("2026-11-20T12:16:00+07:00")
    const operator = await operatorOn(fresh, { clockAt, sessionLife: sessionsOfAYear })
    const db = await openDatabase(operator.database, () => undefined)
    onTestFinished(async () => {
      await db.destroy()
      await operator.stop()
    })
    const { headers } = operator.as(await operator.tokenOf("somchai88", "Duean69#x"))
    const key = { ...headers, "idempotency-key": "key-of-one-deposit" }
    const deposit = () => operator.post("/api/deposits.fast.create", { bankId: bank, amount: 500 }, key)
    const bank = (await db.selectFrom("payees").select("bank_id").where("kind", "=", "bank").executeTakeFirstOrThrow())
      .bank_id
    const first = await deposit()
    expect(first.status).toBe(200)
    await operator.post("/poy-api/yings.create", { betId, yingNumber: "54321" }, headers)
    await operator.post("/__sandbox/news", { title: "A word", text: "To all" })

    const clock = (at: string) => operator.post("/__sandbox/clock", { at, stands: true })
    const sweptAt = async () =>
      Number((await db.selectFrom("kept").select("value").where("name", "=", "sweptAt").executeTakeFirst())?.value)
    const readAll = async () => {
      const reads = [
        "/poy-api/poys.all",
        "/api/withdraws.all",
        "/api/deposits.open",
        "/api/notifications.all",
        "/api/sessions.all",
        "/api/users-banks.all",
        "/api/cashs",
        "/poy-api/transactions.page",
        `/poy-api/yings.proof?betId=${betId}`,
        `/poy-api/yings?betId=${betId}`,
        "/poy-api/bet-list-results.history?betGroup=yeekee",
      ].map((path) => operator.ask(path, { headers }))
      const result = operator.post("/poy-api/ying-results.one", { betId }, headers)
      return (await Promise.all([...reads, result, deposit()])).map(({ status, body }) => ({ status, body }))
    }
    const entries = async () => (await db.selectFrom("ledger_entries").select("id").execute()).length

    await clock("2026-12-19T03:59:59+07:00")
    const before = await readAll()
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 200))
    expect(before.at(-1)?.body).toEqual(first.body)
    const four = "2026-12-19T04:00:00+07:00"
    await clock(four)
    await expect.poll(sweptAt, { timeout: 30_000 }).toBe(Date.parse(four))
    expect(await readAll()).toEqual(before)
    expect(await db.selectFrom("stakes").selectAll().where("bet_id", "=", betId).execute()).toEqual([])

    const proof = () => operator.ask(`/poy-api/yings.proof?betId=${betId}`)
    const { revealed, commitment } = v.parse(v.object({ data: yingsProof.data }), (await proof()).body).data
    expect(createHash("sha256").update(`${revealed?.seed}:${betId}`).digest("hex")).toBe(commitment)
    // The round was paid when the clock came to December.
    const later = "2027-03-20T04:00:00+07:00"
    await clock(later)
    const written = await entries()
    await expect.poll(sweptAt, { timeout: 30_000 }).toBe(Date.parse(later))
    expect((await proof()).status).toBe(404)
    expect(await db.selectFrom("shots").selectAll().where("bet_id", "=", betId).execute()).toEqual([])
    expect(await entries()).toBe(written)
  })
})
