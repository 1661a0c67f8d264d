import { maskedPhoneNumber, otpTerms } from "@fakham/core/identity"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import { useApp } from "../../../app/app.ts"
import type { OwnerCheckActor } from "../../../app/owner/owner-shown.ts"
import { columnForm } from "../../../parts/chrome/column.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { HiddenUsername } from "../../../parts/fields/hidden-username.tsx"
import { SecretField } from "../../../parts/fields/secret-field.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { ResetFailureText } from "../forgot-pin/reset-failure.tsx"
import { PinChangeFailureText } from "../pin/pin-change-failure.tsx"
import { readSubmitted } from "../typed-text.ts"

type OwnerSheetProps = { readonly check: OwnerCheckActor }

/** The PIN, and a code from the phone where one was sent, over what was being done; the PIN stays in its field until then. */
export const OwnerSheet = ({ check }: OwnerSheetProps) => {
  const { t } = useLingui()
  const pin = useRef<HTMLInputElement>(null)
  const isSending = useSelector(check, (state) => state.hasTag("busy"))
  const { question, faults } = useSelector(check, ({ context }) => context)
  const player = useSelector(useApp().session, ({ children }) => children.player)
  const userName = useSelector(player, (state) => state?.context.player?.userName)
  const isCode = question.asks === "code"
  const { failure } = question
  useEffect(() => {
    if (!isCode) pin.current?.focus({ preventScroll: true })
  }, [isCode])
  return (
    <Sheet
      kind="auto"
      title={isCode ? t`Enter the code from the SMS` : t`Enter your PIN`}
      caption={isCode ? undefined : <Trans>So that we know it's you</Trans>}
      onClose={() => check.send({ type: "check.left" })}
    >
      <form
        noValidate
        className={columnForm}
        onSubmit={(event) => {
          const typed = readSubmitted(event)
          check.send({ type: "proof.submitted", pin: typed("pin"), code: isCode ? typed("code") : "" })
        }}
      >
        <HiddenUsername userName={userName ?? ""} />
        <div hidden={isCode}>
          <SecretField
            ref={pin}
            label={t`PIN`}
            name="pin"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            error={
              faults.pin !== undefined ? (
                <Trans>Please enter your PIN.</Trans>
              ) : failure?._tag === "WrongPin" || failure?._tag === "AttemptsUsedUp" ? (
                <PinChangeFailureText failure={failure} />
              ) : undefined
            }
          />
        </div>
        {isCode ? <CodeFromPhone check={check} pinOf={() => pin.current?.value ?? ""} /> : null}
        <Button tone="gold" block type="submit" sending={isSending}>
          <Trans>Confirm</Trans>
        </Button>
      </form>
    </Sheet>
  )
}

type CodeFromPhoneProps = OwnerSheetProps & { readonly pinOf: () => string }

const CodeFromPhone = ({ check, pinOf }: CodeFromPhoneProps) => {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const { question, faults, mayRequestCode } = useSelector(check, ({ context }) => context)
  const isSending = useSelector(check, (state) => state.hasTag("busy"))
  const { sent, failure } = question
  const { digits } = otpTerms
  const masked = maskedPhoneNumber(sent?.phoneNumber ?? "")
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <p className="sub">
        <Trans>
          We sent a {digits}-digit code to {masked}
        </Trans>
      </p>
      <Field
        key={sent?.reference}
        ref={field}
        label={t`${digits}-digit code`}
        numeric
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        error={
          faults.code !== undefined ? (
            <Trans>Enter all {digits} digits of the code.</Trans>
          ) : failure === undefined || failure._tag === "WrongPin" || failure._tag === "AttemptsUsedUp" ? undefined : (
            <ResetFailureText failure={failure} />
          )
        }
        hint={
          <Trans>
            Reference <b>{sent?.reference}</b> must match the SMS
          </Trans>
        }
      />
      {mayRequestCode ? (
        <Button
          tone="outline"
          block
          sending={isSending}
          onClick={() => check.send({ type: "code.requested", pin: pinOf() })}
        >
          <Trans>Request a new code</Trans>
        </Button>
      ) : null}
    </>
  )
}
