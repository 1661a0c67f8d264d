import { WireDeposit } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { limitedPlayers } from "../testing/limited-players.ts"

const Answer = v.object({ data: WireDeposit })

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(await Promise.all(sources.map(limitedPlayers)))(
  "limits of deposits hold to the satang, on $kind",
  (players) => {
    const { operator, post, update, limitOf, welcome } = players
    beforeEach(welcome)
    afterAll(() => operator.stop())

    const create = (method: string, wish: object) => post(`/api/deposits.${method}.create`, wish)
    const open = async (method: string, wish: object) => v.parse(Answer, (await create(method, wish)).body).data
    const transfer = (id: string, arrival = "exact") => operator.post("/__sandbox/deposits/transfer", { id, arrival })
    const settle = (id: string, as: string) => operator.post("/__sandbox/deposits/settle", { id, as })
    /** A limit of so much more than what has come in already. */
    const leave = async (baht: number, span = "day") => {
      const { used = 0 } = (await limitOf("deposit", span)) ?? {}
      await update({ measure: "deposit", span, most: used / 100 + baht })
      return used + baht * 100
    }
    const refused = (left: number) => ({ status: 409, body: { code: "PLAY_LIMIT", data: { left } } })

    it.each([
      ["fast", {}],
      ["truemoney", { phoneNumber: "0812345678" }],
      ["qrcode", {}],
    ])("the greatest one by %s asks for satang below what was asked, never above", async (method, more) => {
      const deposit = await open(method, { amount: 100_000, ...more })
      expect(deposit.prepareAmount).toBeGreaterThan(9_999_900)
      expect(deposit.prepareAmount).toBeLessThan(10_000_000)
      const text = (deposit.prepareAmount / 100).toFixed(2)
      if ("qrText" in deposit) expect(deposit.qrText).toContain(`5408${text}6304`)
    })

    it.each(["day", "week", "month"])(
      "all that a limit of a %s leaves may be asked for, and what comes stays within",
      async (span) => {
        const most = await leave(100, span)
        expect(await create("fast", { amount: 101 })).toMatchObject(refused(100))
        const { id, prepareAmount } = await open("fast", { amount: 100 })
        expect(prepareAmount).toBeGreaterThan(9_900)
        expect(prepareAmount).toBeLessThan(10_000)
        expect((await transfer(id)).status).toBe(200)
        const { used = 0 } = (await limitOf("deposit", span)) ?? {}
        expect(used).toBe(most - 10_000 + prepareAmount)
      },
    )

    it("below what is left the satang come on top, as everywhere", async () => {
      await leave(101)
      const { prepareAmount } = await open("fast", { amount: 100 })
      expect(prepareAmount).toBeGreaterThan(10_000)
      expect(prepareAmount).toBeLessThan(10_100)
    })

    it("what the limits tell to be used and waiting leaves exactly what a refusal says", async () => {
      await leave(300)
      await open("fast", { amount: 100 })
      await open("crypto", { amount: 50, network: "TRC20" })
      const { most = 0, used = 0, waiting = 0 } = (await limitOf("deposit", "day")) ?? {}
      expect(waiting).toBeGreaterThan(15_000)
      expect(waiting).toBeLessThan(15_100)
      expect(await create("fast", { amount: 300 })).toMatchObject(refused(((most ?? 0) - used - waiting) / 100))
    })

    it("where only the least is left, no satang fit, but a way without them takes it", async () => {
      await leave(20)
      expect(await create("fast", { amount: 20 })).toMatchObject(refused(0))
      expect(await open("crypto", { amount: 20, network: "TRC20" })).toMatchObject({ prepareAmount: 2_000 })
      expect(await create("crypto", { amount: 20, network: "TRC20" })).toMatchObject(refused(0))
    })

    it("many at once pass no limit together, whatever way they come", async () => {
      const most = await leave(100)
      const ways = [
        ["fast", { amount: 30 }],
        ["qrcode", { amount: 30 }],
        ["truemoney", { amount: 30, phoneNumber: "0812345678" }],
      ] as const
      const answers = await Promise.all(
        Array.from({ length: 9 }, (_, at) => {
          const [method, wish] = ways[at % 3] ?? ways[0]
          return create(method, wish)
        }),
      )
      const taken = answers.filter(({ status }) => status === 200).map(({ body }) => v.parse(Answer, body).data)
      expect(taken).toHaveLength(3)
      const rest = await create("fast", { amount: 100 })
      const { left } = v.parse(v.object({ data: v.object({ left: v.number() }) }), rest.body).data
      expect(Math.round(left * 100)).toBe(10_000 - taken.reduce((sum, { prepareAmount }) => sum + prepareAmount, 0))
      await Promise.all(taken.map(({ id }) => transfer(id)))
      const { used = 0 } = (await limitOf("deposit", "day")) ?? {}
      expect(used).toBe(most - Math.round(left * 100))
    })

    it("twenty at once of all that is left are one, within it", async () => {
      await leave(300)
      const answers = await Promise.all(Array.from({ length: 20 }, () => create("fast", { amount: 300 })))
      const taken = answers.filter(({ status }) => status === 200).map(({ body }) => v.parse(Answer, body).data)
      expect(taken).toHaveLength(1)
      expect(taken[0]?.prepareAmount).toBeLessThanOrEqual(30_000)
    })

    it("one that was found counts until it is credited, though its time is over", async () => {
      await leave(500)
      const { id } = await open("crypto", { amount: 500, network: "TRC20" })
      await operator.pass(890)
      expect((await transfer(id)).status).toBe(200)
      await operator.pass(15)
      expect(await create("fast", { amount: 20 })).toMatchObject(refused(0))
    })

    it("money that nobody asked for in this amount is credited by the desk only within them, else sent back", async () => {
      await leave(100)
      const { id } = await open("fast", { amount: 100 })
      await transfer(id, "wrongAmount")
      expect(await settle(id, "credited")).toMatchObject(refused(100))
      expect((await settle(id, "returned")).status).toBe(200)
      const other = await open("fast", { amount: 50 })
      await transfer(other.id, "wrongAmount")
      expect((await settle(other.id, "credited")).status).toBe(200)
    })

    it("money beyond the greatest deposit is not credited either", async () => {
      const { id } = await open("fast", { amount: 100_000 })
      await transfer(id, "wrongAmount")
      expect(await settle(id, "credited")).toMatchObject({ status: 409, body: { code: "aboveMaximum" } })
    })
  },
)
