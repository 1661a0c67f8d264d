import { Trans } from "@lingui/react/macro"
import { WaitingLine } from "../../parts/notices/waiting.tsx"
import styles from "./pending-screen.module.css"

/** Stands in for a page that takes its time; the router waits 200 ms before it shows. */
export const PendingScreen = () => (
  <div className={styles.page}>
    <WaitingLine>
      <Trans>Loading...</Trans>
    </WaitingLine>
  </div>
)
