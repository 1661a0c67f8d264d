import { anyLetter } from "@fakham/core/testing"
import fc from "fast-check"
import { Client } from "pg"
import { afterAll, afterEach, describe, expect, it, test } from "vitest"
import type { Announcement } from "../../announcements/announcements.ts"
import { joinedParts, messageParts } from "../../announcements/message-parts.ts"
import { pushSocketTo, socketTo } from "../../push/testing/socket.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = (await everyDatabase()).filter(({ kind }) => kind === "postgres")
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const somchai = "5a9d0000-0000-4000-8000-000000000001"
const betId = "yeekee-2026-11-20-26"
const app = { id: "app-1", key: "key-1", secret: "secret-of-app-1" }

const pushed = (data: string): Announcement => ({
  type: "pushed",
  pushed: { event: "e", data, channels: ["c"], except: undefined },
})
const receivedBy = (self: string, parts: ReadonlyArray<string>) => {
  const join = joinedParts(self)
  return parts.flatMap((part) => join(part))
}

describe("what one process tells the others", () => {
  it("fits into what PostgreSQL carries, whatever the language", () => {
    const sent = [pushed("สวัสดี".repeat(3_000)), pushed("😀")]
    const parts = messageParts("one", sent)
    expect(parts.length).toBeGreaterThan(10)
    expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThan(8_000)
    expect(receivedBy("other", parts)).toEqual(sent)
  })

  it("does not hear itself", () => {
    expect(receivedBy("one", messageParts("one", [{ type: "cash.changed", uuid: "u" }]))).toEqual([])
  })

  it("understands what two others say at the same time", () => {
    const [long, short] = [[pushed("x".repeat(9_000))], [{ type: "cash.changed", uuid: "u" } as const]]
    const [first = "", second = ""] = messageParts("one", long)
    expect(receivedBy("other", [first, ...messageParts("two", short), second])).toEqual([...short, ...long])
  })

  it("makes nothing of a beginning without an end, an end without a beginning, and nonsense", () => {
    const [first = "", second = ""] = messageParts("one", [pushed("x".repeat(9_000))])
    const missed = messageParts("one", [{ type: "announcements.missed" }])
    expect(receivedBy("other", [first, ...missed])).toEqual([{ type: "announcements.missed" }])
    expect(receivedBy("other", [second, ...missed])).toEqual([{ type: "announcements.missed" }])
    for (const nonsense of ["", "one 1 1 {", 'one 1 1 [{"type":"rain"}]', "one 1 1 null"])
      expect(receivedBy("other", [nonsense])).toEqual([])
  })

  test("whatever is told arrives as it was told", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyLetter, maxLength: 4_000 }), { maxLength: 5 }), (texts) => {
        const sent = texts.map(pushed)
        expect(receivedBy("other", messageParts("one", sent))).toEqual(sent)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe.each(sources)("two processes of one $kind", ({ fresh }) => {
  const ending: Array<() => Promise<unknown>> = []
  afterEach(async () => {
    for (const end of ending.splice(0).toReversed()) await end()
  })

  const two = async () => {
    const one = await operatorOn(fresh, { push: { app } })
    ending.push(one.stop)
    const { database } = one
    if (database.kind !== "postgres") throw new Error("no PostgreSQL")
    const other = await operatorOn(database, { push: { app } })
    ending.push(other.stop)
    return { one, other, url: database.url, token: await one.tokenOf("somchai88", "Duean69#x") }
  }
  type Operator = Awaited<ReturnType<typeof two>>["one"]
  const spend = (at: Operator, token: string) =>
    at.post(
      "/poy-api/lotteries.yeekee.create",
      { betId, poy: [{ option: "teng_bon_3", number: "123", price: 10, multiply: 850 }] },
      at.as(token).headers,
    )

  it("end what listens with a session that ends at the other one", async () => {
    const { one, other, token } = await two()
    const listening = await socketTo(`${other.origin}/ccu?token=${token}`)
    await listening.receive(({ type }) => type === "beat")
    await one.post("/api/users.logout", undefined, one.as(token).headers)
    expect(await listening.closed).toBe(4401)
  })

  it("push the money that a bet at the other one changed, once each", async () => {
    const { one, other, token } = await two()
    const lines = [await pushSocketTo(one.origin, app.key), await pushSocketTo(other.origin, app.key)]
    for (const line of lines) await line.subscribeAndWait(somchai)
    const marker = async (at: Operator, name: string) => {
      const { default: Pusher } = await import("pusher")
      const sdk = new Pusher({
        appId: app.id,
        key: app.key,
        secret: app.secret,
        host: "127.0.0.1",
        port: String(at.port),
      })
      await sdk.trigger(somchai, name, "x".repeat(10_000))
    }
    expect((await spend(one, token)).status).toBe(200)
    for (const line of lines) expect((await line.named("money-update"))["data"]).toBe('{"balance":12470.5}')
    await marker(one, "end")
    for (const line of lines) {
      expect((await line.named("end"))["data"]).toHaveLength(10_000)
      expect(line.frames.filter(({ event }) => event === "money-update")).toHaveLength(1)
      expect(line.frames.filter(({ event }) => event === "end")).toHaveLength(1)
    }
  })

  it("tell the news of the other one, once", async () => {
    const { one, other, token } = await two()
    const lines = [
      await socketTo(`${one.origin}/ccu?token=${token}`),
      await socketTo(`${other.origin}/ccu?token=${token}`),
    ]
    await one.post("/poy-api/yings.create", { betId, yingNumber: "54321" }, one.as(token).headers)
    for (const line of lines)
      expect(await line.receive(({ type }) => type === "ying.shot")).toEqual({ type: "ying.shot", betId, count: 1 })
  })

  it("tell of a round that was moved at the other one, and of rates that a slip there changed", async () => {
    const { one, other, url, token } = await two()
    const admin = new Client({ connectionString: url })
    await admin.connect()
    ending.push(() => admin.end())
    await admin.query(
      "insert into exposures (bet_id, option, number, satang) values ($1, 'teng_bon_3', '123', 299999900)",
      [betId],
    )
    const line = await socketTo(`${other.origin}/ccu?token=${token}`)
    await one.post("/__sandbox/rounds/move", { betId, seconds: 600 })
    expect(await line.receive(({ type }) => type === "round.moved")).toMatchObject({ betId })
    expect((await spend(one, token)).status).toBe(200)
    const rates = [{ option: "teng_bon_3", number: "123", multiply: 637.5 }]
    expect(await line.receive(({ type }) => type === "rates.changed")).toEqual({ type: "rates.changed", betId, rates })
  })

  it("hear each other again after the connection was lost, and ask everybody to come back", async () => {
    const { one, other, url, token } = await two()
    const before = await pushSocketTo(other.origin, app.key)
    const admin = new Client({ connectionString: url })
    await admin.connect()
    ending.push(() => admin.end())
    const cut = await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
    )
    expect(cut.rowCount).toBe(2)
    expect(await before.closed).toBe(4200)

    const after = await pushSocketTo(other.origin, app.key)
    await after.subscribeAndWait(somchai)
    await spend(one, token)
    expect((await after.named("money-update"))["data"]).toBe('{"balance":12470.5}')
  })
})
