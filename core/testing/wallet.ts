import { Effect, Layer, Result } from "effect"
import { baht, minus, plus, type Satang, satang } from "../money/satang.ts"
import { total } from "../money/sums.ts"
import { dayAt, type Instant } from "../time/bangkok.ts"
import { type Achievement, ClaimRefused, canBeClaimed, Loyalty } from "../wallet/achievement.ts"
import { Affiliate, type AffiliateMove, affiliateTerms, MoveRefused } from "../wallet/affiliate.ts"
import { banks } from "../wallet/bank.ts"
import { type BankAccount, isSameAccount } from "../wallet/bank-account.ts"
import { BankAccountRefused, Banks } from "../wallet/banks.ts"
import { Cashier, DepositRefused, NoSuchDeposit } from "../wallet/cashier.ts"
import { Credit, type CreditStatus } from "../wallet/credit.ts"
import { confirmationsNeeded, networks, usdtFor } from "../wallet/crypto.ts"
import { type Deposit, depositTerms, type Payee, prepareAmount } from "../wallet/deposit.ts"
import type { DepositRequest } from "../wallet/deposit-form.ts"
import { type DepositOffer, DepositOffers } from "../wallet/deposit-offer.ts"
import { Purse } from "../wallet/purse.ts"
import type { TransactionType } from "../wallet/statement.ts"
import { type BankStatement, type StatementEntry, Statements, type TrueMoneyTransfer } from "../wallet/statements.ts"
import type { CreditTurnover } from "../wallet/turnover.ts"
import { type WithdrawalStanding, withdrawal, withdrawalTerms } from "../wallet/withdrawal.ts"
import { type Withdrawal, WithdrawalRefused, Withdrawals } from "../wallet/withdrawals.ts"
import { lineToOperator, type Pause } from "./wallet-line.ts"

export const kasikorn: Payee = {
  bankId: "bank-1",
  bankCode: "004",
  bankAccountNumber: "0000123456",
  bankAccountName: "บจก. ตัวอย่าง รับชำระ",
}
export const somchaisAccount: BankAccount = {
  bankId: "account-1",
  bankCode: "014",
  accountNumber: "1110044710",
  name: "สมชาย ใจดี",
  isChecked: true,
}
const trueMoney: Payee = { ...kasikorn, bankId: "wallet-1", bankCode: "", bankAccountNumber: "0810000000" }
const usdtRate = satang(3_413)

/** Every way to bring money in, at the usual terms. */
export const usualOffers: ReadonlyArray<DepositOffer> = [
  { method: "fast", terms: depositTerms, payees: [kasikorn] },
  { method: "qrcode", terms: depositTerms, payees: [kasikorn] },
  { method: "truemoney", terms: depositTerms, payees: [trueMoney] },
  { method: "normal", terms: depositTerms, payees: [kasikorn] },
  { method: "crypto", terms: depositTerms, payees: [], networks, rate: usdtRate },
]

const firstAchievement: Achievement = {
  id: "ten-yeekee-rounds",
  name: "แทงยี่กีครบ 10 รอบ",
  description: "",
  goal: 10,
  reached: 10,
  reward: baht(20),
  isClaimed: false,
}

const nothingBanked: BankStatement = { depositFast: [], depositNormal: [], userWithdraw: [] }

type Start = {
  readonly now?: () => Instant
  readonly cash?: Satang
  readonly afCash?: Satang
  readonly accounts?: ReadonlyArray<BankAccount>
  readonly achievements?: ReadonlyArray<Achievement>
  readonly pause?: Pause | undefined
  /** What it tells of happenings that lie before. */
  readonly turnovers?: ReadonlyArray<CreditTurnover>
  readonly statuses?: ReadonlyArray<CreditStatus>
  readonly bankStatement?: BankStatement
  readonly affiliateStatement?: ReadonlyArray<StatementEntry>
  readonly trueMoney?: ReadonlyArray<TrueMoneyTransfer>
}

/**
 * An operator with a till: it takes deposits with satang of their own until they run out, pays withdrawals out by its
 * rules, moves earnings and pays rewards, and writes down every satang. A key is answered once and for all.
 */
