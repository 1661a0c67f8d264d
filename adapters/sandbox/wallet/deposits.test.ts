import { Deposit } from "@fakham/adapters/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { operatorOn, shelves } from "../testing/operator.ts"

const stock = await shelves()
afterAll(() => Promise.all(stock.map(({ clear }) => clear())))

const Told = v.object({ data: Deposit })
const Many = v.object({ data: v.array(Deposit) })
const picture = "data:image/png;base64,iVBORw0KGgo="
const report = {
  amount: 1234.56,
  bankId: "bank-1",
  channel: "app",
  channelName: "K PLUS",
  bankCode: "004",
  bankAccountNumber: "0000123456",
  bankAccountName: "บจก. ตัวอย่าง รับชำระ",
  depositAt: "2026-11-20T11:55:00.000000Z",
  proof: picture,
  proofName: "slip.png",
}

describe.each(stock)("deposits, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let somchai: string
  let malee: string
  let keys = 0
  beforeAll(async () => {
    operator = await operatorOn(await fresh())
    somchai = await operator.tokenOf("somchai88", "Duean69#x")
    malee = await operator.tokenOf("malee2569", "Dao2569*k")
  })
  afterAll(() => operator.stop())

  const create = (token: string, method: string, body: unknown, key = `deposit-key-${++keys}`) =>
    operator.post(`/api/deposits.${method}.create`, body, { ...operator.as(token).headers, "idempotency-key": key })
  const opened = async (token: string, method: string, body: unknown, key?: string) => {
    const { status, body: answer } = await create(token, method, body, key)
    expect(status).toBe(200)
    return v.parse(Told, answer).data
  }
  const one = async (token: string, id: string) =>
    v.parse(Told, (await operator.ask(`/api/deposits.one?id=${id}`, operator.as(token))).body).data
  const open = async (token: string) =>
    v.parse(Many, (await operator.ask("/api/deposits.open", operator.as(token))).body).data
  const cancel = (token: string, id: string) =>
    operator.post("/api/deposits.cancel", { id }, operator.as(token).headers)
  const transfer = (id: string, arrival = "exact") => operator.post("/__sandbox/deposits/transfer", { id, arrival })
  const money = async (token: string) => (await operator.ask("/api/cashs", operator.as(token))).body

  it("can be made in five ways, each with its limits and where the money goes", async () => {
    const { body } = await operator.ask("/api/deposits.methods", operator.as(somchai))
    const account = (bankId: string, bankCode: string, bankAccountNumber: string) => ({
      bankId,
      bankCode,
      bankAccountNumber,
      bankAccountName: "บจก. ตัวอย่าง รับชำระ",
    })
    const banks = [account("bank-1", "004", "0000123456"), account("bank-2", "014", "0000654321")]
    const way = { active: true, min: 20, max: 100_000, openSeconds: 900 }
    expect(body).toEqual({
      data: [
        { ...way, method: "fast", payees: banks },
        { ...way, method: "normal", payees: banks },
        { ...way, method: "truemoney", payees: [account("wallet-1", "", "0810000000")] },
        { ...way, method: "qrcode", payees: [account("promptpay-1", "", "0000000000001")] },
        { ...way, method: "crypto", payees: [], networks: ["TRC20", "BEP20"], rate: 34.13 },
      ],
    })
  })

  it("are asked for in whole baht and answered with satang that no other open deposit of the account carries", async () => {
    const first = await opened(somchai, "fast", { amount: 500, bankId: "bank-2" })
    const second = await opened(malee, "fast", { amount: 500, bankId: "bank-2" })

    expect(first).toMatchObject({ method: "fast", bankId: "bank-2", prepareIndex: 1, prepareTotal: 1 })
    expect(first).toMatchObject({ status: "WAITING", referTransferId: undefined })
    expect(first.payee?.bankAccountNumber).toBe("0000654321")
    expect(second).toMatchObject({ prepareIndex: 2, prepareTotal: 2 })
    expect(await one(somchai, first.id)).toMatchObject({ prepareIndex: 1, prepareTotal: 2 })
    for (const { prepareAmount, createdAt, expiresAt } of [first, second]) {
      expect(prepareAmount).toBeGreaterThan(50_000)
      expect(prepareAmount).toBeLessThan(50_100)
      expect((expiresAt ?? 0) - createdAt).toBe(900_000)
    }
    expect(first.prepareAmount).not.toBe(second.prepareAmount)
    for (const [token, { id }] of [
      [somchai, first],
      [malee, second],
    ] as const)
      expect((await cancel(token, id)).body).toMatchObject({ data: { id, status: "CANCELLED" } })
  })

  it("go to the account that fewest others wait at when the player names none", async () => {
    const deposit = await opened(somchai, "fast", { amount: 100 })

    expect(deposit.bankId).toBe("bank-2")
    await cancel(somchai, deposit.id)
  })

  it("are one deposit for one key, twenty times at once", async () => {
    const before = (await open(somchai)).length
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => opened(somchai, "fast", { amount: 250 }, "one-deposit-key")),
    )

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await open(somchai)).toHaveLength(before + 1)
    expect(await create(somchai, "fast", { amount: 251 }, "one-deposit-key")).toMatchObject({
      status: 409,
      body: { code: "keyUsedOtherwise" },
    })
    await cancel(somchai, answers[0]?.id ?? "")
  })

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

  it("by PromptPay say in a code exactly what is to be paid", async () => {
    const { id, prepareAmount, ...rest } = await opened(somchai, "qrcode", { amount: 300 })
    const text = (prepareAmount / 100).toFixed(2)

    expect("qrText" in rest && rest.qrText).toContain(`5406${text}6304`)
    expect((await operator.ask("/api/deposits.open", operator.as(somchai))).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id, method: "qrcode" })]),
    })
    await cancel(somchai, id)
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

  it("by report need a proof, a time that has been, and may have satang", async () => {
    const deposit = await opened(somchai, "normal", report)

    expect(deposit).toMatchObject({ method: "normal", prepareAmount: 123_456, expiresAt: undefined, status: "WAITING" })
    for (const [field, wrong] of [
      ["proof", { ...report, proof: "data:text/html;base64,PGI+" }],
      ["proof", { ...report, proof: "" }],
      ["depositAt", { ...report, depositAt: "2026-11-21T11:55:00.000000Z" }],
      ["depositAt", { ...report, depositAt: "2026-11-01T11:55:00.000000Z" }],
      ["depositAt", { ...report, depositAt: "yesterday" }],
      ["channel", { ...report, channel: "" }],
    ] as const)
      expect(await create(somchai, "normal", wrong)).toMatchObject({ status: 400, body: { data: { path: field } } })
    await cancel(somchai, deposit.id)
  })

  it.each([
    ["too little", "fast", { amount: 19 }, 409, "belowMinimum"],
    ["too much", "fast", { amount: 100_001 }, 409, "aboveMaximum"],
    ["less than nothing", "fast", { amount: -20 }, 400, "badRequest"],
    ["satang", "fast", { amount: 20.5 }, 400, "badRequest"],
    ["no amount", "qrcode", {}, 400, "badRequest"],
    ["an amount that is none", "qrcode", { amount: "ten" }, 400, "badRequest"],
    ["an account of nobody", "fast", { amount: 20, bankId: "bank-9" }, 409, "notOffered"],
    ["an account of another kind", "fast", { amount: 20, bankId: "wallet-1" }, 409, "notOffered"],
    ["no wallet", "truemoney", { amount: 20, phoneNumber: "12345" }, 400, "badRequest"],
    ["a network that is not taken", "crypto", { amount: 20, network: "ERC20" }, 400, "badRequest"],
    ["nothing at all", "normal", null, 400, "badRequest"],
  ])("are refused for %s, and nothing is written", async (_, method, body, status, code) => {
    const before = await open(malee)
    expect(await create(malee, method, body)).toMatchObject({ status, body: { code } })
    expect(await open(malee)).toEqual(before)
  })

  it("of others are unknown: they cannot be read, and not be cancelled", async () => {
    const { id } = await opened(somchai, "truemoney", { amount: 20, phoneNumber: "081-234-5678" })

    expect(await operator.ask(`/api/deposits.one?id=${id}`, operator.as(malee))).toMatchObject({
      status: 404,
      body: { code: "noSuchDeposit" },
    })
    expect((await cancel(malee, id)).status).toBe(404)
    expect((await cancel(malee, "no-such-deposit")).status).toBe(404)
    expect(await one(somchai, id)).toMatchObject({ status: "WAITING" })
    for (const path of ["/api/deposits.one?id=1", "/api/deposits.open", "/api/deposits.methods"])
      expect((await operator.ask(path)).status).toBe(401)
    await cancel(somchai, id)
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
})
