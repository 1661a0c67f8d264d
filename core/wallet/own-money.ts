import { Effect } from "effect"
import type { Visit } from "../visit/visit.ts"
import { Banks } from "./bank/bank.port.ts"
import { CreditStatus } from "./credit/credit-status.port.ts"
import { Loyalty } from "./earnings/achievement.ts"
import { type BankEntry, type BankStatement, Statements, trueMoneyHistory } from "./statement/statement.port.ts"
import { Withdrawals } from "./withdrawal/withdrawal.port.ts"

export type PastDeposit = Pick<BankEntry, "id" | "amount" | "status" | "createdAt">

const isPending = (statement: BankStatement) =>
  Object.values(statement).some((entries) => entries.some(({ status }) => status === "WAITING"))

const bank = Statements.use((statements) => statements.bank)

const byTrueMoney = Effect.map(
  trueMoneyHistory,
  (transfers): ReadonlyArray<PastDeposit> =>
    transfers.map(({ transferTime, ...transfer }) => ({ ...transfer, createdAt: transferTime })),
)

/** What a player's pages of money show, and nobody changes there. */
export const ownMoneyOf = (visit: Visit<Banks | CreditStatus | Loyalty | Statements | Withdrawals>) => ({
  /** What may be taken out just now, as the operator counts it. */
  allowance: visit.resource(
    Withdrawals.use((withdrawals) => withdrawals.allowance()),
    { staleOn: ["cash"] },
  ),
  /** Read again often while the bank is checking one of them. */
  ownAccounts: visit.resource(
    Banks.use(({ mine }) => mine()),
    {
      staleOn: ["accounts"],
      everyWhile: { every: 5_000, while: (accounts) => accounts.some(({ isChecked }) => !isChecked) },
    },
  ),
  /** What was reached, for pages that only tell of it. */
  achievements: visit.resource(Loyalty.use((loyalty) => loyalty.achievements())),
  turnovers: visit.resource(
    CreditStatus.use((credit) => credit.turnovers()),
    { staleOn: ["cash"] },
  ),
  /** Deposits and withdrawals with how far they have come. */
  bankStatement: visit.resource(bank, { staleOn: ["cash"], everyWhile: { every: 10_000, while: isPending } }),
  /** The same beside a form, where nobody waits for one of them. */
  pastDeposits: visit.resource(bank, { staleOn: ["cash"] }),
  /** What came by TrueMoney, which has a history of its own. */
  pastByTrueMoney: visit.resource(byTrueMoney, { staleOn: ["cash"] }),
})