export const operatorWithATill = (start: Start = {}) => {
  const { now = () => 0, cash = baht(10_000), afCash = baht(184) } = start
  const line = lineToOperator(start.pause)
  const deposits: Array<Deposit> = []
  const withdrawals: Array<Withdrawal> = []
  const moves: Array<AffiliateMove> = []
  const accounts = [...(start.accounts ?? [somchaisAccount])]
  const entries: Array<StatementEntry> = []
  const answers = new Map<string, Result.Result<unknown, unknown>>()
  let achievements = start.achievements ?? [firstAchievement]
  let [allSatangTaken, ailing, accountText] = [false, false, ""]
  let standing: Pick<WithdrawalStanding, "bankAccountMatches" | "turnoverMet"> = {
    bankAccountMatches: true,
    turnoverMet: true,
  }

  const balance = () => plus(cash, total(entries.map(({ amount }) => amount)))
  const earnings = () => minus(afCash, total(moves.map(({ amount }) => amount)))
  const write = (transactionType: TransactionType, amount: Satang, refId: string) =>
    void entries.push({
      id: `T-${entries.length + 1}`,
      transactionType,
      amount,
      balance: plus(balance(), amount),
      refId,
      detail: "",
      createdAt: now(),
    })

  /** Acts once a key; whoever comes with it again hears the first answer. */
  const once = <A, E>(key: string, act: () => Result.Result<A, E>) =>
    Effect.suspend(() => {
      const first = answers.get(key)
      const answer = first === undefined ? act() : (first as Result.Result<A, E>)
      answers.set(key, answer)
      return Effect.fromResult(answer)
    })

  const expire = () => {
    for (const [at, one] of deposits.entries())
      if (one.status === "WAITING" && now() >= (one.expiresAt ?? Number.POSITIVE_INFINITY))
        deposits[at] = { ...one, status: "EXPIRED" }
  }
  const put = (deposit: Deposit) => {
    deposits[deposits.findIndex(({ id }) => id === deposit.id)] = deposit
    return deposit
  }
  const found = (id: string) => {
    expire()
    const deposit = deposits.find((one) => one.id === id)
    return deposit === undefined ? Effect.fail(new NoSuchDeposit()) : Effect.succeed(deposit)
  }
  const waiting = () => {
    expire()
    return deposits.filter(({ status }) => status === "WAITING")
  }
  const open = (request: DepositRequest): Result.Result<Deposit, DepositRefused> => {
    const beside = waiting().map((one) => one.prepareAmount)
    const carriesSatang = request.method === "fast" || request.method === "truemoney"
    const prepared = carriesSatang ? prepareAmount(request.amount, beside, 37) : Result.succeed(request.amount)
    if (allSatangTaken || Result.isFailure(prepared)) return Result.fail(new DepositRefused({ reason: "allTaken" }))
    const payee = request.method === "truemoney" ? trueMoney : kasikorn
    const kept = {
      id: `D-${deposits.length + 1}`,
      bankId: payee.bankId,
      prepareAmount: prepared.success,
      prepareIndex: beside.length + 1,
      prepareTotal: beside.length + 1,
      status: "WAITING",
      referTransferId: undefined,
      createdAt: now(),
      expiresAt: request.method === "normal" ? undefined : now() + depositTerms.openFor,
      payee: request.method === "crypto" ? undefined : payee,
    } as const
    const deposit: Deposit =
      request.method === "crypto"
        ? {
            ...kept,
            method: "crypto",
            crypto: {
              network: request.network,
              address: `address-on-${request.network}`,
              usdt: usdtFor(request.amount, usdtRate),
              rate: usdtRate,
              confirmations: 0,
              confirmationsNeeded: confirmationsNeeded[request.network],
            },
          }
        : request.method === "qrcode"
          ? { ...kept, method: "qrcode", qrText: `pay ${prepared.success}` }
          : { ...kept, method: request.method }
    deposits.push(deposit)
    return Result.succeed(deposit)
  }

  const whereThePlayerStands = (): WithdrawalStanding => ({
    ...standing,
    earlierPending: withdrawals.some(({ status }) => status === "WAITING"),
    withdrawnToday: withdrawals
      .filter(({ status, createdAt }) => status !== "REJECTED" && dayAt(createdAt) === dayAt(now()))
      .map(({ amount }) => amount),
    balance: balance(),
  })
  const settle = (id: string, status: "PAID" | "REJECTED") => {
    const at = withdrawals.findIndex((one) => one.id === id)
    const one = withdrawals[at]
    if (one?.status !== "WAITING") return
    withdrawals[at] = { ...one, status }
    if (status === "REJECTED") write("ADMIN_INCREASE", one.amount, id)
  }

  return {
    ...line,
    balance,
    earnings,
    entries: (): ReadonlyArray<StatementEntry> => entries,
    deposits: (): ReadonlyArray<Deposit> => deposits,
    withdrawals: (): ReadonlyArray<Withdrawal> => withdrawals,
    moves: (): ReadonlyArray<AffiliateMove> => moves,
    accounts: (): ReadonlyArray<BankAccount> => accounts,
    hasNoSatangLeft: (is: boolean) => void (allSatangTaken = is),
    /** Its own trouble: it takes no withdrawal and no move, and says so. */
    isAiling: (is: boolean) => void (ailing = is),
    refusesAccounts: (text: string) => void (accountText = text),
    stands: (change: Partial<typeof standing>) => void (standing = { ...standing, ...change }),
    /** Money arrives for a deposit: exactly what was asked for, or not. */
    transfer: (id: string, amount: Satang) => {
      const deposit = waiting().find((one) => one.id === id)
      if (deposit === undefined) return
      const isExact = deposit.prepareAmount === amount
      put({ ...deposit, status: isExact ? "MATCHED" : "MISMATCH", referTransferId: `transfer-${id}` })
      if (isExact) write("DEPOSIT", amount, id)
    },
    pay: (id: string) => settle(id, "PAID"),
    reject: (id: string) => settle(id, "REJECTED"),
    layer: Layer.mergeAll(
      Layer.succeed(Purse, { balance: line.ask("balance", () => Effect.succeed(balance())) }),
      Layer.succeed(DepositOffers, { all: line.ask("offers", () => Effect.succeed(usualOffers)) }),
      Layer.succeed(Cashier, {
        open: (request, key) => line.ask(`open ${key}`, () => once(key, () => open(request))),
        read: (id) => line.ask(`read ${id}`, () => found(id)),
        cancel: (id) =>
          line.ask(`cancel ${id}`, () =>
            Effect.map(found(id), (one) => (one.status === "WAITING" ? put({ ...one, status: "CANCELLED" }) : one)),
          ),
        waiting: line.ask("waiting deposits", () => Effect.sync(waiting)),
      }),
      Layer.succeed(Withdrawals, {
        allowance: line.ask("allowance", () =>
          Effect.sync(() => ({ terms: withdrawalTerms, standing: whereThePlayerStands() })),
        ),
        request: ({ amount, account }, key) =>
          line.ask(`withdraw ${key}`, () =>
            once(key, () => {
              const checked = ailing
                ? Result.fail("internalError" as const)
                : withdrawal(amount, whereThePlayerStands())
              if (Result.isFailure(checked)) return Result.fail(new WithdrawalRefused({ reason: checked.failure }))
              const id = `W-${withdrawals.length + 1}`
              const taken: Withdrawal = { id, key, amount, account, status: "WAITING", note: "", createdAt: now() }
              withdrawals.unshift(taken)
              write("WITHDRAW", minus(baht(0), amount), id)
              return Result.succeed(taken)
            }),
          ),
        all: line.ask("withdrawals", () => Effect.sync(() => [...withdrawals])),
      }),
      Layer.succeed(Banks, {
        all: line.ask("banks", () => Effect.succeed(banks)),
        mine: line.ask("accounts", () => Effect.sync(() => [...accounts])),
        add: (account) =>
          line.ask("add account", () => {
            const refusal = accounts.some((one) => isSameAccount(one, account)) ? "บัญชีนี้มีอยู่แล้ว" : accountText
            if (refusal !== "") return Effect.fail(new BankAccountRefused({ text: refusal }))
            const bankId = `account-${accounts.length + 1}`
            accounts.push({ ...somchaisAccount, ...account, bankId, isChecked: false })
            return Effect.void
          }),
      }),
      Layer.succeed(Statements, {
        wallet: () => line.ask("wallet statement", () => Effect.sync(() => entries.toReversed())),
        affiliate: () => line.ask("affiliate statement", () => Effect.succeed(start.affiliateStatement ?? [])),
        bank: line.ask("bank statement", () => Effect.succeed(start.bankStatement ?? nothingBanked)),
        trueMoney: line.ask("TrueMoney history", () => Effect.succeed(start.trueMoney ?? [])),
      }),
      Layer.succeed(Credit, {
        turnovers: line.ask("turnovers", () => Effect.succeed(start.turnovers ?? [])),
        statuses: line.ask("statuses", () => Effect.succeed(start.statuses ?? [])),
      }),
      Layer.succeed(Affiliate, {
        summary: line.ask("summary", () =>
          Effect.sync(() => ({
            afCash: earnings(),
            earned: afCash,
            members: 12,
            membersThisMonth: 3,
            slug: "somchai88",
            moves: [...moves],
          })),
        ),
        move: (amount, key) =>
          line.ask(`move ${key}`, () =>
            once(key, () => {
              const tooLittle = amount < affiliateTerms.leastMove
              const reason = tooLittle ? "belowMinimum" : amount > earnings() ? "afCashNotEnough" : "internalError"
              if (ailing || reason !== "internalError") return Result.fail(new MoveRefused({ reason }))
              moves.unshift({ key, amount, movedAt: now() })
              write("MOVE_AF_TO_MONEY", amount, key)
              return Result.succeed(earnings())
            }),
          ),
      }),
      Layer.succeed(Loyalty, {
        points: line.ask("points", () => Effect.succeed(320)),
        achievements: line.ask("achievements", () => Effect.sync(() => achievements)),
        claim: (id, key) =>
          line.ask(`claim ${key}`, () =>
            once(key, () => {
              const one = achievements.find((each) => each.id === id)
              if (one === undefined) return Result.fail(new ClaimRefused({ reason: "noSuchAchievement" }))
              if (!canBeClaimed(one))
                return Result.fail(new ClaimRefused({ reason: one.isClaimed ? "alreadyClaimed" : "notReached" }))
              const paid = { ...one, isClaimed: true }
              achievements = achievements.map((each) => (each.id === id ? paid : each))
              write("ACHIVEMENT_ADDMONEY", one.reward, id)
              return Result.succeed(paid)
            }),
          ),
      }),
    ),
  }
}
