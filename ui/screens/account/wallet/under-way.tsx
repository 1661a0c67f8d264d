import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useWaitingDeposits } from "../../../composition/use-deposits.ts"
import { Section } from "../../../parts/frame/section.tsx"
import { TicketLinks } from "../deposit/waiting-tickets.tsx"
import styles from "./wallet.module.css"

/** The deposits that wait for their money; nothing where there are none, or nobody tells. */
export const UnderWay = () => {
  const waiting = useSelector(useWaitingDeposits(), ({ context }) => context.known) ?? []
  return waiting.length === 0 ? null : (
    <div className={styles.waiting}>
      <Section title={<Trans>Waiting for your transfer</Trans>}>
        <TicketLinks tickets={waiting} />
      </Section>
    </div>
  )
}
