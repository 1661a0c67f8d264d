import type { Player } from "@fakham/core"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useId, useState } from "react"
import { ColumnDock, columnForm } from "../../../parts/chrome/column.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { readSubmitted } from "../typed-text.ts"
import { AvatarChoice } from "./avatar-choice.tsx"
import { EmailFaultText, NameFaultText } from "./field-faults.tsx"
import { LeaveGuard } from "./leave-guard.tsx"
import { OwnPhone } from "./own-phone.tsx"
import { SaveResult } from "./save-result.tsx"
import { useProfileEditing } from "./use-profile-editing.ts"

/** Everything but the phone number goes in one call; what was left as it was is not sent. */
export const ProfileForm = ({ player }: { readonly player: Player }) => {
  const { t } = useLingui()
  const formId = useId()
  const editing = useProfileEditing(player)
  const isSaving = useSelector(editing, (state) => state.hasTag("busy"))
  const fault = useSelector(editing, ({ context }) => context.fault)
  const [avatar, setAvatar] = useState(player.avatar)
  const faults = typeof fault === "object" && "email" in fault ? fault : undefined
  const [isEdited, setEdited] = useState(false)
  const isSaved = useSelector(editing, (state) => state.matches("saved"))
  const resume = () => {
    setEdited(true)
    editing.send({ type: "editing.resumed" })
  }
  return (
    <>
      <form
        id={formId}
        noValidate
        className={columnForm}
        onInput={resume}
        onSubmit={(event) => {
          const typed = readSubmitted(event)
          const change = { avatar, name: typed("name"), email: typed("email"), lineId: typed("lineId") }
          editing.send({ type: "profile.submitted", typed: change })
        }}
      >
        <fieldset className={columnForm} disabled={isSaving}>
          <legend className="vh">
            <Trans>About you</Trans>
          </legend>
          <AvatarChoice player={player} chosen={avatar} onChoose={setAvatar} />
          <Field
            label={t`First and last name`}
            name="name"
            autoComplete="name"
            enterKeyHint="next"
            defaultValue={player.name}
            error={faults?.name && <NameFaultText fault={faults.name} />}
          />
          <Field
            label={t`Email`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            defaultValue={player.email}
            error={faults?.email && <EmailFaultText fault={faults.email} />}
          />
          <Field
            label="LINE ID"
            name="lineId"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            defaultValue={player.lineId}
          />
        </fieldset>
      </form>
      <ColumnDock>
        <SaveResult of={editing} />
        <Button tone="gold" block type="submit" form={formId} sending={isSaving}>
          <Trans>Save</Trans>
        </Button>
      </ColumnDock>
      <OwnPhone player={player} />
      <LeaveGuard isUnsaved={isEdited && !isSaved} />
    </>
  )
}
