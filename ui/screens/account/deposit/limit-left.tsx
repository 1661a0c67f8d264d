import { limitLeft, type OwnLimits } from "@fakham/core/limits"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useOwnLimits } from "../../../composition/use-deposits.ts"
import { shield } from "../../../parts/controls/account-icons.ts"
import { moneyText } from "../../../parts/money/money-text.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import styles from "./deposit.module.css"

/** What the player's own limits leave for deposits; who has none is offered to set one. */
export const LimitLeft = () => {
  const own = useSelector(useOwnLimits(), ({ context }) => context.known)
  return own === undefined ? null : (
    <Link to="/profile/limits" className={styles.limit}>
      <Notice icon={shield}>
        <LimitText own={own} />
      </Notice>
    </Link>
  )
}

const LimitText = ({ own: { limits } }: { readonly own: OwnLimits }) => {
  const left = limitLeft("deposit", limits)
  const amount = left === undefined ? undefined : moneyText(left)
  return amount === undefined ? (
    <Trans>Set a deposit limit of your own, a day, a week or a month</Trans>
  ) : (
    <Trans>
      The deposit limit that you have set leaves <b className="num">{amount}</b> baht
    </Trans>
  )
}
