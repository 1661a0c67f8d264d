import { Effect, Result } from "effect"
import { plus, type Satang } from "../../money/satang.ts"
import { total } from "../../money/sums.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { StatementEntry } from "../statement/statement.port.ts"
import type { TransactionType } from "../statement/statement.ts"

/** Acts once a key; whoever comes with it again hears the first answer. */
export const onceAKey = <A, E>() => {
  const answers = new Map<string, Result.Result<A, E>>()
  return (key: string, act: () => Result.Result<A, E>) =>
    Effect.suspend(() => {
      const answer = answers.get(key) ?? act()
      answers.set(key, answer)
      return Effect.fromResult(answer)
    })
}

/** What an operator writes down: every satang that moves. */
export const walletBook = (cash: Satang, now: () => Instant) => {
  const entries: Array<StatementEntry> = []
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
  }
}
export type WalletBook = ReturnType<typeof walletBook>
