import type { PasskeyFailure } from "@fakham/core/identity"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../../parts/controls/button.tsx"
import { HiddenUsername } from "../../../parts/fields/hidden-username.tsx"
import { SecretField } from "../../../parts/fields/secret-field.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SaidNote } from "../../../parts/notices/said.tsx"
import { useOwnPlayer } from "../../page/use-player.ts"
import { PinChangeFailureText } from "../pin/pin-change-failure.tsx"
import { readSubmitted } from "../typed-text.ts"
import styles from "./open-sessions.module.css"
import type { PasskeysActor } from "./ways-in-actors.ts"

/** A new passkey for this device: the PIN first, then whatever the device asks for. */
export const PasskeyForm = ({ actor }: { readonly actor: PasskeysActor }) => {
  const { player } = useOwnPlayer()
  const [isOpen, open] = useState(true)
  const isBusy = useSelector(actor, (state) => state.hasTag("busy"))
  const failure = useSelector(actor, ({ context }) => context.failure)
  return (
    <form
      noValidate
      className={styles.failure}
      onSubmit={(event) => {
        const typed = readSubmitted(event)
        if (isOpen) actor.send({ type: "add.requested", pin: typed("pin") })
        open(!isOpen || typed("pin") === "")
      }}
    >
      {failure === undefined ? null : (
        <div role="alert">
          <Notice tone="bad">
            <PasskeyFailureText failure={failure} />
          </Notice>
        </div>
      )}
      {isOpen ? (
        <>
          <HiddenUsername userName={player?.userName ?? ""} />
          <PinField />
        </>
      ) : null}
      <Button tone={isOpen ? "gold" : "outline"} block type="submit" sending={isBusy}>
        <Trans>Add a passkey</Trans>
      </Button>
    </form>
  )
}

const PinField = () => {
  const { t } = useLingui()
  const pin = useRef<HTMLInputElement>(null)
  useEffect(() => pin.current?.focus(), [])
  return (
    <SecretField
      label={t`Current PIN`}
      name="pin"
      ref={pin}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
    />
  )
}

const PasskeyFailureText = ({ failure }: { readonly failure: PasskeyFailure }) => {
  switch (failure._tag) {
    case "Declined":
      return <Trans>No passkey was added.</Trans>
    case "AlreadyThere":
      return <Trans>This device already has a passkey for your account.</Trans>
    case "NotSupported":
      return <Trans>This browser can't make a passkey here.</Trans>
    case "Refused":
      return (
        <>
          <Trans>Nothing was changed.</Trans>
          <SaidNote said={failure.said} />
        </>
      )
    case "WrongPin":
    case "AttemptsUsedUp":
    case "Unauthorized":
    case "Unreachable":
      return <PinChangeFailureText failure={failure} />
  }
}
