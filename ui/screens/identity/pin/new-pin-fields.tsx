import { type ConfirmationFault, metPinRules, type NewPinFault } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"
import { type Ref, useState } from "react"
import { SecretField } from "../../../parts/fields/secret-field.tsx"
import { checkIcon, Icon } from "../../../parts/icons/icon.tsx"
import styles from "./new-pin-fields.module.css"
import { ConfirmationFaultText, NewPinFaultText } from "./pin-fault.tsx"
import { PinHint, PinStars } from "./pin-stars.tsx"

type NewPinFieldsProps = {
  readonly labels: { readonly pin: string; readonly confirmation: string }
  readonly faults: {
    readonly pin?: NewPinFault | "unchanged" | undefined
    readonly confirmation?: ConfirmationFault | undefined
  }
  /** What the keyboard's last key leads to. */
  readonly then: "next" | "go"
  readonly first?: Ref<HTMLInputElement>
}

/** A new PIN, typed twice; nothing but the fields themselves holds what is typed once the page is left. */
export const NewPinFields = ({ labels, faults, then, first }: NewPinFieldsProps) => {
  const [typed, setTyped] = useState("")
  const [again, setAgain] = useState("")
  const met = metPinRules(typed)
  return (
    <>
      <SecretField
        ref={first}
        label={labels.pin}
        name="pin"
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        onChange={({ target }) => setTyped(target.value)}
        error={faults.pin && <NewPinFaultText fault={faults.pin} />}
        hint={<PinHint met={met} />}
      >
        <PinStars met={met} />
      </SecretField>
      <div>
        <SecretField
          label={labels.confirmation}
          name="confirmation"
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint={then}
          onChange={({ target }) => setAgain(target.value)}
          error={faults.confirmation && <ConfirmationFaultText fault={faults.confirmation} />}
        />
        <output className={styles.same}>
          {again !== "" && again === typed ? (
            <>
              <Icon of={checkIcon} size="xs" />
              <Trans>They match</Trans>
            </>
          ) : null}
        </output>
      </div>
    </>
  )
}
