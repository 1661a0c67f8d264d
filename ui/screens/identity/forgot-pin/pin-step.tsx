import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import { formHeading, formLede } from "../../../parts/chrome/sheet-form.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { StepIndicator } from "../../../parts/controls/steps.tsx"
import { HiddenUsername } from "../../../parts/fields/hidden-username.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { NewPinFields } from "../pin/new-pin-fields.tsx"
import { readSubmitted } from "../typed-text.ts"
import styles from "./forgot-pin.module.css"
import type { ForgotPinActor } from "./forgot-pin-actor.ts"
import { PerhapsReplaced } from "./perhaps-replaced.tsx"
import { ResetFailureText } from "./reset-failure.tsx"

type PinStepProps = { readonly forgot: ForgotPinActor; readonly code: string }

/** The new PIN, which is sent together with the code. */
export const ForgotPinPinStep = ({ forgot, code }: PinStepProps) => {
  const { t } = useLingui()
  const { userName, faults, failure, isInDoubt } = useSelector(forgot, ({ context }) => context)
  const isSending = useSelector(forgot, (state) => state.hasTag("busy"))
  const mayReopen = useSelector(forgot, (state) => state.can({ type: "code.reopened" }))
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        const typed = readSubmitted(event)
        forgot.send({ type: "pin.submitted", code, pin: typed("pin"), confirmation: typed("confirmation") })
      }}
    >
      <div>
        <StepIndicator step={3} of={3} />
        <h1 className={formHeading}>
          <Trans>Choose a new PIN</Trans>
        </h1>
        <p className={formLede}>
          <Trans>The old PIN stops working as soon as this is saved</Trans>
        </p>
      </div>
      <HiddenUsername userName={userName} />
      <NewPinFields
        labels={{ pin: t`New PIN`, confirmation: t`Confirm the new PIN` }}
        faults={faults}
        then="go"
        first={first}
      />
      {failure === undefined && !isInDoubt ? null : (
        <div role="alert">
          {isInDoubt ? (
            <PerhapsReplaced />
          ) : failure === undefined ? null : (
            <Notice tone="bad">
              <ResetFailureText failure={failure} />
            </Notice>
          )}
        </div>
      )}
      <Button tone="gold" block type="submit" sending={isSending}>
        <Trans>Save the new PIN</Trans>
      </Button>
      {mayReopen ? (
        <Button tone="quiet" small onClick={() => forgot.send({ type: "code.reopened" })}>
          <Trans>Back to the code</Trans>
        </Button>
      ) : null}
    </form>
  )
}
