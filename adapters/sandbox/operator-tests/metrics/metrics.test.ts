import { sql } from "kysely"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { pushSocketTo, socketTo } from "../../push/testing/socket.ts"
import type { SandboxSettings } from "../../settings.ts"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const pin = "Duean69#x"
const betId = "yeekee-2026-11-20-30"
const slowly = { timeout: 10_000 }

describe.each(sources)("the figures of an operator, on $kind", ({ fresh }) => {
  const running = async (metrics?: SandboxSettings["metrics"]) => {
    const operator = await operatorOn(fresh, metrics === undefined ? {} : { metrics })
    onTestFinished(operator.stop)
    const read = (headers: Record<string, string> = {}) => fetch(`${operator.origin}/metrics`, { headers })
    const lines = async (name: string) =>
      (await (await read()).text()).split("\n").filter((line) => line.startsWith(name))
    return { operator, read, lines }
  }

  it("count calls by name and status, with how long they took, and what else is served under its kind", async () => {
    const { operator, lines, read } = await running("open")
    await operator.ask("/api/server-time")
    await operator.ask("/api/server-time")
    await operator.ask("/api/users-infos")
    await operator.ask("/api/made-up-by-a-visitor")
    await operator.ask("/__sandbox/state")
    const counts = (await lines("operator_call_duration_seconds_count")).toSorted()
    expect(counts).toEqual([
      'operator_call_duration_seconds_count{call="GET /api/server-time",status="200"} 2',
      'operator_call_duration_seconds_count{call="GET /api/users-infos",status="401"} 1',
      'operator_call_duration_seconds_count{call="desk",status="200"} 1',
      'operator_call_duration_seconds_count{call="other",status="404"} 1',
    ])
    const { headers } = await read()
    expect(headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8")
    expect(await lines("nodejs_eventloop_lag_seconds ")).toHaveLength(1)
  })

  it("count refusals by their code", async () => {
    const { operator, lines } = await running("open")
    await operator.login("somchai88", "Wrong#1pin")
    await operator.ask("/api/users-infos")
    expect((await lines("operator_refusals_total")).toSorted()).toEqual([
      'operator_refusals_total{code="invalidLoginCredential"} 1',
      'operator_refusals_total{code="unauthorized"} 1',
    ])
  })

  it("count slips once, however often they are sent, and those that were not taken apart", async () => {
    const { operator, lines } = await running("open")
    const { headers } = operator.as(await operator.tokenOf("somchai88", pin))
    const place = (price: number, key: string) =>
      operator.post(
        "/poy-api/lotteries.yeekee.create",
        { betId, poy: [{ option: "teng_bon_3", number: "123", price, multiply: 850 }] },
        { ...headers, "idempotency-key": key },
      )
    expect((await place(10, "first-of-two-slips")).status).toBe(200)
    expect((await place(10, "first-of-two-slips")).status).toBe(200)
    expect((await place(100_000, "second-of-two-slips")).status).toBe(409)
    expect((await lines("operator_slips_total")).toSorted()).toEqual([
      'operator_slips_total{outcome="placed"} 1',
      'operator_slips_total{outcome="refused"} 1',
    ])
  })

  it("count sockets while they are open", async () => {
    const { operator, lines } = await running("open")
    const token = await operator.tokenOf("somchai88", pin)
    const ccu = await socketTo(`${operator.origin}/ccu?token=${token}`)
    const push = await pushSocketTo(operator.origin)
    const open = () => lines("operator_sockets_open")
    expect(await open()).toEqual(['operator_sockets_open{of="ccu"} 1', 'operator_sockets_open{of="push"} 1'])
    await Promise.all([ccu.close(), push.close()])
    await expect.poll(open).toEqual(['operator_sockets_open{of="ccu"} 0', 'operator_sockets_open{of="push"} 0'])
  })

  it("tell how many places in queues are taken, and who waits for one", async () => {
    const { operator, lines } = await running("open")
    await operator.ask("/api/server-time")
    for (const name of ["operator_queue_places_taken", "operator_queue_places_waiting"])
      expect((await lines(name)).toSorted()).toEqual([
        `${name}{queue="calls"} 0`,
        `${name}{queue="hashing"} 0`,
        `${name}{queue="longBodies"} 0`,
      ])
  })

  it("tell of a balance that is not the sum of its entries, as of the last check of the books", async () => {
    const { operator, lines } = await running("open")
    const db = await openDatabase(operator.database, () => undefined)
    onTestFinished(() => db.destroy())
    const wrong = async () => {
      await operator.pass(3_600)
      return lines("operator_books_wrong")
    }
    await expect
      .poll(wrong, slowly)
      .toEqual(['operator_books_wrong{of="balances"} 0', 'operator_books_wrong{of="movements"} 0'])
    await expect
      .poll(async () => (await lines("operator_books_checked_timestamp_seconds ")).join(), slowly)
      .toMatch(/ [1-9][\d.]+$/)
    const { user_uuid } = await db
      .selectFrom("balances")
      .select("user_uuid")
      .where("book", "=", "cash")
      .executeTakeFirstOrThrow()
    await sql`update balances set satang = satang + 1 where book = 'cash' and user_uuid = ${user_uuid}`.execute(db)
    await expect.poll(wrong, slowly).toContain('operator_books_wrong{of="balances"} 1')
  })

  it("are not there unless they are asked for, and not for whoever has no key", async () => {
    expect((await (await running()).read()).status).toBe(404)
    const key = "sixteen-letters-x"
    const { read } = await running({ key })
    expect((await read()).status).toBe(403)
    expect((await read({ authorization: "Bearer another-key-of-some" })).status).toBe(403)
    expect((await read({ authorization: `Bearer ${key}` })).status).toBe(200)
  })

  it("are told to nobody whom the host in front passes on", async () => {
    const { read } = await running("open")
    expect((await read({ "x-forwarded-for": "203.0.113.9" })).status).toBe(403)
  })
})
