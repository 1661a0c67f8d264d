import { stillToStake, turnoverMet } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { useState } from "react"
import { useTurnovers } from "../../../composition/use-turnovers.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Icon } from "../../../parts/controls/icon.tsx"
import { IconButton } from "../../../parts/controls/icon-button.tsx"
import { deposit, eye, eyeClosed, withdraw } from "../../../parts/controls/player-icons.ts"
import { EarlyPart } from "../../../parts/frame/early-part.tsx"
import { Money } from "../../../parts/money/money.tsx"
import { moneyText } from "../../../parts/money/money-text.ts"
import { useOwnPlayer } from "../own-player.ts"
import styles from "./wallet.module.css"

/** The balance, what of it can be taken out, and the two ways in and out. */
export const OwnBalance = () => {
  const { t } = useLingui()
  const { player } = useOwnPlayer()
  const [isHidden, setHidden] = useState(false)
  return (
    <section className={styles.balance}>
      <p className={styles.label}>
        <Trans>Balance</Trans>
        <IconButton
          icon={isHidden ? eyeClosed : eye}
          small
          label={isHidden ? t`Show balance` : t`Hide balance`}
          onClick={() => setHidden(!isHidden)}
        />
      </p>
      <p className={styles.amount}>
        {player === undefined ? (
          <EarlyPart name="cash">
            <Money satang={0} size="xl" />
          </EarlyPart>
        ) : isHidden ? (
          <span aria-hidden="true">••••••</span>
        ) : (
          <Money satang={player.cash} size="xl" counts />
        )}
      </p>
      <p className={styles.held}>
        <CanWithdraw />
      </p>
      <p className={styles.acts}>
        <Link to="/credit/deposit/fast" className={buttonClass({ tone: "gold", block: true })}>
          <Icon of={deposit} size="s" />
          <Trans>Deposit</Trans>
        </Link>
        <Link to="/credit/withdraw" className={buttonClass({ tone: "outline", block: true })}>
          <Icon of={withdraw} size="s" />
          <Trans>Withdraw</Trans>
        </Link>
      </p>
    </section>
  )
}

/** Says nothing where the operator does not tell. */
const CanWithdraw = () => {
  const turnovers = useSelector(useActorRef(useTurnovers()), ({ context }) => context.known)
  if (turnovers === undefined) return null
  if (turnoverMet(turnovers)) return <Trans>All of it can be withdrawn</Trans>
  const missing = stillToStake(turnovers)
  const amount = missing === undefined ? undefined : moneyText(missing)
  return amount === undefined ? (
    <Trans>Turnover still holds withdrawals back</Trans>
  ) : (
    <Trans>
      Held by turnover: <b className="num">{amount}</b> still to go
    </Trans>
  )
}
