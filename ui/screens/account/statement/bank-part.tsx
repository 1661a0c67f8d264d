import { useActorRef, useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { useBankStatement } from "../../../composition/use-bank-statement.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { BankEntries } from "../status/bank-entries.tsx"
import styles from "./statement.module.css"

type BankPartProps = { readonly machine: ReturnType<typeof useBankStatement>; readonly parts: ReactNode }

/** Deposits and withdrawals as the bank sees them: all that the operator tells, whatever their days. */
export const BankPart = ({ machine, parts }: BankPartProps) => {
  const reading = useActorRef(machine)
  const known = useSelector(reading, ({ context }) => context.known)
  const isUnreachable = useSelector(reading, (state) => state.matches("unreachable"))
  return (
    <div className={styles.columns}>
      <div className={styles.choice}>{parts}</div>
      <div className={styles.list}>
        {known === undefined ? (
          <UnreadList isUnreachable={isUnreachable} onRetry={() => reading.send({ type: "retry.requested" })} />
        ) : (
          <BankEntries of={known} />
        )}
      </div>
    </div>
  )
}
