import type { Player } from "@fakham/core"
import { maskedPhoneNumber } from "@fakham/core/identity"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { columnForm } from "../../../parts/chrome/column.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { phoneIcon } from "../../../parts/icons/player-icons.ts"
import { PhoneFaultText } from "../../page/layout/phone-fault.tsx"
import { readSubmitted } from "../typed-text.ts"
import styles from "./edit.module.css"
import { SaveResult } from "./save-result.tsx"
import { useProfileEditing } from "./use-profile-editing.ts"

/** The phone number, which is changed by a call of its own. */
export const OwnPhone = ({ player }: { readonly player: Player }) => {
  const { t } = useLingui()
  const title = t`Phone number`
  const editing = useProfileEditing(player)
  const isSaving = useSelector(editing, (state) => state.hasTag("busy"))
  const isSaved = useSelector(editing, (state) => state.matches("saved"))
  const fault = useSelector(editing, ({ context }) => context.fault)
  const [isOpen, setIsOpen] = useState(false)
  const isInvalid = typeof fault === "object" && "phoneNumber" in fault && fault.phoneNumber === "invalid"
  return (
    <section className={columnForm}>
      <div className={styles.phone}>
        <Icon of={phoneIcon} size="s" />
        <span className="grow">
          <span className="cap">
            <Trans>Phone number, changed apart from the rest</Trans>
          </span>
          <b className="num">{maskedPhoneNumber(player.phoneNumber) || "–"}</b>
        </span>
        {isOpen && !isSaved ? null : (
          <Button
            tone="quiet"
            small
            aria-label={t`Edit: ${title}`}
            onClick={() => {
              editing.send({ type: "editing.resumed" })
              setIsOpen(true)
            }}
          >
            <Trans>Edit</Trans>
          </Button>
        )}
      </div>
      {!isOpen || isSaved ? null : (
        <form
          noValidate
          className={columnForm}
          onInput={() => editing.send({ type: "editing.resumed" })}
          onSubmit={(event) =>
            editing.send({ type: "phoneNumber.submitted", phoneNumber: readSubmitted(event)("phoneNumber") })
          }
        >
          <fieldset className={columnForm} disabled={isSaving}>
            <legend className="vh">
              <Trans>Phone number</Trans>
            </legend>
            <Field
              numeric
              label={t`New phone number`}
              name="phoneNumber"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              enterKeyHint="done"
              error={isInvalid ? <PhoneFaultText fault="invalid" /> : undefined}
            />
          </fieldset>
          <Button tone="outline" block type="submit" sending={isSaving}>
            <Trans>Save phone number</Trans>
          </Button>
        </form>
      )}
      <SaveResult of={editing} />
    </section>
  )
}
