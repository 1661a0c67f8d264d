import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useLastWaiting, useWaitingDeposits } from "../../../composition/use-deposits.ts"
import { Section } from "../../../parts/frame/section.tsx"
import { TicketLinks } from "../deposit/waiting-tickets.tsx"
import { RowsToCome } from "./rows-to-come.tsx"
import styles from "./wallet.module.css"

/**
 * The deposits that wait for their money, above all the rest; none where there are none, or nobody tells. The rest stands
 * once that is known, so that nothing moves away from under a finger.
 */
export const UnderWay = ({ children }: { readonly children: ReactNode }) => {
  const reading = useWaitingDeposits()
  const isBeingRead = useSelector(reading, (state) => state.matches("reading"))
  const known = useSelector(reading, ({ context }) => context.known)
  const last = useLastWaiting()
  const waiting = known ?? last
  if (waiting === undefined && isBeingRead) return <RowsToCome count={3} />
  return (
    <>
      {waiting === undefined || waiting.length === 0 ? null : (
        <div className={styles.waiting}>
          <Section title={<Trans>Waiting for your transfer</Trans>}>
            <TicketLinks tickets={waiting} />
          </Section>
        </div>
      )}
      {children}
    </>
  )
}
