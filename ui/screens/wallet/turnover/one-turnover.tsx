import { moneyText } from "@fakham/core/money"
import type { CreditTurnover } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { classNames } from "../../../parts/class-names.ts"
import { lockIcon } from "../../../parts/icons/account-icons.ts"
import { checkIcon, Icon } from "../../../parts/icons/icon.tsx"
import { UsedShare } from "../../../parts/money/used-share.tsx"
import styles from "./turnover.module.css"

/** How much of what is asked for has been staked in one kind of play. */
export const OneTurnover = ({ of }: { readonly of: CreditTurnover }) => {
  const { canWithdraw, played, required } = of
  const name = useKindName()(of.type)
  const staked = played === undefined ? "–" : moneyText(played)
  const asked = required === undefined ? undefined : moneyText(required)
  return (
    <section className={styles.turnover}>
      <div className={styles.row}>
        <h2>{name}</h2>
        <span className={classNames(styles.mark, canWithdraw && styles.free)}>
          <Icon of={canWithdraw ? checkIcon : lockIcon} size="xs" />
          {canWithdraw ? <Trans>Available</Trans> : <Trans>Not available yet</Trans>}
        </span>
      </div>
      {played === undefined || required === undefined || required === 0 ? null : (
        <UsedShare label={name} used={Math.min(played, required)} most={required} isDone={canWithdraw} />
      )}
      <div className={styles.row}>
        <span className={classNames("num", styles.staked)}>{staked}</span>
        {asked === undefined ? null : (
          <span className="cap">
            <Trans>
              of <span className="num">{asked}</span> required
            </Trans>
          </span>
        )}
      </div>
    </section>
  )
}

/** What a kind of play is called; one that the site does not know is money that was brought in, whatever its code. */
const useKindName = (): ((kind: string) => string) => {
  const { t } = useLingui()
  return (kind) => {
    switch (kind) {
      case "lotto":
        return t`Lottery`
      case "games":
      case "game":
        return t`Games`
      case "sport":
      case "sports":
        return t`Sports`
      case "bonus":
        return t`Bonus`
      default:
        return t`Deposits`
    }
  }
}
