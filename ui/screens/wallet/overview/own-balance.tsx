import { nothing } from "@fakham/core/money"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { Slot } from "../../../parts/chrome/slot.tsx"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { IconButton } from "../../../parts/controls/icon-button.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { depositIcon, eyeClosedIcon, eyeIcon, withdrawIcon } from "../../../parts/icons/player-icons.ts"
import { Money } from "../../../parts/money/money.tsx"
import { useHiddenBalance } from "../../page/hidden-balance.ts"
import { useOwnPlayer } from "../../page/use-player.ts"
import { CanWithdraw } from "./can-withdraw.tsx"
import styles from "./wallet.module.css"

/** The balance, what of it can be taken out, and the two ways in and out. */
export const OwnBalance = () => {
  const { t } = useLingui()
  const { player } = useOwnPlayer()
  const [isHidden, setHidden] = useHiddenBalance()
  return (
    <section className={styles.balance}>
      <p className={styles.label}>
        <Trans>Balance</Trans>
        <IconButton
          icon={isHidden ? eyeClosedIcon : eyeIcon}
          small
          label={isHidden ? t`Show balance` : t`Hide balance`}
          onClick={() => setHidden(!isHidden)}
        />
      </p>
      <p className={styles.amount}>
        {player === undefined ? (
          <Slot name="cash">
            <Money satang={nothing} size="xl" isBalance />
          </Slot>
        ) : (
          <Money satang={player.cash} size="xl" counts />
        )}
      </p>
      <p className={styles.held}>
        <CanWithdraw />
      </p>
      <p className={styles.acts}>
        <Link to="/credit/deposit/fast" className={buttonClass({ tone: "gold", block: true })}>
          <Icon of={depositIcon} size="s" />
          <Trans>Deposit</Trans>
        </Link>
        <Link to="/credit/withdraw" className={buttonClass({ tone: "outline", block: true })}>
          <Icon of={withdrawIcon} size="s" />
          <Trans>Withdraw</Trans>
        </Link>
      </p>
    </section>
  )
}
