import { username } from "@fakham/core"
import type { AccountFaults } from "@fakham/core/identity"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Result } from "effect"
import { useState } from "react"
import { formHeading } from "../../../parts/chrome/sheet-form.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { StepIndicator } from "../../../parts/controls/steps.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { checkIcon, Icon } from "../../../parts/icons/icon.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { GuestSheet } from "../../page/layout/guest-sheet.tsx"
import { NewPinFields } from "../pin/new-pin-fields.tsx"
import { UsernameFaultText } from "../username-fault.tsx"
import styles from "./register.module.css"

type AccountStepProps = {
  /** As it was typed before. */
  readonly userName: string
  readonly faults: Partial<AccountFaults>
  readonly taken: boolean
}

/** A name has small letters alone, whatever the keyboard begins a line with. */
const inSmallLetters = (input: HTMLInputElement) => {
  const { value, selectionStart, selectionEnd } = input
  const small = value.toLowerCase()
  if (small === value) return
  input.value = small
  input.setSelectionRange(selectionStart, selectionEnd)
}

/** The first page: a username, and a PIN typed twice. */
export const NewAccountStep = ({ userName, faults, taken }: AccountStepProps) => {
  const { t } = useLingui()
  const [fits, setFits] = useState(() => Result.isSuccess(username(userName)))
  const labels = { userName: t`Username`, pin: t`PIN (your password)`, confirmation: t`Confirm PIN` }
  const wrong = [
    (faults.userName ?? (taken || undefined)) && labels.userName,
    faults.pin && labels.pin,
    faults.confirmation && labels.confirmation,
  ].filter((label) => label !== undefined)
  return (
    <>
      <StepIndicator step={1} of={2} />
      <h1 className={formHeading} tabIndex={-1}>
        <Trans>Sign up</Trans>
      </h1>
      {wrong.length > 1 ? (
        <Notice tone="bad">
          <b>
            <Plural value={wrong.length} one="Correct # thing to go on" other="Correct # things to go on" />
          </b>
          <br />
          {wrong.join(", ")}
        </Notice>
      ) : null}
      <Field
        label={labels.userName}
        hint={faults.userName ? undefined : t`At least 6 lowercase letters or digits. It can't be changed later.`}
        error={
          faults.userName ? (
            <UsernameFaultText fault={faults.userName} />
          ) : taken ? (
            <Trans>This username is taken. Choose another one.</Trans>
          ) : undefined
        }
        end={
          fits && !taken ? (
            <span className={styles.fits}>
              <Icon of={checkIcon} size="s" />
            </span>
          ) : undefined
        }
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        defaultValue={userName}
        onInput={({ currentTarget }) => {
          inSmallLetters(currentTarget)
          setFits(Result.isSuccess(username(currentTarget.value.trim())))
        }}
      />
      <NewPinFields labels={labels} faults={faults} then="next" />
    </>
  )
}

/** The page before its scripts have come: its first step, with nothing typed. */
export const RegisterSkeleton = () => (
  <GuestSheet>
    <form noValidate className={styles.form}>
      <NewAccountStep userName="" faults={{}} taken={false} />
      <Button tone="gold" block type="submit">
        <Trans>Next</Trans>
      </Button>
    </form>
  </GuestSheet>
)
