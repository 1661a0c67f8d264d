import { Trans } from "@lingui/react/macro"
import { formHeading } from "../../../parts/chrome/sheet-form.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import { GuestSheet } from "../../page/layout/guest-sheet.tsx"
import styles from "./line.module.css"

export const LineHeading = () => (
  <h1 className={formHeading}>
    <Trans>Log in with LINE</Trans>
  </h1>
)

export const LineWaiting = () => (
  <output className={styles.waiting}>
    <Moon share={0.4} size={24} state="checking" />
    <Trans>Connecting to LINE…</Trans>
  </output>
)

/** The page before its scripts have come. */
export const LineSkeleton = () => (
  <GuestSheet>
    <div className={styles.page}>
      <LineHeading />
      <LineWaiting />
    </div>
  </GuestSheet>
)
