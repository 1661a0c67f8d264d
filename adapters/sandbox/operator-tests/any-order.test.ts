import { PoyDetail, UserBank, WireDeposit } from "@fakham/operator/wire"
import fc from "fast-check"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../testing/databases.ts"
import { operatorOn } from "../testing/operator.ts"

const Books = v.object({ data: v.object({ depositsCredited: v.number(), withdrawals: v.number() }) })

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const players = 3
const day = Date.parse("2026-11-20T06:01:00+07:00")
const minutes = 60_000

/** What players, the desk and time can do, in any order. */
const anyDeed = fc.oneof(
  fc.record({
    does: fc.constant("deposits" as const),
    who: fc.nat(players - 1),
    baht: fc.integer({ min: 20, max: 500 }),
  }),
  fc.record({
    does: fc.constant("bets" as const),
    who: fc.nat(players - 1),
    digit: fc.nat(9),
    baht: fc.integer({ min: 1, max: 900 }),
    twice: fc.boolean(),
  }),
  fc.record({ does: fc.constant("callsOff" as const), who: fc.nat(players - 1) }),
  fc.record({
    does: fc.constant("withdraws" as const),
    who: fc.nat(players - 1),
    baht: fc.integer({ min: 100, max: 900 }),
  }),
  fc.record({
    does: fc.constant("limits" as const),
    who: fc.nat(players - 1),
    baht: fc.integer({ min: 0, max: 2_000 }),
  }),
  fc.record({ does: fc.constant("endsRound" as const), ending: fc.constantFrom("draw", "void") }),
  fc.record({ does: fc.constant("timePasses" as const) }),
)
type Deed = typeof anyDeed extends fc.Arbitrary<infer A> ? A : never

const right = {
  sum: 0,
  playersBelowNothing: 0,
  balancesWronglyKept: 0,
  slipsTooLate: 0,
  slipsNotPaidFor: 0,
  slipsWronglyEnded: 0,
  depositsWronglyCredited: 0,
  withdrawalsWronglyPaid: 0,
  numbersWronglyStaked: 0,
  numbersWronglyExposed: 0,
}

describe.each(sources)("whatever is done in whatever order by several players at once, on $kind", ({ kind, fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let another: typeof operator
  let tokens: ReadonlyArray<string>
  let accounts: ReadonlyArray<string>
  let now = day
  const last = new Map<number, string>()
  beforeAll(async () => {
    operator = await operatorOn(fresh, { clockAt: day, seed: "empty" })
    another = kind === "postgres" ? await operatorOn(operator.database, { clockAt: day, seed: "empty" }) : operator
    await operator.post("/__sandbox/players/add", { prefix: "anyone", count: players, pin: "Anyone69#x", baht: 1_000 })
    tokens = await Promise.all(
      Array.from({ length: players }, (_, at) => operator.tokenOf(`anyone0000${at + 1}`, "Anyone69#x")),
    )
    accounts = await Promise.all(
      tokens.map(async (_, who) => {
        const account = { bankCode: "014", bankAccountNumber: `111222333${who}`, password: "Anyone69#x" }
        const { body } = await operator.post("/api/users-banks.create", account, as(who))
        return v.parse(v.object({ data: UserBank }), body).data.bankId
      }),
    )
    await deeds.timePasses()
    await Promise.all(tokens.map((_, who) => deeds.withdraws({ does: "withdraws", who, baht: 100 })))
  })
  afterAll(async () => {
    await another.stop()
    await operator.stop()
  })

  const as = (who: number) => operator.as(tokens[who] ?? "").headers
  const round = () =>
    `yeekee-2026-11-20-${Math.floor((now - Date.parse("2026-11-20T06:00:00+07:00")) / (15 * minutes)) + 2}`

  const deeds = {
    deposits: async ({ who, baht }: Extract<Deed, { does: "deposits" }>) => {
      const { status, body } = await operator.post("/api/deposits.fast.create", { amount: baht }, as(who))
      if (status !== 200) return
      const { id } = v.parse(v.object({ data: WireDeposit }), body).data
      await operator.post("/__sandbox/deposits/transfer", { id, arrival: "exact" })
    },
    bets: async ({ who, digit, baht, twice }: Extract<Deed, { does: "bets" }>) => {
      const poy = [{ option: "teng_bon_1", number: String(digit), price: baht, multiply: 3.2 }]
      const headers = { ...as(who), "idempotency-key": crypto.randomUUID() }
      const send = (at = operator) => at.post("/poy-api/lotteries.yeekee.create", { betId: round(), poy }, headers)
      const [answer] = await Promise.all(twice ? [send(), send(another)] : [send(another)])
      if (answer?.status === 200) last.set(who, v.parse(v.object({ data: PoyDetail }), answer.body).data.id)
    },
    callsOff: async ({ who }: Extract<Deed, { does: "callsOff" }>) => {
      await another.post("/poy-api/poys.abort", { id: last.get(who) ?? "none" }, as(who))
    },
    withdraws: async ({ who, baht }: Extract<Deed, { does: "withdraws" }>) => {
      await operator.post("/api/withdraws.create", { amount: baht, bankId: accounts[who] }, as(who))
    },
    limits: async ({ who, baht }: Extract<Deed, { does: "limits" }>) => {
      await operator.post("/api/play-limits.update", { measure: "loss", span: "day", most: baht }, as(who))
    },
    endsRound: async ({ ending }: Extract<Deed, { does: "endsRound" }>) => {
      await another.post("/__sandbox/rounds/end", { betId: round(), ending })
    },
    timePasses: async () => {
      now += 18 * minutes
      await operator.post("/__sandbox/clock", { offsetSeconds: Math.round((now - Date.now()) / 1_000) })
    },
  }
  const act = async (deed: Deed): Promise<void> => {
    if (deed.does === "deposits") await deeds.deposits(deed)
    else if (deed.does === "bets") await deeds.bets(deed)
    else if (deed.does === "callsOff") await deeds.callsOff(deed)
    else if (deed.does === "withdraws") await deeds.withdraws(deed)
    else if (deed.does === "limits") await deeds.limits(deed)
    else if (deed.does === "endsRound") await deeds.endsRound(deed)
    else await deeds.timePasses()
  }

  it("the books stay right", { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(anyDeed, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), async (turns) => {
        for (const together of turns) await Promise.all(together.map(act))
        expect((await operator.ask("/__sandbox/books")).body).toMatchObject({ data: right })
      }),
      { numRuns: 25 },
    )
    const { depositsCredited, withdrawals } = v.parse(Books, (await operator.ask("/__sandbox/books")).body).data
    expect(withdrawals).toBeGreaterThanOrEqual(players)
    expect(depositsCredited).toBeGreaterThan(0)
  })
})
