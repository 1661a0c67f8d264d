import { Played, PlayLimits } from "@fakham/core/limits"
import { Affiliate, Banks, CreditStatus, DepositOffers, Deposits, Loyalty, Withdrawals } from "@fakham/core/wallet"
import { type Effect, Layer, type ManagedRuntime, type Result } from "effect"
import * as v from "valibot"
import { expect, test } from "vitest"
import { httpPlayed, httpPlayLimits } from "../limits/index.ts"
import { playersAsking } from "../testing/asking.ts"
import { data, operatorThatSays } from "../testing/operator-that-says.ts"
import {
  httpAffiliate,
  httpBanks,
  httpCredit,
  httpDepositOffers,
  httpDeposits,
  httpLoyalty,
  httpWithdrawals,
} from "../wallet/index.ts"

const playerAt = playersAsking((client) =>
  Layer.mergeAll(
    httpAffiliate(client),
    httpBanks(client),
    httpDeposits(client),
    httpCredit(client),
    httpDepositOffers(client),
    httpLoyalty(client),
    httpPlayed(client),
    httpPlayLimits(client),
    httpWithdrawals(client),
  ),
)
type Ask = ReturnType<typeof playerAt>
type Question = Effect.Effect<unknown, unknown, ManagedRuntime.ManagedRuntime.Services<Ask["runtime"]>>

const payee = { bankId: "b1", bankCode: "004", bankAccountNumber: "0012345678", bankAccountName: "ร้าน" }
const deposit = {
  id: "d1",
  bankId: "b1",
  method: "fast",
  prepareAmount: 500.37,
  prepareIndex: 1,
  prepareTotal: 2,
  status: "WAITING",
  referTransferId: "t1",
  createdAt: "2026-11-20T12:00:00.000000Z",
  expiresAt: 1_795_253_500,
  payee,
}
const withdrawal = {
  id: "w1",
  key: "k1",
  amount: 300,
  status: "PAID",
  bankCode: "004",
  bankAccountNumber: "1110044710",
  note: "",
  createdAt: "2026-11-20T12:00:00.000000Z",
}

/** What players ask of chosen calls, one answer to each, and the fields of it that it cannot do without. */
const questions: ReadonlyArray<
  readonly [path: string, answer: object, needed: ReadonlyArray<string>, question: Question]
> = [
  ["deposits.one", deposit, ["id", "method", "prepareAmount"], Deposits.use((deposits) => deposits.read("d1"))],
  ["deposits.open", [deposit], [], Deposits.use((deposits) => deposits.waiting())],
  [
    "deposits.methods",
    [{ method: "fast", active: true, min: 20, max: 100_000, openSeconds: 900, usualSeconds: 60, payees: [payee] }],
    [],
    DepositOffers.use((offers) => offers.all()),
  ],
  [
    "withdraws.limits",
    {
      min: 100,
      perTransaction: 49_000,
      perDay: 200_000,
      timesADay: 5,
      fee: 10,
      usualSeconds: 60,
      bankAccountMatches: true,
      pendingTransaction: false,
      turnoverMet: true,
      withdrawnToday: [300],
      balance: 1_000.5,
    },
    ["withdrawnToday", "balance"],
    Withdrawals.use((withdrawals) => withdrawals.allowance()),
  ],
  ["withdraws.all", [withdrawal], [], Withdrawals.use((withdrawals) => withdrawals.all())],
  [
    "banks.all",
    [{ bankCode: "004", shortName: "KBANK", active: true, usualDigits: 10 }],
    [],
    Banks.use((b) => b.all()),
  ],
  [
    "users-banks.all",
    [{ bankId: "u1", bankCode: "004", accountNumber: "1110044710", name: "สมชาย", botUpdate: true }],
    [],
    Banks.use((banks) => banks.mine()),
  ],
  [
    "af-cashs.summary",
    {
      afMoney: 84,
      earned: 184,
      members: 12,
      membersThisMonth: 3,
      slug: "somchai88",
      perMille: 8,
      moves: [{ key: "k1", amount: 100, movedAt: "2026-11-20T12:00:00.000000+07:00" }],
    },
    ["afMoney"],
    Affiliate.use((affiliate) => affiliate.summary()),
  ],
  [
    "achievements.all",
    [{ id: "a1", name: "สิบรอบ", description: "", goal: 10, reached: 4, reward: 20, claimed: false }],
    [],
    Loyalty.use((loyalty) => loyalty.achievements()),
  ],
  [
    "credit-turnovers.all",
    [{ type: "lotto", canWithdraw: false, turnOver: 50, required: 500, played: 450 }],
    [],
    CreditStatus.use((credit) => credit.turnovers()),
  ],
  [
    "play-limits",
    {
      limits: [{ measure: "loss", span: "day", most: 5_000, used: 300, wish: { most: null, askedAt: 1_795_252_600 } }],
      reminderMinutes: 60,
      break: { kind: "timeOut24h", from: 1_795_252_600, until: 1_795_339_000 },
    },
    ["limits", "break"],
    PlayLimits.use((limits) => limits.read()),
  ],
  [
    "play-limits.played",
    { staked: 400, returned: 350 },
    ["staked", "returned"],
    Played.use((played) => played.since(0)),
  ],
]

const odd = [undefined, null, { of: "another type" }, "of another kind", true, -0.5]

/** An answer with a field, of it or of its first row, that is something else. */
const bent = (value: unknown, field: string, now: unknown): unknown =>
  isList(value) ? value.map((row) => bent(row, field, now)) : { ...Object(value), [field]: now }

const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value)

const fieldsOf = (value: unknown): ReadonlyArray<string> =>
  Object.keys(v.parse(v.looseObject({}), isList(value) ? value[0] : value))

const noughts = (answer: Result.Result<unknown, unknown>): number =>
  JSON.stringify(answer._tag === "Success" ? answer.success : {}).match(/[:[]0(?=[,\]}])/g)?.length ?? 0

test.each(questions)(
  "%s is understood whatever its other fields are, one by one, and no amount becomes nought",
  async (path, answer, needed, question) => {
    const answerFrom = async (value: unknown) => {
      const operator = await operatorThatSays({ [path]: data(value) })
      const outcome = await playerAt(operator.origin, "a-token")(question)
      operator.stop()
      return outcome
    }
    const whole = await answerFrom(answer)
    expect(whole._tag).toBe("Success")
    for (const field of fieldsOf(answer))
      for (const now of odd) {
        const outcome = await answerFrom(bent(answer, field, now))
        if (!needed.includes(field)) expect([field, now, outcome._tag]).toEqual([field, now, "Success"])
        expect([field, now, noughts(outcome)]).toEqual([field, now, noughts(whole)])
      }
  },
)
