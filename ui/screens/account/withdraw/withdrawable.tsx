import { type Allowance, stillToday, stillToStake } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { useTurnovers } from "../../../composition/use-turnovers.ts"
import { lock } from "../../../parts/controls/account-icons.ts"
import { Icon } from "../../../parts/controls/icon.tsx"
import { chevronRight } from "../../../parts/controls/player-icons.ts"
import { Money } from "../../../parts/money/money.tsx"
import { moneyText } from "../../../parts/money/money-text.ts"
import styles from "./withdraw.module.css"

/** How much would be paid out now, as a share of the balance, and what turnover holds back of it. */
export const Withdrawable = ({ allowance: { eligibility, terms } }: { readonly allowance: Allowance }) => {
  const { most } = stillToday(eligibility, terms)
  const { balance, turnoverMet } = eligibility
  return (
    <section>
      <h2 className={styles.label}>
        <Trans>Can be withdrawn now</Trans>
      </h2>
      <Money satang={most} size="xl" />
      <svg className={styles.share} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={turnoverMet ? styles.rest : styles.held} width="100" height="8" />
        <rect className={styles.free} width={balance <= 0 ? 0 : (most / balance) * 100} height="8" />
      </svg>
      {turnoverMet ? (
        <p className="sub">
          <Trans>
            of <b className="num">{moneyText(balance)}</b> in your wallet
          </Trans>
        </p>
      ) : (
        <HeldBack held={moneyText(balance)} />
      )}
    </section>
  )
}

/** What still has to be staked is the operator's figure; without one only that something is held is said. */
const HeldBack = ({ held }: { readonly held: string }) => {
  const reading = useActorRef(useTurnovers())
  const known = useSelector(reading, ({ context }) => context.known)
  const toStake = known && stillToStake(known)
  const missing = toStake === undefined || toStake === 0 ? undefined : moneyText(toStake)
  return (
    <Link to="/credit/turnover" className={styles.heldBack}>
      <Icon of={lock} size="s" />
      <span className="sub">
        {missing === undefined ? (
          <Trans>
            <b className="num">{held}</b> is held back by turnover
          </Trans>
        ) : (
          <Trans>
            <b className="num">{held}</b> is held back by turnover, <b className="num">{missing}</b> of settled bets are
            missing
          </Trans>
        )}
      </span>
      <Icon of={chevronRight} size="s" />
    </Link>
  )
}
