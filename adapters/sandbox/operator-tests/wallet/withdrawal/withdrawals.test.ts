import { creditTurnoversAll, WireWithdrawal } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest"
import { everyDatabase } from "../../../testing/databases.ts"
import { operatorOn } from "../../../testing/operator.ts"
import { twoPlayers } from "../../testing/two-players.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Answer = v.object({ data: WireWithdrawal })
const Many = v.object({ data: v.array(WireWithdrawal) })
const Turnovers = v.object({ data: creditTurnoversAll.data })

describe.each(await Promise.all(sources.map(twoPlayers)))(
  "withdrawals, on $kind",
  ({ operator, somchai, malee, ask, money, order }) => {
    afterAll(() => operator.stop())

    const withdraw = (token: string, body: unknown, key?: string) => order(token, "/api/withdraws.create", body, key)
    const take = async (token: string, amount: number) => {
      const { status, body } = await withdraw(token, { amount, bankId: "account-1" })
      expect(status).toBe(200)
      return v.parse(Answer, body).data
    }
    const end = (id: string, status: string, note?: string) =>
      operator.post("/__sandbox/withdrawals/end", { id, status, note })
    const all = async (token: string) => v.parse(Many, await ask(token, "/api/withdraws.all")).data
    const limits = (token: string) => ask(token, "/api/withdraws.limits")
    const turnovers = async (token: string) => v.parse(Turnovers, await ask(token, "/api/credit-turnovers.all")).data

    it("tell what may be taken before an amount is typed, and what was taken before", async () => {
      expect(await limits(somchai)).toEqual({
        data: {
          min: 100,
          perTransaction: 49_000,
          perDay: 200_000,
          timesADay: 5,
          fee: 0,
          usualSeconds: 60,
          bankAccountMatches: true,
          pendingTransaction: false,
          turnoverMet: true,
          withdrawnToday: [],
          balance: 12_480.5,
        },
      })
      expect((await all(somchai)).map(({ amount, status, note }) => [amount, status, note])).toEqual([
        [110_042, "PAID", ""],
        [50_000, "REJECTED", "ชื่อบัญชีปลายทางไม่ตรงกัน"],
        [200_000, "PAID", ""],
      ])
      expect(await limits(malee)).toMatchObject({ data: { bankAccountMatches: true, turnoverMet: false } })
    })

    it.each([
      ["too small an amount, before anything else", "account-9", 99.99, "belowMinimum"],
      ["an account that is nobody's", "account-9", 60_000, "bankAccountMismatch"],
      ["an account of somebody else", "account-3", 60_000, "bankAccountMismatch"],
      ["more than one transaction may be, before the balance", "account-1", 49_000.01, "perTransactionExceeded"],
      ["more than there is", "account-1", 12_480.51, "balanceNotEnough"],
    ])("are refused for %s", async (_, bankId, amount, code) => {
      expect(await withdraw(somchai, { amount, bankId })).toMatchObject({ status: 409, body: { code } })
      expect(await money(somchai)).toEqual({ data: { money: 12_480.5 } })
    })

    it("are refused in the words of the product", async () => {
      const { body } = await withdraw(somchai, { amount: 60_000, bankId: "account-9" })
      expect(body).toEqual({ code: "bankAccountMismatch", message: "บัญชีธนาคารของผู้ใช้ไม่ตรงกับในระบบ" })
    })

    it.each([
      ["no amount", { bankId: "account-1" }],
      ["an amount that is none", { amount: "1e3", bankId: "account-1" }],
      ["less than a satang", { amount: 100.001, bankId: "account-1" }],
      ["no account", { amount: 100 }],
      ["nothing", undefined],
    ])("are no withdrawal with %s", async (_, body) => {
      expect(await withdraw(somchai, body)).toMatchObject({ status: 400, body: { code: "badRequest" } })
      expect(await all(somchai)).toHaveLength(3)
    })

    it("are refused until what was brought in has been staked", async () => {
      expect(await turnovers(malee)).toEqual([
        { type: "deposit", canWithdraw: false, turnOver: 35_025, required: 35_025, played: 0 },
      ])
      expect(await turnovers(somchai)).toEqual([
        { type: "deposit", canWithdraw: true, turnOver: 0, required: 0, played: 0 },
      ])
      expect(await withdraw(malee, { amount: 60_000, bankId: "account-3" })).toMatchObject({
        status: 409,
        body: { code: "turnoverNotMet" },
      })
    })

    it("take the money at once, are one for one key twenty times at once, and hold up every other", async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => withdraw(somchai, { amount: 1_000, bankId: "account-1" }, "one-withdrawal")),
      )

      expect(new Set(answers.map(({ body }) => v.parse(Answer, body).data.id)).size).toBe(1)
      expect(await money(somchai)).toEqual({ data: { money: 11_480.5 } })
      const [first] = await all(somchai)
      expect(first).toMatchObject({ key: "one-withdrawal", amount: 100_000, status: "WAITING", bankCode: "014" })
      expect(await withdraw(somchai, { amount: 60_000, bankId: "account-1" })).toMatchObject({
        body: { code: "pendingTransaction" },
      })
      expect(await limits(somchai)).toMatchObject({ data: { pendingTransaction: true, withdrawnToday: [1_000] } })
      expect(await withdraw(somchai, { amount: 1_001, bankId: "account-1" }, "one-withdrawal")).toMatchObject({
        status: 409,
        body: { code: "keyUsedOtherwise" },
      })
      expect(await withdraw(malee, { amount: 99, bankId: "account-3" }, "one-withdrawal")).toMatchObject({
        body: { code: "belowMinimum" },
      })
    })

    it("are paid a minute later without anybody's doing", async () => {
      const waiting = (await all(somchai))[0]
      await operator.pass(61)
      await operator.until("/api/withdraws.all", somchai, ({ body }) => v.parse(Many, body).data[0]?.status === "PAID")

      expect((await all(somchai))[0]?.id).toBe(waiting?.id)
      expect(await end(waiting?.id ?? "", "REJECTED")).toMatchObject({ status: 409, body: { code: "hasEnded" } })
      expect(await money(somchai)).toEqual({ data: { money: 11_480.5 } })
    })

    it("that are turned down give the money back once, and do not count towards the day", async () => {
      const { id } = await take(somchai, 500)
      const ends = await Promise.all(Array.from({ length: 5 }, () => end(id, "REJECTED", "ชื่อไม่ตรง")))

      expect(ends.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await all(somchai))[0]).toMatchObject({ id, status: "REJECTED", note: "ชื่อไม่ตรง", reason: undefined })
      expect(await money(somchai)).toEqual({ data: { money: 11_480.5 } })
      expect(await limits(somchai)).toMatchObject({ data: { withdrawnToday: [1_000] } })
    })

    it.each([
      ["bankAccountMismatch", "บัญชีธนาคารของผู้ใช้ไม่ตรงกับในระบบ"],
      ["pendingTransaction", "กรุณารอให้รายการก่อนหน้านี้เสร็จสิ้น"],
      ["turnoverNotMet", "ยอดเล่นยังไม่ครบตามเงื่อนไขการถอน"],
      ["dailyCountExceeded", "จำนวนครั้งในการถอนต่อวันเกินกำหนด"],
      ["perTransactionExceeded", "ยอดถอนต่อครั้งเกินกำหนด"],
      ["dailyAmountExceeded", "ยอดถอนต่อวันเกินกำหนด"],
      ["balanceNotEnough", "ยอดเงินไม่เพียงพอ"],
      ["internalError", "ระบบภายในขัดข้อง"],
    ])("are turned down by the desk for %s in the words of the product", async (reason, note) => {
      const before = await money(somchai)
      const { id } = await take(somchai, 500)
      const offered: unknown = expect.arrayContaining([{ reason, text: note }])
      expect((await operator.ask("/__sandbox/withdrawals/reasons")).body).toMatchObject({ data: offered })
      expect(await operator.post("/__sandbox/withdrawals/end", { id, status: "REJECTED", reason })).toMatchObject({
        status: 200,
      })
      expect((await all(somchai))[0]).toMatchObject({ id, status: "REJECTED", note, reason })
      expect(await money(somchai)).toEqual(before)
    })

    it("never pass the balance, two at a time", async () => {
      const answers = await Promise.all([
        withdraw(somchai, { amount: 11_000, bankId: "account-1" }),
        withdraw(somchai, { amount: 11_000, bankId: "account-2" }),
      ])

      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
      expect(await money(somchai)).toEqual({ data: { money: 480.5 } })
      await end((await all(somchai))[0]?.id ?? "", "PAID")
    })

    it("are refused the sixth time of a day, before what else stands against it, and taken the day after", async () => {
      for (let time = 3; time <= 5; time++) await end((await take(somchai, 100)).id, "PAID")

      expect(await withdraw(somchai, { amount: 60_000, bankId: "account-1" })).toMatchObject({
        body: { code: "dailyCountExceeded" },
      })
      await operator.pass(12 * 3_600)
      expect((await take(somchai, 100)).status).toBe("WAITING")
    })

    it("are asked for by players alone", async () => {
      for (const path of ["/api/withdraws.all", "/api/withdraws.limits", "/api/credit-turnovers.all"])
        expect((await operator.ask(path)).status).toBe(401)
      expect((await operator.post("/api/withdraws.create", { amount: 100, bankId: "account-1" })).status).toBe(401)
      expect((await end("no-such-withdrawal", "PAID")).status).toBe(404)
    })
  },
)

