import { Unauthorized } from "@fakham/core"
import { baht, satang } from "@fakham/core/money"
import { type BankAccount, BankAccountRefused, Banks, WithdrawalRefused, Withdrawals } from "@fakham/core/wallet"
import { databaseSources } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type WalletSandbox, walletSandboxOn } from "../testing/wallet-sandbox.ts"

const anId: unknown = expect.stringMatching(/^\w{12}$/)
const aNumber: unknown = expect.any(Number)

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const account: BankAccount = {
  bankId: "account-1",
  bankCode: "014",
  accountNumber: "1110044710",
  name: "สมชาย ใจดี",
  isChecked: true,
}
const request = (amount: number, key: string, from = account) =>
  Withdrawals.use((withdrawals) => withdrawals.request({ amount: satang(amount), account: from }, key))
const all = Withdrawals.use((withdrawals) => withdrawals.all())
const allowance = Withdrawals.use((withdrawals) => withdrawals.allowance())
const mine = Banks.use((banks) => banks.mine())
const add = (bankCode: string, accountNumber: string) => Banks.use((banks) => banks.add({ bankCode, accountNumber }))

describe.each(sources)("withdrawals over the wire, on $kind", ({ fresh }) => {
  let sandbox: WalletSandbox
  beforeAll(async () => {
    sandbox = await walletSandboxOn(fresh)
  })
  afterAll(() => sandbox.stop())

  it("are allowed as far as the operator tells", async () => {
    expect(await sandbox.somchai(allowance)).toEqual(
      Result.succeed({
        terms: {
          min: 10_000,
          perTransaction: 4_900_000,
          perDay: 20_000_000,
          timesADay: 5,
          fee: 0,
          usualTime: 60_000,
        },
        eligibility: {
          bankAccountMatches: true,
          earlierPending: false,
          turnoverMet: true,
          withdrawnToday: [],
          balance: 1_248_050,
        },
      }),
    )
    expect(await sandbox.guest(allowance)).toEqual(Result.fail(new Unauthorized()))
  })

  it.each([
    ["too little", 9_999, account, "belowMinimum"],
    ["an account that is not the player's", 10_000, { ...account, bankId: "account-3" }, "bankAccountMismatch"],
    ["more than one may be", 4_900_001, account, "perTransactionExceeded"],
    ["more than there is", 1_248_051, account, "balanceNotEnough"],
  ] as const)("are refused for %s, and under one key always alike", async (_, amount, from, reason) => {
    const refused = Result.fail(new WithdrawalRefused({ reason }))
    expect(await sandbox.somchai(request(amount, `key-${reason}`, from))).toEqual(refused)
    expect(await sandbox.somchai(request(amount, `key-${reason}`, from))).toEqual(refused)
  })

  it("are refused until deposits have been staked", async () => {
    expect(await sandbox.malee(request(10_000, "key-turnover", { ...account, bankId: "account-3" }))).toEqual(
      Result.fail(new WithdrawalRefused({ reason: "turnoverNotMet" })),
    )
  })

  it("whose answer gets lost are found in the list by their key, and never made twice", async () => {
    await sandbox.fault("/api/withdraws.create", { kind: "afterwards-cut" })
    expect(await sandbox.somchai(request(100_000, "key-of-one-withdrawal"))).toMatchObject({
      failure: { _tag: "Unreachable" },
    })
    const listed = Result.getOrThrow(await sandbox.somchai(all))
    const again = Result.getOrThrow(await sandbox.somchai(request(100_000, "key-of-one-withdrawal")))

    expect(listed).toHaveLength(4)
    expect(listed[0]).toEqual(again)
    expect(again).toEqual({
      id: anId,
      key: "key-of-one-withdrawal",
      amount: 100_000,
      account: { bankCode: "014", accountNumber: "1110044710" },
      status: "WAITING",
      note: "",
      createdAt: aNumber,
    })
    expect(await sandbox.somchai(request(10_000, "key-behind-another"))).toEqual(
      Result.fail(new WithdrawalRefused({ reason: "pendingTransaction" })),
    )
    await sandbox.endWithdrawal(again.id, "REJECTED", "ชื่อบัญชีไม่ตรงกัน")
    expect(Result.getOrThrow(await sandbox.somchai(all))[0]).toMatchObject({
      status: "REJECTED",
      note: "ชื่อบัญชีไม่ตรงกัน",
    })
    expect(Result.getOrThrow(await sandbox.somchai(allowance)).eligibility.balance).toBe(1_248_050)
  })

  it("are refused under a key that stood for another one, as the operator's own trouble", async () => {
    expect(await sandbox.somchai(request(20_000, "key-of-one-withdrawal"))).toEqual(
      Result.fail(new WithdrawalRefused({ reason: "internalError" })),
    )
  })

  it("go to accounts that the operator knows, at banks that it pays to", async () => {
    const banks = Result.getOrThrow(await sandbox.malee(Banks.use((known) => known.all())))
    expect(banks).toHaveLength(17)
    expect(banks[8]).toEqual({ bankCode: "030", abbreviation: "GSB", usualDigits: 12, withdrawableAfter: 86_400_000 })
    expect(Result.getOrThrow(await sandbox.somchai(mine))[0]).toEqual(account)
  })

  it("can go to a new account once it has been checked", async () => {
    expect(await sandbox.somchai(add("014", "7770001112"))).toEqual(Result.succeed(undefined))
    const added = Result.getOrThrow(await sandbox.somchai(mine))[2]
    expect(added).toMatchObject({ accountNumber: "7770001112", name: "สมชาย ใจดี", isChecked: false })
    const noonOfTheNextDay = Date.parse("2026-11-21T12:00:00+07:00")
    expect(added?.withdrawableAt).toBeGreaterThanOrEqual(noonOfTheNextDay)
    await sandbox.clockTo("2026-11-20T12:30:00+07:00")
    const checked = Result.getOrThrow(await sandbox.somchai(mine))[2]
    expect(checked?.isChecked).toBe(true)
    expect(await sandbox.somchai(request(10_000, "key-too-new", checked ?? account))).toEqual(
      Result.fail(new WithdrawalRefused({ reason: "bankAccountTooNew" })),
    )
  })

  it.each([
    ["014", "1110044710", "บัญชีนี้มีอยู่ในระบบแล้ว"],
    ["999", "7770001113", "ไม่พบธนาคารนี้ในระบบ"],
    ["004", "123", "เลขที่บัญชีไม่ถูกต้อง"],
  ])("cannot go to %s %s, and the operator says why in its own words", async (bankCode, number, text) => {
    expect(await sandbox.malee(add(bankCode, number))).toEqual(Result.fail(new BankAccountRefused({ said: text })))
  })

  it("are at most five a day", async () => {
    for (let time = 1; time <= 5; time++) {
      const { id } = Result.getOrThrow(await sandbox.somchai(request(baht(100), `key-number-${time}`)))
      await sandbox.endWithdrawal(id, "PAID")
    }
    expect(await sandbox.somchai(request(baht(100), "key-number-6"))).toEqual(
      Result.fail(new WithdrawalRefused({ reason: "dailyCountExceeded" })),
    )
  })
})
