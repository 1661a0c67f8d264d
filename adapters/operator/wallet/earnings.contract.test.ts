import { Unauthorized } from "@fakham/core"
import { baht, times } from "@fakham/core/money"
import {
  Affiliate,
  ClaimRefused,
  CreditStatus,
  Loyalty,
  MoveRefused,
  Statements,
  spanBack,
  statementPage,
  statementWindow,
} from "@fakham/core/wallet"
import { databaseSources } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { data, operatorThatSays } from "../testing/operator-that-says.ts"
import { type WalletSandbox, walletAt, walletSandboxOn } from "../testing/wallet-sandbox.ts"

const aNumber: unknown = expect.any(Number)
const aText: unknown = expect.any(String)

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const noon = Date.parse("2026-11-20T12:00:00+07:00")
const move = (amount: number, key: string) => Affiliate.use((affiliate) => affiliate.move(times(baht(1), amount), key))
const summary = Affiliate.use((affiliate) => affiliate.summary())
const claim = (id: string, key: string) => Loyalty.use((loyalty) => loyalty.claim(id, key))

describe.each(sources)("statements and earnings over the wire, on $kind", ({ fresh }) => {
  let sandbox: WalletSandbox
  beforeAll(async () => {
    sandbox = await walletSandboxOn(fresh)
  })
  afterAll(() => sandbox.stop())

  it("of the last three days, and of thirty for the affiliate, are told entry by entry", async () => {
    const wallet = Statements.use((statements) => statements.wallet(statementWindow(noon, "wallet")))
    const affiliate = Statements.use((statements) => statements.affiliate(statementWindow(noon, "affiliate")))

    expect(Result.getOrThrow(await sandbox.somchai(wallet))).toEqual([
      {
        id: aText,
        transactionType: "WITHDRAW",
        amount: -110_042,
        balance: 1_248_050,
        refId: "DEMOWITHDR03",
        detail: "",
        path: "/credit/withdraw?id=DEMOWITHDR03",
        method: undefined,
        isRefund: false,
        createdAt: aNumber,
      },
    ])
    expect(Result.getOrThrow(await sandbox.somchai(affiliate))).toMatchObject([
      { transactionType: "AF_COMMISSION", amount: 18_400 },
    ])
    expect(await sandbox.guest(wallet)).toEqual(Result.fail(new Unauthorized()))
  })

  it("come page by page, and wholly from an operator that has no pages", async () => {
    const part = { span: spanBack(noon, "affiliate"), types: ["WITHDRAW"] }
    const page = (more: { readonly limit: number; readonly after?: string | undefined }) =>
      statementPage({ ...part, ...more }, () => part.span)
    const first = Result.getOrThrow(await sandbox.somchai(page({ limit: 2 })))
    expect(first).toMatchObject({
      entries: [{ amount: -110_042 }, { amount: -50_000 }],
      next: aText,
      totals: [
        { day: "2026-11-18", transactionType: "WITHDRAW", count: 1, moneyIn: 0, moneyOut: -110_042 },
        { transactionType: "ADMIN_INCREASE" },
        { transactionType: "WITHDRAW" },
        { transactionType: "WITHDRAW" },
        { transactionType: "PREDEPOSIT" },
        { transactionType: "PREDEPOSIT" },
        { transactionType: "DEPOSIT", count: 3, moneyIn: 1_248_050, moneyOut: 0 },
      ],
    })
    const second = Result.getOrThrow(await sandbox.somchai(page({ limit: 2, after: first.next })))
    const usual = statementPage({ span: undefined }, () => ({ from: "", to: "" }))
    expect(Result.getOrThrow(await sandbox.somchai(usual))).toMatchObject({
      span: { from: "2026-11-17", to: "2026-11-20" },
      entries: [{ amount: -110_042 }],
    })
    expect(second).toMatchObject({ entries: [{ amount: -200_000 }], next: undefined })

    const entry = { id: 1, transactionType: "WITHDRAW", amount: "-20.00", createdAt: "2026-11-20T10:00:00.000000Z" }
    const plain = await operatorThatSays({
      "transactions.all": data([entry, { ...entry, id: 2, transactionType: "DEPOSIT", amount: 5 }]),
    })
    expect(await walletAt(plain.origin, "token")(page({ limit: 1 }))).toMatchObject({
      success: {
        entries: [{ id: "1", amount: -2_000 }],
        next: undefined,
        totals: [{ moneyOut: -2_000 }, { transactionType: "DEPOSIT", moneyIn: 500 }],
      },
    })
    plain.stop()
  })

  it("of the bank, the TrueMoney wallet and of all that is under way have their conditions", async () => {
    const bank = Result.getOrThrow(await sandbox.somchai(Statements.use((statements) => statements.bank)))
    expect(bank.depositFast.map(({ id, method, status }) => [id, method, status])).toEqual([
      ["DEMOFAST0002", "fast", "EXPIRED"],
      ["DEMOTRUE0001", "truemoney", "MATCHED"],
      ["DEMOFAST0001", "fast", "MATCHED"],
    ])
    expect(bank.depositNormal).toMatchObject([{ id: "DEMONORMAL01", amount: 150_000, bankCode: "004" }])
    expect(bank.userWithdraw.map(({ amount, method }) => [amount, method])).toEqual([
      [110_042, undefined],
      [50_000, undefined],
      [200_000, undefined],
    ])
    expect(await sandbox.somchai(Statements.use((statements) => statements.trueMoney))).toMatchObject({
      success: [{ id: "BTDEMO000002", amount: 10_005, walletNumber: "0812345678", status: "MATCHED" }],
    })
    expect(await sandbox.malee(CreditStatus.use((credit) => credit.turnovers()))).toEqual(
      Result.succeed([{ type: "deposit", canWithdraw: false, turnOver: 35_025, required: 35_025, played: 0 }]),
    )
  })

  it("by friends move once a key, and a lost answer is found in the summary", async () => {
    expect(await sandbox.somchai(summary)).toEqual(
      Result.succeed({
        afCash: 18_400,
        earned: 18_400,
        members: 1,
        membersThisMonth: 1,
        slug: "somchai88",
        moves: [],
      }),
    )
    await sandbox.fault("/api/af-cashs.move", { kind: "afterwards-cut" })
    expect(await sandbox.somchai(move(84, "key-of-one-move"))).toMatchObject({ failure: { _tag: "Unreachable" } })
    expect(await sandbox.somchai(move(84, "key-of-one-move"))).toEqual(Result.succeed(10_000))
    expect(Result.getOrThrow(await sandbox.somchai(summary))).toMatchObject({
      afCash: 10_000,
      earned: 18_400,
      moves: [{ key: "key-of-one-move", amount: 8_400 }],
    })
  })

  it("by friends stay where they are when less than a baht or more than there is shall move", async () => {
    expect(await sandbox.somchai(move(0, "key-of-nothing"))).toEqual(
      Result.fail(new MoveRefused({ reason: "belowMinimum" })),
    )
    expect(await sandbox.somchai(move(101, "key-of-too-much"))).toEqual(
      Result.fail(new MoveRefused({ reason: "afCashNotEnough" })),
    )
    expect(await sandbox.somchai(move(1, "key-of-one-move"))).toEqual(
      Result.fail(new MoveRefused({ reason: "internalError" })),
    )
  })

  it("by playing are points, and rewards that are paid once", async () => {
    expect(await sandbox.somchai(Loyalty.use((loyalty) => loyalty.points()))).toEqual(Result.succeed(320))
    const all = Result.getOrThrow(await sandbox.somchai(Loyalty.use((loyalty) => loyalty.achievements())))
    expect(all[0]).toEqual({
      id: "first-deposit",
      name: "ฝากเงินครั้งแรก",
      description: "ฝากเงินเข้าระบบสำเร็จ 1 ครั้ง",
      goal: 1,
      reached: 5,
      reward: 1_000,
      isClaimed: false,
    })
    expect(await sandbox.somchai(claim("first-deposit", "key-of-a-claim"))).toMatchObject({
      success: { isClaimed: true },
    })
    expect(await sandbox.somchai(claim("first-deposit", "key-of-a-claim"))).toMatchObject({
      success: { isClaimed: true },
    })
    for (const [id, reason] of [
      ["first-deposit", "alreadyClaimed"],
      ["three-friends", "notReached"],
      ["no-such-thing", "noSuchAchievement"],
    ] as const)
      expect(await sandbox.somchai(claim(id, `key-of-${reason}`))).toEqual(Result.fail(new ClaimRefused({ reason })))
  })
})
