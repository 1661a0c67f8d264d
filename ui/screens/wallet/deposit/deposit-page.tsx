import type { Deposit } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useMachines } from "../../../app/use-machines.ts"
import { ColumnHead, wayBack } from "../../../parts/chrome/column.tsx"
import { noWords } from "../../../parts/chrome/no-words.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronLeftIcon } from "../../../parts/icons/player-icons.ts"
import { Countdown } from "../../../parts/time/countdown.tsx"
import { MoonClock } from "../../../parts/time/moon-clock.tsx"
import { OwnMoney } from "../own-money.tsx"
import styles from "./deposit.module.css"

type DepositPageProps = {
  readonly title: string
  /** The deposit that the page is about, once it is known. */
  readonly of?: Deposit | undefined
  /** It is about one deposit, known or not. */
  readonly isOfOne?: boolean
  readonly children?: ReactNode
}

/** The page of one way to bring money in, or of one deposit with the time that it still waits. */
export const DepositPage = ({ title, of, isOfOne = of !== undefined, children }: DepositPageProps) => {
  const { t } = useLingui()
  const id = of?.id
  return (
    <div className={styles.page}>
      <ColumnHead
        title={
          <>
            {title}
            {isOfOne ? (
              <small className={styles.id}>{id === undefined ? noWords : <Trans>Deposit #{id}</Trans>}</small>
            ) : null}
          </>
        }
        back={
          <Link to="/credit/deposit" className={wayBack} aria-label={t`Back`}>
            <Icon of={chevronLeftIcon} />
          </Link>
        }
        end={of === undefined ? isOfOne ? null : <OwnMoney /> : <Clock of={of} />}
      />
      {children}
    </div>
  )
}

const Clock = ({ of: { status, createdAt, expiresAt } }: { readonly of: Deposit }) => {
  const { now } = useMachines()
  return status !== "WAITING" || expiresAt === undefined ? null : (
    <span className={styles.clock}>
      <MoonClock from={createdAt} until={expiresAt} now={now} size={24} />
      <Countdown until={expiresAt} now={now} announced />
    </span>
  )
}
