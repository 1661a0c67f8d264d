import { Trans } from "@lingui/react/macro"
import { Button } from "../../../parts/controls/button.tsx"
import { GuestSheet } from "../../page/layout/guest-sheet.tsx"
import { NewAccountStep } from "./account-step.tsx"
import styles from "./register.module.css"

/** The page before its scripts have come: its first step, with nothing typed. */
export const RegisterSkeleton = () => (
  <GuestSheet>
    <form noValidate className={styles.form}>
      <NewAccountStep userName="" faults={{}} taken={false} />
      <Button tone="gold" block type="submit">
        <Trans>Next</Trans>
      </Button>
    </form>
  </GuestSheet>
)
