import type { Satang } from "@fakham/core"
import { moneyText } from "@fakham/core/money"
import type { PoyStatus } from "@fakham/core/order"
import { Trans } from "@lingui/react/macro"
import { closeIcon, Icon } from "../../../parts/icons/icon.tsx"
import { undoIcon } from "../../../parts/icons/player-icons.ts"
import { Moon } from "../../../parts/sky/moon.tsx"
import styles from "./poy-status.module.css"

type PoyStatusWordProps = { readonly status: PoyStatus; readonly paid: Satang }

/** What has become of a slip, in a mark and a word. */
export const PoyStatusWord = ({ status, paid }: PoyStatusWordProps) => {
  const money = moneyText(paid)
  switch (status) {
    case "waiting":
      return (
        <span className={styles.word}>
          <Moon share={0.5} size={16} /> <Trans>Pending</Trans>
        </span>
      )
    case "won":
      return <b className={styles.won}>+{money}</b>
    case "lost":
      return (
        <span className={styles.word}>
          <Icon of={closeIcon} size="xs" /> <Trans>No win</Trans>
        </span>
      )
    case "refunded":
      return (
        <span className={styles.word}>
          <Icon of={undoIcon} size="xs" /> <Trans>Round void · {money} refunded</Trans>
        </span>
      )
    case "cancelled":
      return (
        <span className={styles.word}>
          <Icon of={undoIcon} size="xs" /> <Trans>Cancelled · {money} refunded</Trans>
        </span>
      )
  }
}
