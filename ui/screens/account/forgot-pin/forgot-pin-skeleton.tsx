import { AccountStep } from "./account-step.tsx"
import { ForgotPinPage } from "./forgot-pin-page.tsx"

const nothingKnown = { userName: "", phoneNumber: "", faults: {}, failure: undefined }

/** The first step, before its scripts have come. */
export const ForgotPinSkeleton = () => (
  <ForgotPinPage>
    <AccountStep known={nothingKnown} isSending={false} onSubmit={() => {}} />
  </ForgotPinPage>
)
