import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import type { Pins } from "../../../app/parts/identity/pins.lazy.ts"
import { ColumnDock, columnForm } from "../../../parts/chrome/column.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { HiddenUsername } from "../../../parts/fields/hidden-username.tsx"
import { SecretField } from "../../../parts/fields/secret-field.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { NewPinFields } from "../pin/new-pin-fields.tsx"
import { PinChangeFailureText } from "../pin/pin-change-failure.tsx"
import { readSubmitted } from "../typed-text.ts"

type ChangePinActor = ActorRefFrom<Pins["changePin"]>

/** The PIN that counts and the one that is to count; it stays filled in until the operator has said yes. */
export const ChangePinForm = ({ changing }: { readonly changing: ChangePinActor }) => {
  const { t } = useLingui()
  const { userName, faults, failure, isInDoubt } = useSelector(changing, ({ context }) => context)
  const isSending = useSelector(changing, (state) => state.hasTag("busy"))
  const isWrong = !isInDoubt && failure?._tag === "WrongPin"
  return (
    <form
      noValidate
      className={columnForm}
      onSubmit={(event) => {
        const typed = readSubmitted(event)
        const [oldPin, pin, confirmation] = [typed("oldPin"), typed("pin"), typed("confirmation")]
        changing.send({ type: "pin.submitted", oldPin, pin, confirmation })
      }}
    >
      <HiddenUsername userName={userName} />
      <SecretField
        label={t`Current PIN`}
        name="oldPin"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        error={
          faults.oldPin !== undefined ? (
            <Trans>Please enter your PIN.</Trans>
          ) : isWrong ? (
            <PinChangeFailureText failure={failure} />
          ) : undefined
        }
      />
      <NewPinFields labels={{ pin: t`New PIN`, confirmation: t`Confirm the new PIN` }} faults={faults} then="go" />
      <Notice>
        <Trans>Changing your PIN logs out all your other devices.</Trans>
      </Notice>
      <ColumnDock>
        {isInDoubt ? (
          <div role="alert">
            <Notice tone="bad">
              {failure?._tag === "WrongPin" ? (
                <Trans>
                  That isn't your current PIN. The new one is probably already set: use it at your next login.
                </Trans>
              ) : (
                <Trans>No reply, so the new PIN may already be set. Send again to find out.</Trans>
              )}
            </Notice>
          </div>
        ) : failure === undefined || isWrong ? null : (
          <div role="alert">
            <Notice tone="bad">
              <PinChangeFailureText failure={failure} />
            </Notice>
          </div>
        )}
        <Button tone="gold" block type="submit" sending={isSending}>
          <Trans>Change PIN</Trans>
        </Button>
      </ColumnDock>
    </form>
  )
}
