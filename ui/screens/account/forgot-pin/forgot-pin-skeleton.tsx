import { AccountStep } from "./account-step.tsx"
import styles from "./forgot-pin.module.css"
import { ForgotPinPage } from "./forgot-pin-page.tsx"

const nothingKnown = { userName: "", phoneNumber: "", faults: {}, failure: undefined }

/** The first step, before anything can be typed into it. */
export const ForgotPinSkeleton = () => (
  <ForgotPinPage>
    <fieldset disabled className={styles.notYet}>
      <AccountStep known={nothingKnown} isSending={false} onSubmit={() => {}} />
    </fieldset>
  </ForgotPinPage>
)
