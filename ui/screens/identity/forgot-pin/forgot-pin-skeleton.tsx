import { GuestSheet } from "../../page/layout/guest-sheet.tsx"
import { ForgotPinAccountStep } from "./account-step.tsx"

const nothingKnown = { userName: "", phoneNumber: "", faults: {}, failure: undefined }

/** The first step, before its scripts have come. */
export const ForgotPinSkeleton = () => (
  <GuestSheet>
    <ForgotPinAccountStep known={nothingKnown} isSending={false} onSubmit={() => {}} />
  </GuestSheet>
)
