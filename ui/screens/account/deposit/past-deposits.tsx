import { displayTime } from "@fakham/core/time"
import type { DepositMethod } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { usePastDeposits } from "../../../composition/use-deposits.ts"
import { Section } from "../../../parts/frame/section.tsx"
import { moneyText } from "../../../parts/money/money-text.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import styles from "./deposit.module.css"
import { DepositStatusText } from "./status-text.tsx"

const mostShown = 10

/** The last deposits by one method. */
export const PastDeposits = ({ method }: { readonly method: DepositMethod }) => {
  const past = usePastDeposits(method)
  const deposits = useSelector(past, ({ context }) => context.known)
  const isUnreachable = useSelector(past, (state) => state.matches("unreachable"))
  return (
    <Section title={<Trans>Past deposits</Trans>}>
      {deposits === undefined ? (
        <UnreadList isUnreachable={isUnreachable} onRetry={() => past.send({ type: "retry.requested" })} />
      ) : deposits.length === 0 ? (
        <p className="sub">
          <Trans>None yet.</Trans>
        </p>
      ) : (
        <ul className={styles.past}>
          {deposits.slice(0, mostShown).map(({ id, amount, status, createdAt }) => (
            <li key={id}>
              <span className="num">{moneyText(amount)}</span>
              <DepositStatusText status={status} />
              <span className="cap num">{displayTime(createdAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
