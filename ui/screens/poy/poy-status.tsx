import type { Satang } from "@fakham/core"
import type { PoyStatus } from "@fakham/core/placing"
import { Trans } from "@lingui/react/macro"
import { moneyText } from "../../parts/money-text.ts"
import styles from "./poy-status.module.css"

type PoyStatusWordProps = { readonly status: PoyStatus; readonly paid: Satang }

/** What has become of a slip, in a word. */
export const PoyStatusWord = ({ status, paid }: PoyStatusWordProps) => {
  const money = moneyText(paid)
  switch (status) {
    case "waiting":
      return <Trans>Waiting for the result</Trans>
    case "won":
      return <b className={styles.won}>+{money}</b>
    case "lost":
      return <Trans>No win</Trans>
    case "refunded":
      return <Trans>Round void, {money} returned</Trans>
    case "aborted":
      return <Trans>Cancelled, {money} returned</Trans>
  }
}
