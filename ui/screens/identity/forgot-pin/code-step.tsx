import { maskedPhoneNumber, otpTerms } from "@fakham/core/identity"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import { formHeading, formLede } from "../../../parts/chrome/sheet-form.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { StepIndicator } from "../../../parts/controls/steps.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import type { Now } from "../../../parts/time/time-left.ts"
import { readSubmitted } from "../typed-text.ts"
import styles from "./forgot-pin.module.css"
import type { ForgotPinActor } from "./forgot-pin-actor.ts"
import { PerhapsReplaced } from "./perhaps-replaced.tsx"
import { Resend } from "./resend.tsx"
import { ResetFailureText } from "./reset-failure.tsx"

type CodeStepProps = {
  readonly forgot: ForgotPinActor
  readonly code: string
  readonly now: Now
  readonly onCode: (code: string) => void
}

/** The code from the phone in one field, and another one for whom it did not reach. */
export const CodeStep = ({ forgot, code, now, onCode }: CodeStepProps) => {
  const { t } = useLingui()
  const { phoneNumber, sent, faults, failure, isInDoubt } = useSelector(forgot, ({ context }) => context)
  const isSending = useSelector(forgot, (state) => state.hasTag("busy"))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const { digits } = otpTerms
  const masked = maskedPhoneNumber(phoneNumber)
  const isWrong = failure?._tag === "OtpWrong"
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        const typed = readSubmitted(event)("code")
        onCode(typed)
        forgot.send({ type: "code.submitted", code: typed })
      }}
    >
      <div>
        <StepIndicator step={2} of={3} />
        <h1 className={formHeading}>
          <Trans>Enter the code from the SMS</Trans>
        </h1>
        <p className={formLede}>
          <Trans>
            We sent a {digits}-digit code to {masked}
          </Trans>
        </p>
      </div>
      {isInDoubt ? <PerhapsReplaced /> : null}
      <div className={styles.code}>
        <Field
          key={sent?.reference}
          ref={field}
          label={t`${digits}-digit code`}
          numeric
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="next"
          defaultValue={isWrong ? "" : code}
          error={
            faults.code !== undefined ? (
              <Trans>Enter all {digits} digits of the code.</Trans>
            ) : isWrong ? (
              <ResetFailureText failure={failure} />
            ) : undefined
          }
          hint={
            <Trans>
              Reference <b className={styles.reference}>{sent?.reference}</b> must match the SMS
            </Trans>
          }
        />
      </div>
      {failure === undefined || isWrong ? null : (
        <div role="alert">
          <Notice tone="bad">
            <ResetFailureText failure={failure} />
          </Notice>
        </div>
      )}
      {sent === undefined ? null : <Resend forgot={forgot} sent={sent} now={now} isSending={isSending} />}
      <Button tone="gold" block type="submit" blocked={isSending}>
        <Trans>Next</Trans>
      </Button>
      <Button tone="quiet" small onClick={() => forgot.send({ type: "account.reopened" })}>
        <Trans>Change details</Trans>
      </Button>
      <p className="cap">
        <Trans>Paste all {digits} digits at once. We never call to ask for this code.</Trans>
      </p>
    </form>
  )
}
