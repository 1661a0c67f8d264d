import { Trans } from "@lingui/react/macro"
import { clockText } from "../../../words/clock-text.ts"
import styles from "./closed-until.module.css"

/** The mark of a partner under maintenance. */
export const ClosedUntil = ({ moment }: { readonly moment: number }) => {
  const time = clockText(moment)
  return (
    <span className={styles.closed}>
      <Trans>Under maintenance until {time}</Trans>
    </span>
  )
}
