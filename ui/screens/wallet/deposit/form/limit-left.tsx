import { limitLeft } from "@fakham/core/limits"
import { moneyText } from "@fakham/core/money"
import { isFirstDeposit } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { parts } from "../../../../app/parts.ts"
import { usePart, useResource } from "../../../../app/use-visit.ts"
import { shieldIcon } from "../../../../parts/icons/account-icons.ts"
import { Notice } from "../../../../parts/notices/notice.tsx"
import styles from "../deposit.module.css"

/** What the player's own limits leave for deposits; who has none is offered one with the first deposit. */
export const LimitLeft = () => {
  const { data: own } = useResource(usePart(parts.ownLimits).ownLimits)
  if (own === undefined) return null
  const left = limitLeft("deposit", own.limits)
  if (left === undefined) return <LimitOffer />
  const amount = moneyText(left)
  return (
    <ToLimits>
      {own.limits.some(({ waiting }) => waiting !== undefined) ? (
        <Trans>Your deposit limit leaves {amount} baht, pending deposits included.</Trans>
      ) : (
        <Trans>
          Your deposit limit leaves <b className="num">{amount}</b> baht
        </Trans>
      )}
    </ToLimits>
  )
}

const LimitOffer = () => {
  const { data } = useResource(usePart(parts.ownMoney).pastDeposits)
  return data !== undefined && isFirstDeposit(data) ? (
    <ToLimits>
      <Trans>Set your own daily, weekly or monthly deposit limit</Trans>
    </ToLimits>
  ) : null
}

const ToLimits = ({ children }: { readonly children: ReactNode }) => (
  <Link to="/profile/limits" className={styles.limit}>
    <Notice icon={shieldIcon}>{children}</Notice>
  </Link>
)
