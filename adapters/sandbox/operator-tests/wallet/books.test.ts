import { WireDeposit, WireWithdrawal } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Opened = v.object({ data: WireDeposit })
const Taken = v.object({ data: WireWithdrawal })
const Money = v.object({ data: v.object({ money: v.number() }) })
const Books = v.object({
  data: v.object({ sum: v.number(), playersBelowNothing: v.number(), balancesWronglyKept: v.number() }),
})

describe.each(sources)("the books of the wallet, on $kind", ({ fresh }) => {
  it("stay right while a crowd brings money in, stakes it, takes it out, and the desk pays and turns down", async () => {
    const operator = await operatorOn(fresh)
    const count = 12
    await operator.post("/__sandbox/players/add", { prefix: "crowd", count, pin: "Crowd2569#x", baht: 1_000 })
    const names = Array.from({ length: count }, (_, at) => `crowd${String(at + 1).padStart(5, "0")}`)
    const tokens = await Promise.all(names.map((name) => operator.tokenOf(name, "Crowd2569#x")))
    const as = (at: number) => operator.as(tokens[at] ?? "").headers
    const money = async (at: number) =>
      v.parse(Money, (await operator.ask("/api/cashs", { headers: as(at) })).body).data.money

    const withdrawn = tokens.map(() => 0)
    const deposited = tokens.map(() => 0)
    const play = async (at: number) => {
      const bank = {
        bankCode: "004",
        bankAccountNumber: `60000000${String(at).padStart(2, "0")}`,
        password: "Crowd2569#x",
      }
      await operator.post("/api/users-banks.create", bank, as(at))
      for (let turn = 0; turn < 3; turn++) {
        const { body } = await operator.post("/api/deposits.fast.create", { amount: 100 + turn }, as(at))
        const { id, prepareAmount } = v.parse(Opened, body).data
        const ends = await Promise.all([
          operator.post("/__sandbox/deposits/transfer", { id, arrival: "exact" }),
          operator.post("/__sandbox/deposits/transfer", { id, arrival: "exact" }),
          operator.post("/api/deposits.cancel", { id }, as(at)),
        ])
        const paid = ends.slice(0, 2).filter(({ status }) => status === 200).length
        deposited[at] = (deposited[at] ?? 0) + paid * prepareAmount
      }
    }
    await Promise.all(tokens.map((_, at) => play(at)))
    for (let at = 0; at < count; at++) expect(Math.round((await money(at)) * 100)).toBe(100_000 + (deposited[at] ?? 0))

    await operator.post("/__sandbox/clock", {
      offsetSeconds: Math.round((Date.parse("2026-11-20T12:30:00+07:00") - Date.now()) / 1_000),
    })
    const stake = async (at: number) => {
      const poy = { option: "teng_bon_1", number: String(at % 10), price: 400, multiply: 3.2 }
      const { status } = await operator.post(
        "/poy-api/lotteries.yeekee.create",
        { betId: "yeekee-2026-11-20-29", poy: [poy] },
        as(at),
      )
      expect(status).toBe(200)
    }
    await Promise.all(tokens.map((_, at) => stake(at)))
    await operator.post("/__sandbox/clock", {
      offsetSeconds: Math.round((Date.parse("2026-11-20T13:10:00+07:00") - Date.now()) / 1_000),
    })
    const leave = async (at: number) => {
      const answer = await operator.until(
        "/api/credit-turnovers.all",
        tokens[at] ?? "",
        ({ body }) => !JSON.stringify(body).includes('"played":0'),
      )
      expect(JSON.stringify(answer.body)).toContain('"canWithdraw":true')
      const before = Math.round((await money(at)) * 100)
      const accounts = (await operator.ask("/api/users-banks.all", { headers: as(at) })).body
      const bankId = /"bankId":"(\w+)"/.exec(JSON.stringify(accounts))?.[1] ?? ""
      const answers = await Promise.all(
        [1, 2, 3].map(() => operator.post("/api/withdraws.create", { amount: 100, bankId }, as(at))),
      )
      const taken = answers.filter(({ status }) => status === 200)
      expect(taken).toHaveLength(1)
      const { id } = v.parse(Taken, taken[0]?.body).data
      const ends = await Promise.all(
        (["PAID", "REJECTED", "PAID"] as const).map((status) =>
          operator.post("/__sandbox/withdrawals/end", { id, status }),
        ),
      )
      expect(ends.filter(({ status }) => status === 200)).toHaveLength(1)
      const isPaid = ends[1]?.status !== 200
      withdrawn[at] = isPaid ? 10_000 : 0
      expect(Math.round((await money(at)) * 100)).toBe(before - (withdrawn[at] ?? 0))
    }
    await Promise.all(tokens.map((_, at) => leave(at)))

    expect(v.parse(Books, (await operator.ask("/__sandbox/books")).body).data).toEqual({
      sum: 0,
      playersBelowNothing: 0,
      balancesWronglyKept: 0,
    })
    await operator.stop()
  })
})
