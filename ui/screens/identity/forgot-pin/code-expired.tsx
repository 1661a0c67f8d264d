import { otpTerms, otpTriesLeft } from "@fakham/core/identity"
import { Plural, Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import { formHeading, formLede } from "../../../parts/chrome/sheet-form.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { StepIndicator } from "../../../parts/controls/steps.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import type { Now } from "../../../parts/time/time-left.ts"
import styles from "./forgot-pin.module.css"
import type { ForgotPinActor } from "./forgot-pin-actor.ts"
import { PerhapsReplaced } from "./perhaps-replaced.tsx"
import { Resend } from "./resend.tsx"
import { ResetFailureText } from "./reset-failure.tsx"

/** The code opens nothing any more: only another one does. */
export const CodeExpired = ({ forgot, now }: { readonly forgot: ForgotPinActor; readonly now: Now }) => {
  const { sent, failure, isInDoubt } = useSelector(forgot, ({ context }) => context)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const isMissed = sent !== undefined && otpTriesLeft(sent) === 0
  const minutes = otpTerms.validFor / 60_000
  return (
    <section className={styles.form}>
      <div>
        <StepIndicator step={2} of={3} />
        <h1 ref={heading} tabIndex={-1} className={formHeading}>
          <Trans>This code has expired</Trans>
        </h1>
        <p className={formLede}>
          {isMissed ? (
            <Plural
              value={otpTerms.tries}
              one="A code stops working after # wrong attempt."
              other="A code stops working after # wrong attempts."
            />
          ) : (
            <Plural value={minutes} one="Valid for # minute." other="Valid for # minutes." />
          )}
        </p>
      </div>
      {isInDoubt ? <PerhapsReplaced /> : null}
      {failure === undefined || failure._tag === "OtpWrong" || failure._tag === "OtpExpired" ? null : (
        <div role="alert">
          <Notice tone="bad">
            <ResetFailureText failure={failure} />
          </Notice>
        </div>
      )}
      {sent === undefined ? null : <Resend forgot={forgot} sent={sent} now={now} isSending={false} isOnlyWay />}
      <Button tone="quiet" small onClick={() => forgot.send({ type: "account.reopened" })}>
        <Trans>Change details</Trans>
      </Button>
    </section>
  )
}
