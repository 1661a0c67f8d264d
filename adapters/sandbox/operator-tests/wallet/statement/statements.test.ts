import { WireTransaction } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../../testing/databases.ts"
import { operatorOn } from "../../../testing/operator.ts"

const aboutNoon: unknown = expect.stringMatching(/^2026-11-12T1[12]:\d\d:\d\d\.\d{6}Z$/)

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Entries = v.object({ data: v.array(WireTransaction) })
const Body = v.object({
  day: v.string(),
  transactionType: v.string(),
  count: v.number(),
  moneyIn: v.number(),
  moneyOut: v.number(),
})
const Row = v.object({ amount: v.number(), balance: v.number(), refId: v.string() })
const Paged = v.object({ data: v.object({ totals: v.array(Body), entries: v.array(Row), next: v.string() }) })
const window = { startedDate: "2026-11-17T00:00:00.000000Z", endedDate: "2026-11-21T00:00:00.000000Z" }
const lately = { ...window, startedDate: "2026-11-01T00:00:00.000000Z" }

describe.each(sources)("statements, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let somchai: string
  let malee: string
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    somchai = await operator.tokenOf("somchai88", "Duean69#x")
    malee = await operator.tokenOf("malee2569", "Dao2569*k")
  })
  afterAll(() => operator.stop())

  const post = (token: string, path: string, body?: unknown) => operator.post(path, body, operator.as(token).headers)
  const paged = (token: string, asked: Readonly<Record<string, string>>) =>
    operator.ask(`/poy-api/transactions.page?${new URLSearchParams(asked).toString()}`, operator.as(token))
  const entries = async (token: string, asked = window, path = "/poy-api/transactions.all") =>
    v
      .parse(Entries, (await post(token, path, asked)).body)
      .data.map(({ transactionType, amount, balance, refId }) => [transactionType, amount, balance, refId])

  it("of the wallet tell what moved within the window, the latest first, and what the money came to", async () => {
    expect(await entries(somchai)).toEqual([["WITHDRAW", -110_042, 1_248_050, "DEMOWITHDR03"]])
    expect(await entries(somchai, lately)).toEqual([
      ["WITHDRAW", -110_042, 1_248_050, "DEMOWITHDR03"],
      ["ADMIN_INCREASE", 50_000, 1_358_092, "DEMOWITHDR02"],
      ["WITHDRAW", -50_000, 1_308_092, "DEMOWITHDR02"],
      ["WITHDRAW", -200_000, 1_358_092, "DEMOWITHDR01"],
      ["PREDEPOSIT", 10_005, 1_558_092, "DEMOTRUE0001"],
      ["PREDEPOSIT", 300_037, 1_548_087, "DEMOFAST0001"],
      ["DEPOSIT", 48_050, 1_248_050, ""],
      ["DEPOSIT", 200_000, 1_200_000, ""],
      ["DEPOSIT", 1_000_000, 1_000_000, ""],
    ])
    expect(await entries(malee)).toEqual([["DEPOSIT", 35_025, 35_025, ""]])
  })

  it("end where the window ends, and hold what happened since", async () => {
    const { body } = await operator.post(
      "/poy-api/lotteries.yeekee.create",
      { betId: "yeekee-2026-11-20-40", poy: [{ option: "teng_bon_3", number: "123", price: 10, multiply: 850 }] },
      { ...operator.as(malee).headers, "idempotency-key": "a-slip-of-malee" },
    )
    const { id } = v.parse(v.object({ data: v.object({ id: v.string() }) }), body).data

    expect(await entries(malee)).toEqual([
      ["BET_YEEKEE", -1_000, 34_025, id],
      ["DEPOSIT", 35_025, 35_025, ""],
    ])
    const [bet] = v.parse(Entries, (await post(malee, "/poy-api/transactions.all", window)).body).data
    expect(bet?.detail).toBe("ยี่กี รอบที่ 40")
    expect(await entries(malee, { ...window, endedDate: "2026-11-20T00:00:00.000000Z" })).toEqual([])
  })

  it("come page by page beside the sums of all their days, with the balances that they have on one page", async () => {
    const page = async (more: Readonly<Record<string, string>>) => {
      const { status, body } = await paged(somchai, { ...lately, ...more })
      expect(status).toBe(200)
      const { totals, entries: rows, next } = v.parse(Paged, body).data
      return { totals, rows: rows.map(({ amount, balance, refId }) => [amount, balance, refId].join(" ")), next }
    }
    const first = await page({ limit: "2" })
    expect(first.rows).toEqual(["-1100.42 12480.5 DEMOWITHDR03", "500 13580.92 DEMOWITHDR02"])
    expect(first.totals).toEqual([
      { day: "2026-11-18", transactionType: "WITHDRAW", count: 1, moneyIn: 0, moneyOut: -1_100.42 },
      { day: "2026-11-16", transactionType: "ADMIN_INCREASE", count: 1, moneyIn: 500, moneyOut: 0 },
      { day: "2026-11-16", transactionType: "WITHDRAW", count: 1, moneyIn: 0, moneyOut: -500 },
      { day: "2026-11-14", transactionType: "WITHDRAW", count: 1, moneyIn: 0, moneyOut: -2_000 },
      { day: "2026-11-12", transactionType: "PREDEPOSIT", count: 1, moneyIn: 100.05, moneyOut: 0 },
      { day: "2026-11-11", transactionType: "PREDEPOSIT", count: 1, moneyIn: 3_000.37, moneyOut: 0 },
      { day: "2026-11-10", transactionType: "DEPOSIT", count: 3, moneyIn: 12_480.5, moneyOut: 0 },
    ])
    const second = await page({ limit: "2", after: first.next })
    expect([second.rows, second.totals]).toEqual([["-500 13080.92 DEMOWITHDR02", "-2000 13580.92 DEMOWITHDR01"], []])
    const withdrawn = { limit: "2", transactionTypes: "WITHDRAW,ADMIN_DECREASE" }
    const some = await page(withdrawn)
    expect(some.rows).toEqual(["-1100.42 12480.5 DEMOWITHDR03", "-500 13080.92 DEMOWITHDR02"])
    expect(some.totals).toEqual(first.totals)
    expect(await page({ ...withdrawn, after: some.next })).toEqual({
      rows: ["-2000 13580.92 DEMOWITHDR01"],
      totals: [],
      next: "",
    })
    expect((await page({ transactionTypes: "" })).rows).toEqual([])
    expect((await page({})).rows.length).toBe(9)
    expect((await paged(somchai, {})).body).toMatchObject({
      data: { from: "2026-11-17", to: "2026-11-20", entries: [{ amount: -1_100.42 }] },
    })
  })

  it.each([
    ["after", { after: "somebody-elses" }],
    ["limit", { limit: "0" }],
    ["limit", { limit: "2001" }],
    ["startedDate", { startedDate: "20/11/2026" }],
  ])("are refused page by page for a wrong %s", async (field, more) => {
    expect(await paged(malee, { ...lately, ...more })).toMatchObject({
      status: 400,
      body: { data: { path: field } },
    })
  })

  it("of the affiliate tell what friends brought in", async () => {
    const { status, body } = await post(somchai, "/api/af-cashs.transaction.all", lately)
    expect([status, v.parse(Entries, body).data]).toMatchObject([
      200,
      [{ transactionType: "AF_COMMISSION", amount: 18_400, balance: 18_400 }],
    ])
    expect((await post(malee, "/api/af-cashs.transaction.all", window)).body).toEqual({ data: [] })
  })

  it("of the bank tell deposits and withdrawals with how far they have come", async () => {
    const { body } = await post(somchai, "/poy-api/transactions.bank")
    expect(body).toMatchObject({
      data: {
        depositFast: [
          { id: "DEMOFAST0002", amount: 700.12, status: "EXPIRED", bankCode: "004", method: "fast" },
          { id: "DEMOTRUE0001", amount: 100.05, status: "MATCHED", method: "truemoney" },
          { id: "DEMOFAST0001", amount: 3_000.37, status: "MATCHED", method: "fast" },
        ],
        depositNormal: [{ id: "DEMONORMAL01", amount: 1_500, status: "WAITING", method: "normal" }],
        userWithdraw: [
          { id: "DEMOWITHDR03", amount: 1_100.42, status: "PAID", bankCode: "014" },
          { id: "DEMOWITHDR02", amount: 500, status: "REJECTED", bankCode: "014" },
          { id: "DEMOWITHDR01", amount: 2_000, status: "PAID", bankCode: "014" },
        ],
      },
    })
  })

  it("of the TrueMoney wallet tell its transfers", async () => {
    expect((await post(somchai, "/poy-api/true.wallet.history", {})).body).toEqual({
      data: [
        {
          id: "BTDEMO000002",
          transferTime: aboutNoon,
          amount: 100.05,
          phoneNumber: "0812345678",
          status: "MATCHED",
        },
      ],
    })
    expect((await post(malee, "/poy-api/true.wallet.history", {})).body).toEqual({ data: [] })
  })

  it.each([
    ["startedDate", { endedDate: window.endedDate }],
    ["startedDate", { ...window, startedDate: "20/11/2026" }],
    ["endedDate", { ...window, endedDate: "soon" }],
    ["endedDate", { startedDate: window.endedDate, endedDate: window.startedDate }],
    ["startedDate", { ...window, startedDate: 20_261_120 }],
  ])("are refused for a wrong %s", async (field, asked) => {
    for (const path of ["/poy-api/transactions.all", "/api/af-cashs.transaction.all"])
      expect(await post(somchai, path, asked)).toMatchObject({ status: 400, body: { data: { path: field } } })
  })

  it("are told to players alone", async () => {
    for (const path of [
      "/poy-api/transactions.all",
      "/poy-api/transactions.bank",
      "/poy-api/true.wallet.history",
      "/api/af-cashs.transaction.all",
    ])
      expect((await operator.post(path, window)).status).toBe(401)
    expect((await operator.ask("/poy-api/transactions.page")).status).toBe(401)
  })
})
