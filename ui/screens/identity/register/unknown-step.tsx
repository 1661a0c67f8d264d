import { type AccountFaults, mayStartOver, type Registration } from "@fakham/core/identity"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { formHeading } from "../../../parts/chrome/sheet-form.tsx"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { SecretField } from "../../../parts/fields/secret-field.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { NewPinFaultText } from "../pin/pin-fault.tsx"
import { CaptchaRow } from "./captcha-row.tsx"
import { RegistrationFailureText } from "./registration-failure.tsx"

type UnknownStepProps = {
  readonly registration: Registration
  readonly pinFault: AccountFaults["pin"]
  /** The page was loaded anew meanwhile, and does not know the PIN. */
  readonly asksPin: boolean
  readonly onRecheck: () => void
  readonly onReopen: () => void
}

/** The form was sent and no answer came: asking again is safe, and makes nobody twice. */
export const UnknownStep = ({ registration, pinFault, asksPin, onRecheck, onReopen }: UnknownStepProps) => {
  const { t } = useLingui()
  const { userName, captcha, failure } = registration
  const isRefused = mayStartOver(registration)
  return (
    <>
      <h1 className={formHeading} tabIndex={-1}>
        <Trans>No reply yet</Trans>
      </h1>
      <Notice>
        <Trans>We don't know yet whether {userName} was registered. Check again: it can't register twice.</Trans>
      </Notice>
      {isRefused && failure ? (
        <div role="alert">
          <Notice tone="bad">
            {failure._tag === "UsernameTaken" ? (
              <Trans>This username is taken, perhaps by you a moment ago. Log in with your PIN to check.</Trans>
            ) : (
              <RegistrationFailureText failure={failure} />
            )}
          </Notice>
        </div>
      ) : null}
      {asksPin ? (
        <SecretField
          label={t`PIN (your password)`}
          error={
            pinFault === "required" ? (
              <Trans>Please enter your PIN.</Trans>
            ) : pinFault ? (
              <NewPinFaultText fault={pinFault} />
            ) : undefined
          }
          name="pinAgain"
          autoComplete="current-password"
          enterKeyHint="go"
        />
      ) : null}
      <CaptchaRow captcha={captcha} onRetry={onRecheck} />
      {isRefused ? (
        <>
          <Link to="/" className={buttonClass({ tone: "outline", block: true })}>
            <Trans>Log in</Trans>
          </Link>
          <Button tone="quiet" block onClick={onReopen}>
            <Trans>Edit my details</Trans>
          </Button>
        </>
      ) : null}
    </>
  )
}
