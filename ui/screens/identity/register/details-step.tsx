import type { CaptchaState, DetailFaults, RegistrationFailure } from "@fakham/core/identity"
import { Trans, useLingui } from "@lingui/react/macro"
import { formHeading } from "../../../parts/chrome/sheet-form.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { Check } from "../../../parts/controls/check.tsx"
import { StepIndicator } from "../../../parts/controls/steps.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { PhoneFaultText } from "../../page/layout/phone-fault.tsx"
import { CaptchaRow } from "./captcha-row.tsx"
import styles from "./register.module.css"
import { RegistrationFailureText } from "./registration-failure.tsx"
import { TextLink } from "./text-link.tsx"

type DetailsStepProps = {
  /** As it was typed before. */
  readonly phoneNumber: string
  readonly wantsLimit: boolean
  readonly faults: Partial<DetailFaults>
  readonly failure: RegistrationFailure | undefined
  readonly captcha: CaptchaState
  readonly onRecheck: () => void
  readonly onReopen: () => void
}

/** The second page: a phone number, and what a newcomer says of themselves. */
export const DetailsStep = ({ phoneNumber, wantsLimit, faults, failure, captcha, ...ways }: DetailsStepProps) => {
  const { onRecheck, onReopen } = ways
  const { t } = useLingui()
  const isAtField = failure?._tag === "PhoneTaken" || failure?._tag === "CaptchaFailed"
  const said = failure && <RegistrationFailureText failure={failure} />
  return (
    <>
      <StepIndicator step={2} of={2} />
      <h1 className={formHeading} tabIndex={-1}>
        <Trans>Phone number and confirmation</Trans>
      </h1>
      {said === undefined || isAtField ? null : (
        <div role="alert">
          <Notice tone="bad">{said}</Notice>
        </div>
      )}
      <Field
        label={t`Phone number`}
        hint={t`Only used to send you a code when you forget your PIN`}
        error={
          faults.phoneNumber ? (
            <PhoneFaultText fault={faults.phoneNumber} />
          ) : failure?._tag === "PhoneTaken" ? (
            said
          ) : undefined
        }
        numeric
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        defaultValue={phoneNumber}
      />
      <div className={styles.agreed}>
        <Check name="age" error={faults.age && <Trans>You must be 20 or older to play</Trans>}>
          <Trans>I'm 20 or older and accept the terms of use</Trans>
        </Check>
        <TextLink to="terms">
          <Trans>Read the terms of use</Trans>
        </TextLink>
        <Check name="consent" error={faults.consent && <Trans>Your consent is needed to sign up</Trans>}>
          <Trans>I consent to my data being kept under the privacy policy</Trans>
        </Check>
        <TextLink to="privacy">
          <Trans>Read the privacy policy</Trans>
        </TextLink>
        <Check name="limit" defaultChecked={wantsLimit}>
          <Trans>Set how much I may deposit a day from the start (can be changed later)</Trans>
        </Check>
      </div>
      <CaptchaRow captcha={captcha} onRetry={onRecheck} />
      <Button tone="quiet" small onClick={onReopen}>
        <Trans>Change login</Trans>
      </Button>
    </>
  )
}
