import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("a player whom credit is closed to, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let closed: string
  let somchai: string
  beforeAll(async () => {
    operator = await operatorOn(fresh)
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
    const statuses = await Promise.all(orders.map(([path, body]) => statusOf(closed, path, body)))

    expect(statuses).toEqual([403, 403, 403, 403, 403, 403])
    expect((await operator.ask("/api/deposits.open", operator.as(closed))).body).toEqual({ data: [] })
    expect(await statusOf(somchai, "/api/deposits.fast.create", { amount: 100 })).toBe(200)
  })

  it("still sees what there is, and bets with it", async () => {
    expect((await operator.ask("/api/cashs", operator.as(closed))).status).toBe(200)
    expect((await operator.ask("/poy-api/poys.all", operator.as(closed))).status).toBe(200)
  })
})

describe.each(sources)("a player whom lotteries are closed to, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let closed: string
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    closed = await operator.tokenOf("status4demo", "Fah2569#d")
  })
  afterAll(() => operator.stop())

  const post = (path: string, body: unknown, token = closed) => operator.post(path, body, operator.as(token).headers)
  const ordinary = { betId: "yeekee-2026-11-20-30", poy: [] }

  it("places no slip in any lottery, not even of sets, and shoots at none", async () => {
    const lotteries = ["gov", "stock", "yeekee", "yeekee5min", "pingpong", "hanoy", "lao", "lao-super", "malay"]
    const bets = [{ option: "teng_bon_2", number: "12", price: 10, multiply: 92 }]
    const sets = [{ number: "4827", sets: 1 }]
    const answers = await Promise.all([
      ...lotteries.map((name, at) =>
        post(`/poy-api/lotteries.${name}.create`, { ...ordinary, poy: at < 5 ? bets : sets }),
      ),
      post("/poy-api/yings.create", { betId: ordinary.betId, yingNumber: "12345" }),
    ])

    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set(['[403,{"code":"closedToPlayer","message":"Lotteries are closed to this player."}]']),
    )
    expect((await operator.ask("/api/cashs", operator.as(closed))).body).toEqual({ data: { money: 100 } })
    expect((await operator.ask("/poy-api/poys.all", operator.as(closed))).body).toMatchObject({ data: { total: 0 } })
  })

  it("still reads rounds and its own slips, calls them off, and moves money", async () => {
    expect((await operator.ask("/poy-api/bet-lists.latest", operator.as(closed))).status).toBe(200)
    expect((await post("/poy-api/lotteries.4d.latest", {})).status).toBe(200)
    expect((await post("/poy-api/poys.abort", { id: "none" })).status).toBe(404)
    expect((await post("/api/deposits.fast.create", { amount: 100 })).status).toBe(200)
  })

  it.each([
    ["status1demo", "Fah2569#a"],
    ["status2demo", "Fah2569#b"],
    ["status3demo", "Fah2569#c"],
  ])("is not one of another status: %s bets", async (userName, pin) => {
    const poy = [{ option: "teng_bon_2", number: "12", price: 10, multiply: 92 }]
    const answer = await post(
      "/poy-api/lotteries.yeekee.create",
      { ...ordinary, poy },
      await operator.tokenOf(userName, pin),
    )
    expect(answer.status).toBe(200)
  })
})
