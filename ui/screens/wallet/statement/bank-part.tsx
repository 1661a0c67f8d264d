import type { ReactNode } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { BankEntries } from "../status/bank-entries.tsx"
import styles from "./statement.module.css"

/** Deposits and withdrawals as the bank sees them: all that the operator tells, whatever their days. */
export const BankPartNote = ({ choice }: { readonly choice: ReactNode }) => {
  const { data, hasFailed, retry } = useResource(usePart(parts.ownMoney).bankStatement)
  return (
    <div className={styles.columns}>
      <div className={styles.choice}>{choice}</div>
      <div className={styles.list}>
        {data === undefined ? <UnreadList hasFailed={hasFailed} onRetry={retry} /> : <BankEntries of={data} />}
      </div>
    </div>
  )
}
