import { Effect, Result } from "effect"
import { plus, type Satang } from "../money/satang.ts"
import { total } from "../money/sums.ts"
import type { Instant } from "../time/bangkok.ts"
import type { TransactionType } from "../wallet/statement.ts"
import type { StatementEntry } from "../wallet/statements.ts"

/** What an operator writes down: every satang that moves, and what it answered to which key. */
export const walletBook = (cash: Satang, now: () => Instant) => {
  const entries: Array<StatementEntry> = []
  const answers = new Map<string, Result.Result<unknown, unknown>>()
  const balance = () => plus(cash, total(entries.map(({ amount }) => amount)))
  return {
    now,
    entries: (): ReadonlyArray<StatementEntry> => entries,
    balance,
    write: (transactionType: TransactionType, amount: Satang, refId: string) =>
      void entries.push({
        id: `T-${entries.length + 1}`,
        transactionType,
        amount,
        balance: plus(balance(), amount),
        refId,
        detail: "",
        createdAt: now(),
      }),
    /** Acts once a key; whoever comes with it again hears the first answer. */
    once: <A, E>(key: string, act: () => Result.Result<A, E>) =>
      Effect.suspend(() => {
        const first = answers.get(key)
        const answer = first === undefined ? act() : (first as Result.Result<A, E>)
        answers.set(key, answer)
        return Effect.fromResult(answer)
      }),
  }
}
export type WalletBook = ReturnType<typeof walletBook>
