import { type CreditTurnover, stillToStake } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { Money } from "../../../parts/money/money.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { OneTurnover } from "./one-turnover.tsx"
import styles from "./turnover.module.css"

/** What holds the player's money back, in every kind of play, as the operator counts it. */
export const TurnoverScreen = () => {
  const { t } = useLingui()
  const { data: turnovers, hasFailed, isNotOffered, retry } = useResource(usePart(parts.ownMoney).turnovers)
  usePageTitle(t`Turnover`)
  return (
    <AccountPage title={t`Turnover`} backTo="/credit/withdraw" wide>
      {turnovers === undefined ? (
        <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
      ) : (
        <div className={styles.beside}>
          <Missing turnovers={turnovers} />
          <div className={styles.kinds}>
            {turnovers.map((turnover, at) => (
              <OneTurnover key={`${turnover.type} ${at}`} of={turnover} />
            ))}
          </div>
          <Notice>
            <Trans>Only settled bets count. Cancelled or refunded slips don't.</Trans>
          </Notice>
        </div>
      )}
    </AccountPage>
  )
}

const Missing = ({ turnovers }: { readonly turnovers: ReadonlyArray<CreditTurnover> }) => {
  const missing = stillToStake(turnovers)
  const isFree = turnovers.every(({ canWithdraw }) => canWithdraw)
  if (isFree)
    return (
      <p className={styles.free}>
        <Trans>Turnover met: you can withdraw your full balance.</Trans>
      </p>
    )
  return (
    <section>
      <h2 className={styles.label}>
        <Trans>Still to bet</Trans>
      </h2>
      {missing === undefined ? (
        <p className="sub">
          <Trans>The amount isn't shown on this site.</Trans>
        </p>
      ) : (
        <Money satang={missing} size="xl" tone="ink" />
      )}
    </section>
  )
}
