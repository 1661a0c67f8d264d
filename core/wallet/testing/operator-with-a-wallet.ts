import { Effect, Layer } from "effect"
import { baht, type Satang } from "../../money/satang.ts"
import { NotOffered } from "../../operator/failures.ts"
import { Balance } from "../../site/live/balance.port.ts"
import type { Instant } from "../../time/bangkok.ts"
import { BankAccountRefused, Banks } from "../bank/bank.port.ts"
import { banks } from "../bank/bank.ts"
import { type BankAccount, isSameAccount } from "../bank/bank-account.ts"
import { CreditStatus } from "../credit/credit-status.port.ts"
import type { CreditTurnover } from "../credit/turnover.ts"
import type { Achievement } from "../earnings/achievement.ts"
import {
  type BankStatement,
  type StatementEntry,
  Statements,
  type TrueMoneyTransfer,
} from "../statement/statement.port.ts"
import { walletForDeposits } from "./deposits.ts"
import { walletForEarnings } from "./earnings.ts"
import { lineToOperator, type Pause } from "./line-to-operator.ts"
import { pageOf } from "./pages-of-statement.ts"
import { walletBook } from "./wallet-book.ts"
import { walletForWithdrawals } from "./withdrawals.ts"

export const somchaisAccount: BankAccount = {
  bankId: "account-1",
  bankCode: "014",
  accountNumber: "1110044710",
  name: "สมชาย ใจดี",
  isChecked: true,
}
const nothingBanked: BankStatement = { depositFast: [], depositNormal: [], userWithdraw: [] }

/** How a wallet stands when a test begins. */
export type WalletStart = {
  readonly now?: () => Instant
  readonly cash?: Satang
  readonly afCash?: Satang
  readonly accounts?: ReadonlyArray<BankAccount>
  readonly achievements?: ReadonlyArray<Achievement>
  readonly pause?: Pause | undefined
  /** What it tells of happenings that lie before. */
  readonly turnovers?: ReadonlyArray<CreditTurnover>
  readonly bankStatement?: BankStatement
  readonly affiliateStatement?: ReadonlyArray<StatementEntry>
  readonly trueMoney?: ReadonlyArray<TrueMoneyTransfer>
  /** Whether it tells statements page by page. */
  readonly hasPages?: boolean
}

/**
 * An operator with a wallet: it takes deposits with satang of their own until they run out, pays withdrawals out by its
 * rules, moves earnings and pays rewards, and writes down every satang. A key is answered once and for all.
 */
export const operatorWithAWallet = (start: WalletStart = {}) => {
  const { now = () => 0, cash = baht(10_000), afCash = baht(184), achievements } = start
  const line = lineToOperator(start.pause)
  const book = walletBook(cash, now)
  const accounts = [...(start.accounts ?? [somchaisAccount])]
  let [isAiling, accountText] = [false, ""]
  const ailing = () => isAiling
  const incoming = walletForDeposits(line, book)
  const outgoing = walletForWithdrawals(line, book, ailing)
  const earned = walletForEarnings(line, book, { afCash, achievements }, ailing)
  return {
    ...line,
    ...incoming,
    ...outgoing,
    ...earned,
    balance: book.balance,
    book,
    entries: book.entries,
    accounts: (): ReadonlyArray<BankAccount> => accounts,
    /** Its own trouble: it takes no withdrawal and no move, and says so. */
    isAiling: (is: boolean) => void (isAiling = is),
    refusesAccounts: (text: string) => void (accountText = text),
    layer: Layer.mergeAll(
      incoming.layer,
      outgoing.layer,
      earned.layer,
      Layer.succeed(Balance, { balance: () => line.ask("balance", () => Effect.succeed(book.balance())) }),
      Layer.succeed(Banks, {
        all: () => line.ask("banks", () => Effect.succeed(banks)),
        mine: () => line.ask("accounts", () => Effect.sync(() => [...accounts])),
        add: (account) =>
          line.ask("add account", () => {
            const refusal = accounts.some((one) => isSameAccount(one, account)) ? "บัญชีนี้มีอยู่แล้ว" : accountText
            if (refusal !== "") return Effect.fail(new BankAccountRefused({ said: refusal }))
            const bankId = `account-${accounts.length + 1}`
            accounts.push({ ...somchaisAccount, ...account, bankId, isChecked: false })
            return Effect.void
          }),
      }),
      Layer.succeed(Statements, {
        wallet: () => line.ask("wallet statement", () => Effect.sync(() => book.entries().toReversed())),
        page: (part) =>
          line.ask("statement page", () =>
            start.hasPages ? Effect.sync(() => pageOf(book.entries(), part)) : Effect.fail(new NotOffered()),
          ),
        affiliate: () => line.ask("affiliate statement", () => Effect.succeed(start.affiliateStatement ?? [])),
        bank: line.ask("bank statement", () => Effect.succeed(start.bankStatement ?? nothingBanked)),
        trueMoney: line.ask("TrueMoney history", () => Effect.succeed(start.trueMoney ?? [])),
      }),
      Layer.succeed(CreditStatus, {
        turnovers: () => line.ask("turnovers", () => Effect.succeed(start.turnovers ?? [])),
      }),
    ),
  }
}
