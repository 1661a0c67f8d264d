import * as v from "valibot"
import { afterAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../../testing/databases.ts"
import { DepositBody, depositors } from "../../testing/depositors.ts"

const listWith = (...items: ReadonlyArray<object>): unknown =>
  expect.arrayContaining(items.map((item): unknown => expect.objectContaining(item)))
const ascending = (first: number, second: number) => first - second

const aTransfer: unknown = expect.stringMatching(/^BT/)
const aText: unknown = expect.any(String)

const Money = v.object({ data: v.object({ money: v.number() }) })

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(await Promise.all(sources.map(depositors)))(
  "deposits end: they, on $kind",
  ({ operator, somchai, malee, ask, money, create, opened, one, open, cancel, transfer }) => {
    afterAll(() => operator.stop())

    it("are credited once when exactly what was asked for arrives, however often that is said", async () => {
      const { id, prepareAmount } = await opened(malee, "fast", { amount: 40 })
      const transfers = await Promise.all(Array.from({ length: 5 }, () => transfer(id)))

      expect(transfers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409, 409, 409, 409])
      const deposit = await one(malee, id)
      expect(deposit).toMatchObject({ status: "MATCHED", referTransferId: aTransfer })
      expect(await money(malee)).toEqual({ data: { money: (35_025 + prepareAmount) / 100 } })
      expect((await cancel(malee, id)).body).toMatchObject({ data: { status: "MATCHED" } })
      const used = (35_025 + prepareAmount) / 100
      expect((await operator.ask("/api/play-limits", operator.as(malee))).body).toMatchObject({
        data: { limits: listWith({ measure: "deposit", span: "day", used }) },
      })
    })

    it.each([
      ["wrongAmount", "amount", 100],
      ["wrongAccount", "account", 0],
    ] as const)("tell after a transfer of the %s what came and that the %s is wrong", async (arrival, cause, more) => {
      const before = await money(somchai)
      const { id, prepareAmount } = await opened(somchai, "fast", { amount: 60 })
      await transfer(id, arrival)

      expect(await one(somchai, id)).toMatchObject({
        status: "MISMATCH",
        referTransferId: aText,
        arrivedAmount: prepareAmount + more,
        mismatchCause: cause,
      })
      expect(await money(somchai)).toEqual(before)
    })

    it("come from the account of their own that the player named, and from no account of another", async () => {
      const fromOther = await create(somchai, "fast", { amount: 60, fromBankId: "account-3" })
      expect(fromOther).toMatchObject({ status: 400, body: { data: { path: "fromBankId" } } })
      const { id } = await opened(somchai, "fast", { amount: 60, fromBankId: "account-2" })
      expect(await one(somchai, id)).toMatchObject({ fromBankId: "account-2" })
      await transfer(id, "wrongAmount")
      expect((await operator.ask("/__sandbox/deposits/mismatched")).body).toMatchObject({
        data: listWith({ id, from: "0010023456" }),
      })
      await operator.post("/__sandbox/deposits/settle", { id, as: "returned" })
    })

    it("are put right by the desk after a mismatch, once: credited with what arrived, or sent back", async () => {
      const settle = (id: string, as: string) => operator.post("/__sandbox/deposits/settle", { id, as })
      const cash = async () => v.parse(Money, await ask(somchai, "/api/cashs")).data.money
      const [credited, returned, exact] = [
        await opened(somchai, "fast", { amount: 60 }),
        await opened(somchai, "fast", { amount: 60 }),
        await opened(somchai, "fast", { amount: 60 }),
      ]
      await transfer(credited.id, "wrongAmount")
      await transfer(returned.id, "wrongAccount")
      const before = await cash()

      expect((await operator.ask("/__sandbox/deposits/mismatched")).body).toMatchObject({
        data: listWith(
          { id: credited.id, arrived: credited.prepareAmount / 100 + 1 },
          { id: returned.id, arrived: returned.prepareAmount / 100, from: "9990000001" },
        ),
      })
      const settlements = await Promise.all(Array.from({ length: 3 }, () => settle(credited.id, "credited")))
      expect(settlements.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409, 409])
      expect((await settle(returned.id, "returned")).status).toBe(200)
      expect(await settle(returned.id, "credited")).toMatchObject({ status: 409, body: { code: "hasEnded" } })
      expect(await settle(exact.id, "credited")).toMatchObject({ status: 409, body: { code: "hasEnded" } })
      await cancel(somchai, exact.id)

      expect(await one(somchai, credited.id)).toMatchObject({
        status: "MATCHED",
        creditedAmount: credited.prepareAmount + 100,
      })
      expect(await one(somchai, returned.id)).toMatchObject({ status: "CANCELLED" })
      expect(Math.round((await cash()) * 100)).toBe(Math.round(before * 100) + credited.prepareAmount + 100)
      expect((await operator.ask("/__sandbox/books")).body).toMatchObject({
        data: { sum: 0, depositsWronglyCredited: 0 },
      })
    })

    it("in USDT lock their rate, and count confirmations until they are credited", async () => {
      const before = v.parse(Money, await money(somchai)).data.money
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
        ({ body }) => v.parse(DepositBody, body).data.status === "MATCHED",
      )
      expect(await one(somchai, deposit.id)).toMatchObject({ crypto: { confirmations: 20 } })
      expect(await money(somchai)).toEqual({ data: { money: before + 1_000 } })
    })

    it("in USDT are confirmed one by one at the desk, and credited with the last", async () => {
      const before = v.parse(Money, await money(somchai)).data.money
      const { id } = await opened(somchai, "crypto", { amount: 1_000, network: "BEP20" })
      const confirm = () => operator.post("/__sandbox/deposits/confirm", { id })
      const confirmations = async () => {
        const deposit = await one(somchai, id)
        return deposit.method === "crypto" ? [deposit.status, deposit.crypto.confirmations] : []
      }
      await operator.post("/__sandbox/clock", { stands: true })

      expect(await confirm()).toMatchObject({ status: 409, body: { code: "hasEnded" } })
      await transfer(id)
      expect(await confirmations()).toEqual(["WAITING", 1])
      expect((await operator.ask("/__sandbox/deposits")).body).toMatchObject({
        data: listWith({ id, confirmations: { made: 1, needed: 15 } }),
      })
      for (let made = 2; made <= 14; made++) {
        expect((await confirm()).status).toBe(200)
        expect(await confirmations()).toEqual(["WAITING", made])
      }
      expect((await confirm()).status).toBe(200)
      expect(await confirmations()).toEqual(["MATCHED", 15])
      expect((await confirm()).status).toBe(409)
      expect(await money(somchai)).toEqual({ data: { money: before + 1_000 } })
      await operator.post("/__sandbox/clock", { stands: false })
    })

    it("are credited once when the bank tells of one transfer twice", async () => {
      const before = v.parse(Money, await money(somchai)).data.money
      const { id, prepareAmount } = await opened(somchai, "fast", { amount: 50 })

      expect((await transfer(id, "twice")).status).toBe(200)
      expect(await one(somchai, id)).toMatchObject({ status: "MATCHED", creditedAmount: prepareAmount })
      const after = v.parse(Money, await money(somchai)).data.money
      expect(Math.round((after - before) * 100)).toBe(prepareAmount)
      expect((await transfer(id, "twice")).status).toBe(409)
    })

    it("are credited when money comes unannounced, for the player to find when they ask", async () => {
      const before = v.parse(Money, await money(somchai)).data.money
      const { id, prepareAmount } = await opened(somchai, "fast", { amount: 60 })
      expect((await transfer(id, "unannounced")).status).toBe(200)
      expect(await one(somchai, id)).toMatchObject({ status: "MATCHED", creditedAmount: prepareAmount })
      const after = v.parse(Money, await money(somchai)).data.money
      expect(Math.round((after - before) * 100)).toBe(prepareAmount)
    })

    it("are over after fifteen minutes, whether or not anybody looks, and free their satang", async () => {
      await operator.post("/__sandbox/clock", { stands: true })
      const { id } = await opened(somchai, "fast", { amount: 70, bankId: "bank-1" })
      await operator.pass(899)
      expect(await one(somchai, id)).toMatchObject({ status: "WAITING" })
      await operator.pass(2)

      expect(await one(somchai, id)).toMatchObject({ status: "EXPIRED" })
      expect((await open(somchai)).map((deposit) => deposit.id)).not.toContain(id)
      expect(await transfer(id)).toMatchObject({ status: 409, body: { code: "hasEnded" } })
      expect((await operator.ask("/__sandbox/deposits/late")).body).toMatchObject({ data: listWith({ id }) })
      expect((await cancel(somchai, id)).body).toMatchObject({ data: { status: "EXPIRED" } })
      expect((await operator.ask("/__sandbox/deposits")).body).not.toMatchObject({
        data: listWith({ id }),
      })
      await operator.post("/__sandbox/clock", { stands: false })
    })

    it("of which the money comes late wait for support, once, and lose nothing", async () => {
      const cash = async () => Math.round(v.parse(Money, await money(somchai)).data.money * 100)
      const before = await cash()
      const { id, prepareAmount } = await opened(somchai, "fast", { amount: 70 })
      expect(await transfer(id, "late")).toMatchObject({ status: 409, body: { code: "hasEnded" } })
      await operator.pass(900)

      const late = await Promise.all(Array.from({ length: 3 }, () => transfer(id, "late")))
      expect(late.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409, 409])
      expect(await one(somchai, id)).toMatchObject({ status: "MISMATCH", referTransferId: aTransfer })
      expect(await cash()).toBe(before)
      expect((await operator.ask("/__sandbox/deposits/late")).body).not.toMatchObject({ data: listWith({ id }) })
      await operator.post("/__sandbox/deposits/settle", { id, as: "credited" })
      expect(await one(somchai, id)).toMatchObject({ status: "MATCHED", creditedAmount: prepareAmount })
      expect(await cash()).toBe(before + prepareAmount)
    })

    it("are refused when an account carries ninety-nine, all of them different, and taken again an hour after some are over", async () => {
      await operator.pass(3_601)
      const crowd = { prefix: "saver", count: 35, pin: "Duean69#x", baht: 1 }
      await operator.post("/__sandbox/players/add", crowd)
      const names = Array.from({ length: crowd.count }, (_, at) => `saver${String(at + 1).padStart(5, "0")}`)
      const savers = await Promise.all(names.map((name) => operator.tokenOf(name, crowd.pin)))
      const wish = { amount: 30, bankId: "bank-2" }
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, at) => create(savers[Math.floor(at / 3)] ?? "", "fast", wish)),
      )
      const taken = answers.filter(({ status }) => status === 200).map(({ body }) => v.parse(DepositBody, body).data)
      const refused = answers.filter(({ status }) => status !== 200)

      expect(taken).toHaveLength(99)
      expect(new Set(taken.map(({ prepareAmount }) => prepareAmount)).size).toBe(99)
      expect(refused).toMatchObject([{ status: 409, body: { code: "allTaken" } }])
      const [first] = await open(savers[0] ?? "")
      await cancel(savers[0] ?? "", first?.id ?? "")
      const stillComing = { status: 409, body: { code: "allTaken" } }
      expect(await create(savers[34] ?? "", "fast", wish)).toMatchObject(stillComing)
      await operator.pass(901)
      expect(await create(savers[34] ?? "", "fast", wish)).toMatchObject(stillComing)
      await operator.pass(3_600)
      await expect.poll(async () => (await create(savers[34] ?? "", "fast", wish)).status).toBe(200)
    })

    it("opened and called off again and again use up no account's amounts", async () => {
      await operator.pass(3_600)
      const statuses: Array<number> = []
      for (let turn = 0; turn < 11; turn++) {
        const { status, body } = await create(malee, "fast", { amount: 45, bankId: "bank-1" })
        statuses.push(status)
        if (status === 200) await cancel(malee, v.parse(DepositBody, body).data.id)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 409])
      await operator.pass(3_601)
    })

    it("may wait three at a time for one player and way, and one more when one is called off", async () => {
      const ways = [
        ["fast", { amount: 45 }],
        ["qrcode", { amount: 45 }],
        ["crypto", { amount: 500, network: "BEP20" }],
      ] as const
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) => {
          const [method, wish] = ways[at % 3] ?? ways[0]
          return create(malee, method, wish)
        }),
      )
      const waiting = await open(malee)

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
      expect(answers.filter(({ status }) => status !== 200)).toMatchObject([
        { status: 409, body: { code: "tooManyOpen" } },
        { status: 409, body: { code: "tooManyOpen" } },
        { status: 409, body: { code: "tooManyOpen" } },
      ])
      expect(waiting).toHaveLength(9)
      await cancel(malee, waiting.find(({ method }) => method === "fast")?.id ?? "")
      expect((await create(malee, "fast", { amount: 45 })).status).toBe(200)
      expect((await create(malee, "fast", { amount: 45 })).status).toBe(409)
    })
  },
)