describe.each(sources)("the caps of a day, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeEach(async () => {
    operator = await operatorOn(fresh)
  })
  afterEach(() => operator.stop())

  /** Somebody with a million and an account that is checked, who takes money out and is paid at once. */
  const richPlayer = async () => {
    await operator.post("/__sandbox/players/add", { prefix: "rich", count: 1, pin: "Duean69#x", baht: 1_000_000 })
    const headers = operator.as(await operator.tokenOf("rich00001", "Duean69#x")).headers
    const account = { bankCode: "004", bankAccountNumber: "111-2-33333-4", password: "Duean69#x" }
    await operator.post("/api/users-banks.create", account, headers)
    const accounts = v.object({ data: v.tuple([v.object({ bankId: v.string(), botUpdate: v.literal(true) })]) })
    await operator.pass(5)
    const [{ bankId }] = v.parse(accounts, (await operator.ask("/api/users-banks.all", { headers })).body).data
    const withdraw = (amount: number) => operator.post("/api/withdraws.create", { amount, bankId }, headers)
    return {
      withdraw,
      paid: async (amount: number) => {
        const { id } = v.parse(Answer, (await withdraw(amount)).body).data
        await operator.post("/__sandbox/withdrawals/end", { id, status: "PAID" })
      },
    }
  }

  it("are kept in the order of the rules and to the satang, for whoever has much", async () => {
    const { withdraw, paid } = await richPlayer()
    expect((await withdraw(49_000.01)).body).toMatchObject({ code: "perTransactionExceeded" })
    for (let time = 1; time <= 4; time++) await paid(49_000)

    expect((await withdraw(49_001)).body).toMatchObject({ code: "perTransactionExceeded" })
    expect((await withdraw(4_000.01)).body).toMatchObject({ code: "dailyAmountExceeded" })
    expect((await withdraw(4_000)).status).toBe(200)
  })

  it("begin anew at midnight of Thailand, and not a millisecond before", async () => {
    const { withdraw, paid } = await richPlayer()
    for (let time = 1; time <= 5; time++) await paid(40_000)
    const refused = { status: 409, body: { code: "dailyCountExceeded" } }
    const moveTo = (time: string) => operator.post("/__sandbox/clock", { at: time, stands: true })
    await moveTo("2026-11-20T16:59:59.999Z")
    expect(await withdraw(100)).toMatchObject(refused)
    await moveTo("2026-11-20T17:00:00.000Z")
    expect((await withdraw(49_000)).status).toBe(200)
  })
})
