import type { Deposit } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useMachines } from "../../../composition/use-machines.ts"
import { Icon } from "../../../parts/controls/icon.tsx"
import { chevronLeft } from "../../../parts/controls/player-icons.ts"
import { ColumnHead, wayBack } from "../../../parts/frame/column.tsx"
import { Countdown } from "../../../parts/time/countdown.tsx"
import { MoonClock } from "../../../parts/time/moon-clock.tsx"
import styles from "./deposit.module.css"

type DepositPageProps = {
  readonly title: string
  /** The deposit that the page is about, once it is known. */
  readonly of?: Deposit | undefined
  readonly children?: ReactNode
}

/** The page of one way to bring money in, or of one deposit with the time that it still waits. */
export const DepositPage = ({ title, of, children }: DepositPageProps) => {
  const { t } = useLingui()
  const id = of?.id
  return (
    <div className={styles.page}>
      <ColumnHead
        title={
          <>
            {title}
            {id === undefined ? null : (
              <small className={styles.id}>
                <Trans>Deposit #{id}</Trans>
              </small>
            )}
          </>
        }
        back={
          <Link to="/credit/deposit" className={wayBack} aria-label={t`Back`}>
            <Icon of={chevronLeft} />
          </Link>
        }
        end={of === undefined ? null : <Clock of={of} />}
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
