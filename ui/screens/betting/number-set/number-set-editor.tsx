import type { SavedNumberSet } from "@fakham/core/betting"
import { defaultSelection, isOption, type NumberSet } from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { useState } from "react"
import { useApp } from "../../../app/app.ts"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"
import { ColumnDock } from "../../../parts/chrome/column.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { IconButton } from "../../../parts/controls/icon-button.tsx"
import { Hint } from "../../../parts/fields/field.tsx"
import { binIcon } from "../../../parts/icons/player-icons.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SaidNote } from "../../../parts/notices/said.tsx"
import { DeleteReview } from "./delete-review.tsx"
import { SetFaultText } from "./number-set-fault-text.tsx"
import { isOfName, SetForm } from "./number-set-form.tsx"
import { SetHead } from "./number-set-head.tsx"
import styles from "./number-set-screen.module.css"

type NumberSetEditorProps = {
  /** The same each time that this set is written. */
  readonly id: string
  readonly saved?: SavedNumberSet
  /** What a new set begins with. */
  readonly begun?: NumberSet
}

const usual: NumberSet = { options: [...defaultSelection].filter(isOption), numbers: [] }

/** One set while it is written; it leaves for the list once it is known to be kept or thrown away. */
export const NumberSetEditor = ({ id, saved, begun = usual }: NumberSetEditorProps) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { snackbar } = useApp()
  const leave = (_: unknown, over: "saved" | "deleted") => {
    const txt = over === "saved" ? t`Set saved.` : t`Set deleted.`
    snackbar.send({ type: "snack.offered", snack: { txt, color: "success" } })
    void navigate({ to: "/number-set", search: {}, replace: true })
  }
  const editor = useActorRef(usePart(parts.numberSetEditor).numberSetEditor.provide({ actions: { leave } }), {
    input: { editor: id, saved, begun: saved ?? { ...begun, name: "" } },
  })
  const { editing } = editor.getSnapshot().context
  const written = useSelector(editor, ({ context }) => context.written)
  const state = useSelector(editing, ({ value }) => value)
  const fault = useSelector(editing, ({ context }) => context.fault)
  const refusal = useSelector(editing, ({ context }) => context.refusal)
  const [asks, setAsks] = useState(false)
  const isSending = state === "saving" || state === "unsaved"
  const isDeleting = state === "deleting" || state === "undeleted"
  return (
    <>
      <SetHead
        title={saved === undefined ? <Trans>New number set</Trans> : <Trans>Edit set</Trans>}
        end={
          saved !== undefined && state === "editing" ? (
            <IconButton icon={binIcon} label={t`Delete the set`} onClick={() => setAsks(true)} />
          ) : null
        }
      />
      <fieldset className={styles.form} disabled={isSending || isDeleting}>
        <legend className="vh">
          <Trans>This set</Trans>
        </legend>
        <SetForm written={written} fault={fault} onChange={(change) => editor.send({ type: "set.changed", change })} />
      </fieldset>
      {state === "unsaved" || state === "undeleted" ? (
        <Notice tone="bad">
          <Trans>No reply. Resending automatically. It counts once.</Trans>
        </Notice>
      ) : null}
      {state === "refused" ? (
        <Notice tone="bad">
          {refusal?._tag === "SetRefused" ? (
            <>
              <Trans>Not accepted. Nothing changed.</Trans>
              <SaidNote said={refusal.said} />
            </>
          ) : (
            <Trans>You keep as many sets as there can be. Delete one first.</Trans>
          )}
        </Notice>
      ) : null}
      {state === "gone" ? (
        <Notice tone="bad">
          <Trans>This set was deleted elsewhere. Save to keep it as a new set.</Trans>
        </Notice>
      ) : null}
      <ColumnDock>
        {fault === undefined || isOfName(fault) ? null : (
          <Hint bad>
            <SetFaultText fault={fault} />
          </Hint>
        )}
        <Button
          tone="gold"
          block
          sending={isSending || isDeleting}
          onClick={() => editor.send({ type: "set.submitted" })}
        >
          <Trans>Save set</Trans>
        </Button>
      </ColumnDock>
      {asks && saved !== undefined ? (
        <DeleteReview
          set={saved}
          onKeep={() => setAsks(false)}
          onDelete={() => {
            setAsks(false)
            editing.send({ type: "deletion.confirmed" })
          }}
        />
      ) : null}
    </>
  )
}
