import { type BankMove, bankProgress, type Deposit, isFound, isReported, needsAttention } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { parts } from "../../../app/parts.ts"
import { useMachines } from "../../../app/use-machines.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { Section } from "../../../parts/chrome/section.tsx"
import { useWaitingDeposits } from "../deposit/use-deposits.ts"
import { TicketLinks } from "../deposit/waiting-tickets.tsx"
import { MoveRow } from "../status/move-row.tsx"
import { RowsToCome } from "./rows-to-come.tsx"
import styles from "./wallet.module.css"

/**
 * What went wrong and what is under way with the player's money, above all the rest; nothing where there is none, or nobody
 * tells. The rest stands once that is known, so that nothing moves away from under a finger.
 */
export const PendingMoney = ({ children }: { readonly children: ReactNode }) => {
  const { now } = useMachines()
  const { data: waiting, isLoading } = useWaitingDeposits()
  const { data: statement, isLoading: isBankBeingRead } = useResource(usePart(parts.ownMoney).bankStatement)
  if ((waiting === undefined && isLoading) || (statement === undefined && isBankBeingRead))
    return <RowsToCome count={3} />
  const progress = statement && bankProgress(statement)
  const attention = progress === undefined ? [] : needsAttention(progress, now())
  const toTransfer = waiting?.filter((deposit) => isToTransfer(deposit)) ?? []
  const transferred = waiting?.filter((deposit) => !isToTransfer(deposit)) ?? []
  const onTheWay = progress?.open.filter(({ part }) => part === "userWithdraw") ?? []
  return (
    <>
      {attention.length === 0 ? null : (
        <div className={styles.waiting}>
          <Section title={<Trans>Needs a look</Trans>}>
            <Moves of={attention} />
          </Section>
        </div>
      )}
      {toTransfer.length === 0 ? null : (
        <div className={styles.waiting}>
          <Section title={<Trans>Waiting for your transfer</Trans>}>
            <TicketLinks tickets={toTransfer} />
          </Section>
        </div>
      )}
      {transferred.length + onTheWay.length === 0 ? null : (
        <div className={styles.waiting}>
          <Section title={<Trans>In progress</Trans>}>
            <TicketLinks tickets={transferred} />
            <Moves of={onTheWay} />
          </Section>
        </div>
      )}
      {children}
    </>
  )
}

/** What was reported with a slip, or found, has been transferred already. */
const isToTransfer = (deposit: Deposit) => !isReported(deposit.method) && !isFound(deposit)

const Moves = ({ of }: { readonly of: ReadonlyArray<BankMove> }) => (
  <ul className={styles.list}>
    {of.map((move) => (
      <li key={move.id}>
        <MoveRow of={move} />
      </li>
    ))}
  </ul>
)
