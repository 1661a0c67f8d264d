import * as v from "valibot"
import { afterAll, describe, expect, it } from "vitest"
import { shelves } from "../testing/operator.ts"
import { depositors, Told } from "./testing/depositors.ts"

const stock = await shelves()
afterAll(() => Promise.all(stock.map(({ clear }) => clear())))

describe.each(await Promise.all(stock.map(depositors)))(
  "deposits end: they, on $kind",
  ({ operator, somchai, malee, money, create, opened, one, open, cancel, transfer }) => {
    afterAll(() => operator.stop())

    it("are credited once when exactly what was asked for arrives, however often that is said", async () => {
      const { id, prepareAmount } = await opened(malee, "fast", { amount: 40 })
      const told = await Promise.all(Array.from({ length: 5 }, () => transfer(id)))

      expect(told.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409])
      const deposit = await one(malee, id)
      expect(deposit).toMatchObject({ status: "MATCHED", referTransferId: expect.stringMatching(/^BT/) })
      expect(await money(malee)).toEqual({ data: { money: (35_025 + prepareAmount) / 100 } })
      expect((await cancel(malee, id)).body).toMatchObject({ data: { status: "MATCHED" } })
      const used = (35_025 + prepareAmount) / 100
      expect((await operator.ask("/api/play-limits", operator.as(malee))).body).toMatchObject({
        data: { limits: expect.arrayContaining([expect.objectContaining({ measure: "deposit", span: "day", used })]) },
      })
    })

    it.each(["wrongAmount", "wrongAccount"])("wait for support after a transfer of the %s", async (arrival) => {
      const before = await money(somchai)
      const { id } = await opened(somchai, "fast", { amount: 60 })
      await transfer(id, arrival)

      expect(await one(somchai, id)).toMatchObject({ status: "MISMATCH", referTransferId: expect.any(String) })
      expect(await money(somchai)).toEqual(before)
    })

    it("in USDT lock their rate, and count confirmations until they are credited", async () => {
      const before = v.parse(v.object({ data: v.object({ money: v.number() }) }), await money(somchai)).data.money
      const deposit = await opened(somchai, "crypto", { amount: 1_000, network: "TRC20" })

      expect(deposit).toMatchObject({
        bankId: "usdt-trc20",
        prepareAmount: 100_000,
        payee: undefined,
        crypto: { network: "TRC20", usdt: 2_930, rate: 3_413, confirmations: 0, confirmationsNeeded: 20 },
      })
      await transfer(deposit.id)
      const seen = await one(somchai, deposit.id)
      expect(seen).toMatchObject({ status: "WAITING", crypto: { confirmations: 1 } })
      expect((await cancel(somchai, deposit.id)).body).toMatchObject({ data: { status: "WAITING" } })
      await operator.pass(61)
      await operator.until(
        `/api/deposits.one?id=${deposit.id}`,
        somchai,
        ({ body }) => v.parse(Told, body).data.status === "MATCHED",
      )
      expect(await one(somchai, deposit.id)).toMatchObject({ crypto: { confirmations: 20 } })
      expect(await money(somchai)).toEqual({ data: { money: before + 1_000 } })
    })

    it("are over after fifteen minutes, whether or not anybody looks, and free their satang", async () => {
      const { id } = await opened(somchai, "fast", { amount: 70 })
      await operator.pass(899)
      expect(await one(somchai, id)).toMatchObject({ status: "WAITING" })
      await operator.pass(2)

      expect(await one(somchai, id)).toMatchObject({ status: "EXPIRED" })
      expect((await open(somchai)).map((deposit) => deposit.id)).not.toContain(id)
      expect(await transfer(id)).toMatchObject({ status: 409, body: { code: "hasEnded" } })
      expect((await cancel(somchai, id)).body).toMatchObject({ data: { status: "EXPIRED" } })
      expect((await operator.ask("/__sandbox/deposits")).body).not.toMatchObject({
        data: expect.arrayContaining([expect.objectContaining({ id })]),
      })
    })

    it("are refused when an account carries ninety-nine, all of them different, and taken again when some are over", async () => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => create(malee, "fast", { amount: 30, bankId: "bank-2" })),
      )
      const taken = answers.filter(({ status }) => status === 200).map(({ body }) => v.parse(Told, body).data)
      const refused = answers.filter(({ status }) => status !== 200)

      expect(taken).toHaveLength(99)
      expect(new Set(taken.map(({ prepareAmount }) => prepareAmount)).size).toBe(99)
      expect(refused).toMatchObject([{ status: 409, body: { code: "allTaken" } }])
      await cancel(malee, taken[0]?.id ?? "")
      expect((await opened(malee, "fast", { amount: 30, bankId: "bank-2" })).prepareTotal).toBe(99)
      await operator.pass(901)
      const wish = { amount: 30, bankId: "bank-2" }
      await expect.poll(async () => (await create(malee, "fast", wish)).status).toBe(200)
    })
  },
)
