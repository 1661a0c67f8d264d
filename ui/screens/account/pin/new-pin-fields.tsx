import { type ConfirmationFault, metPinRules, type NewPinFault } from "@fakham/core/identity"
import { Trans, useLingui } from "@lingui/react/macro"
import { type Ref, useState } from "react"
import { check, Icon } from "../../../parts/controls/icon.tsx"
import { SecretField } from "../../../parts/controls/secret-field.tsx"
import styles from "./new-pin-fields.module.css"
import { ConfirmationFaultText, NewPinFaultText } from "./pin-fault.tsx"
import { PinHint, PinStars } from "./pin-stars.tsx"

type NewPinFieldsProps = {
  /** Tells password managers whose PIN it is. */
  readonly userName: string
  readonly pin: NewPinFault | "unchanged" | undefined
  readonly confirmation: ConfirmationFault | undefined
  readonly first?: Ref<HTMLInputElement>
}

/** A new PIN, typed twice; nothing but the fields themselves holds what is typed once the page is left. */
export const NewPinFields = ({ userName, pin, confirmation, first }: NewPinFieldsProps) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState("")
  const [again, setAgain] = useState("")
  const met = metPinRules(typed)
  return (
    <>
      <input
        className="vh"
        type="text"
        name="username"
        autoComplete="username"
        value={userName}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <SecretField
        ref={first}
        label={t`New PIN`}
        name="pin"
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        onChange={({ target }) => setTyped(target.value)}
        error={pin === undefined ? undefined : <NewPinFaultText fault={pin} />}
        hint={<PinHint met={met} />}
      >
        <PinStars met={met} />
      </SecretField>
      <div>
        <SecretField
          label={t`Confirm the new PIN`}
          name="confirmation"
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => setAgain(target.value)}
          error={confirmation === undefined ? undefined : <ConfirmationFaultText fault={confirmation} />}
        />
        <output className={styles.same}>
          {again !== "" && again === typed ? (
            <>
              <Icon of={check} size="xs" />
              <Trans>Both are the same</Trans>
            </>
          ) : null}
        </output>
      </div>
    </>
  )
}
