import { moneyText } from "@fakham/core/money"
import { stillToStake } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { lockIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../../parts/icons/player-icons.ts"
import { BalanceText } from "../../../parts/money/money.tsx"
import styles from "./withdraw.module.css"

/** What still has to be staked is the operator's figure; without one only that something is held is said. */
export const HeldBack = ({ held }: { readonly held: string }) => {
  const { data } = useResource(usePart(parts.ownMoney).turnovers)
  const toStake = data && stillToStake(data)
  const missing = toStake === undefined || toStake === 0 ? undefined : moneyText(toStake)
  return (
    <Link to="/credit/turnover" className={styles.heldBack}>
      <Icon of={lockIcon} size="s" />
      <span className="sub">
        {missing === undefined ? (
          <Trans>
            <BalanceText>{held}</BalanceText> locked by turnover
          </Trans>
        ) : (
          <Trans>
            <BalanceText>{held}</BalanceText> locked: bet <b className="num">{missing}</b> more to withdraw
          </Trans>
        )}
      </span>
      <Icon of={chevronRightIcon} size="s" />
    </Link>
  )
}
