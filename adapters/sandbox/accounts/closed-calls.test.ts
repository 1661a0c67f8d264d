import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { operatorOn, shelves } from "../testing/operator.ts"

const stock = await shelves()
afterAll(() => Promise.all(stock.map(({ clear }) => clear())))

describe.each(stock)("a player whom credit is closed to, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let closed: string
  let somchai: string
  beforeAll(async () => {
    operator = await operatorOn(await fresh())
    closed = await operator.tokenOf("status2demo", "Fah2569#b")
    somchai = await operator.tokenOf("somchai88", "Duean69#x")
  })
  afterAll(() => operator.stop())

  const statusOf = async (token: string, path: string, body: unknown) =>
    (await operator.post(path, body, operator.as(token).headers)).status

  it("neither brings money in nor takes it out, whatever way, and names no account", async () => {
    const orders = [
      ["/api/deposits.fast.create", { amount: 100 }],
      ["/api/deposits.qrcode.create", { amount: 100 }],
      ["/api/deposits.truemoney.create", { amount: 100, phoneNumber: "0812345678" }],
      ["/api/deposits.crypto.create", { amount: 1_000, network: "TRC20" }],
      ["/api/withdraws.create", { amount: 100, bankId: "account-1" }],
      ["/api/users-banks.create", { bankCode: "004", bankAccountNumber: "1234567890" }],
    ] as const
    const told = await Promise.all(orders.map(([path, body]) => statusOf(closed, path, body)))

    expect(told).toEqual([403, 403, 403, 403, 403, 403])
    expect((await operator.ask("/api/deposits.open", operator.as(closed))).body).toEqual({ data: [] })
    expect(await statusOf(somchai, "/api/deposits.fast.create", { amount: 100 })).toBe(200)
  })

  it("still sees what there is, and bets with it", async () => {
    expect((await operator.ask("/api/cashs", operator.as(closed))).status).toBe(200)
    expect((await operator.ask("/poy-api/poys.all", operator.as(closed))).status).toBe(200)
  })
})
