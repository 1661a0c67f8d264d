import { Trans } from "@lingui/react/macro"
import { classNames } from "../../../parts/class-names.ts"
import { checkIcon, Icon, warningIcon } from "../../../parts/icons/icon.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import styles from "./deposit.module.css"

/** The condition of a past deposit as a sign and a word; one that the site does not know stands in the operator's own. */
export const DepositStatusText = ({ status }: { readonly status: string }) => {
  switch (status) {
    case "WAITING":
      return (
        <span className={styles.status}>
          <Moon share={0.5} size={16} state="checking" />
          <Trans context="money">Pending</Trans>
        </span>
      )
    case "MATCHED":
      return (
        <span className={classNames(styles.status, styles.good)}>
          <Icon of={checkIcon} size="xs" />
          <Trans>In your wallet</Trans>
        </span>
      )
    case "MISMATCH":
      return (
        <span className={classNames(styles.status, styles.wrong)}>
          <Icon of={warningIcon} size="xs" />
          <Trans>Doesn't match</Trans>
        </span>
      )
    case "EXPIRED":
      return (
        <span className={styles.status}>
          <Trans>Expired</Trans>
        </span>
      )
    case "CANCELLED":
      return (
        <span className={styles.status}>
          <Trans>Cancelled</Trans>
        </span>
      )
    default:
      return <span className={styles.status}>{status}</span>
  }
}
