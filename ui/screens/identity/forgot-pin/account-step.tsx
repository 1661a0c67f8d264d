import { type ForgotPin, type PhoneOwner, shownPhoneNumber } from "@fakham/core/identity"
import { Trans, useLingui } from "@lingui/react/macro"
import { formHeading, formLede } from "../../../parts/chrome/sheet-form.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { StepIndicator } from "../../../parts/controls/steps.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { userIcon } from "../../../parts/icons/icon.tsx"
import { phoneIcon } from "../../../parts/icons/player-icons.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { useSupportAddress } from "../../page/brand/support-address.ts"
import { GuestSheet } from "../../page/layout/guest-sheet.tsx"
import { PhoneFaultText } from "../../page/layout/phone-fault.tsx"
import { readSubmitted } from "../typed-text.ts"
import { UsernameFaultText } from "../username-fault.tsx"
import styles from "./forgot-pin.module.css"
import { ResetFailureText } from "./reset-failure.tsx"

type AccountStepProps = {
  readonly known: Pick<ForgotPin, "userName" | "phoneNumber" | "faults" | "failure">
  readonly isSending: boolean
  readonly onSubmit: (owner: PhoneOwner) => void
}

/** Whose PIN is forgotten, and the phone a code is sent to. */
export const ForgotPinAccountStep = ({ known, isSending, onSubmit }: AccountStepProps) => {
  const { t } = useLingui()
  const { userName, phoneNumber, faults, failure } = known
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        const typed = readSubmitted(event)
        onSubmit({ userName: typed("username").trim(), phoneNumber: typed("phoneNumber") })
      }}
    >
      <div>
        <StepIndicator step={1} of={3} />
        <h1 className={formHeading}>
          <Trans>Forgot PIN</Trans>
        </h1>
        <p className={formLede}>
          <Trans>Enter your username and registered phone number. We'll text you a code.</Trans>
        </p>
      </div>
      <Field
        label={t`Username`}
        icon={userIcon}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        defaultValue={userName}
        error={faults.userName === undefined ? undefined : <UsernameFaultText fault={faults.userName} />}
      />
      <Field
        label={t`Registered phone number`}
        icon={phoneIcon}
        numeric
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="go"
        defaultValue={shownPhoneNumber(phoneNumber)}
        error={faults.phoneNumber === undefined ? undefined : <PhoneFaultText fault={faults.phoneNumber} />}
      />
      {failure === undefined ? null : (
        <div role="alert">
          <Notice tone="bad">
            <ResetFailureText failure={failure} />
          </Notice>
        </div>
      )}
      <Button tone="gold" block type="submit" sending={isSending}>
        <Trans>Send the code</Trans>
      </Button>
      <PhoneLost />
    </form>
  )
}

/** Only support can help who has another phone number by now. */
const PhoneLost = () => {
  const address = useSupportAddress()
  if (address === undefined) return null
  return (
    <p className="cap">
      <Trans>
        New number?{" "}
        <a href={address} target="_blank" rel="noreferrer" className={styles.inline}>
          Contact support
        </a>{" "}
        to show who you are.
      </Trans>
    </p>
  )
}

const nothingKnown = { userName: "", phoneNumber: "", faults: {}, failure: undefined }

/** The first step, before its scripts have come. */
export const ForgotPinSkeleton = () => (
  <GuestSheet>
    <ForgotPinAccountStep known={nothingKnown} isSending={false} onSubmit={() => {}} />
  </GuestSheet>
)
