import type { KeptSet, NamedSet } from "@fakham/core/betting"
import type { NumberSet } from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { useEffect, useState } from "react"
import { useApp } from "../../app.ts"
import { useMachines } from "../../composition/use-machines.ts"
import { Button } from "../../parts/controls/button.tsx"
import { Hint } from "../../parts/controls/field.tsx"
import { IconButton } from "../../parts/controls/icon-button.tsx"
import { bin } from "../../parts/controls/player-icons.ts"
import { Notice } from "../../parts/notices/notice.tsx"
import { DeleteReview } from "./delete-review.tsx"
import styles from "./number-set-screen.module.css"
import { SetFaultText } from "./set-fault-text.tsx"
import { isOfName, SetForm } from "./set-form.tsx"
import { SetHead } from "./set-head.tsx"

type SetEditorProps = {
  readonly kept: KeptSet | undefined
  /** What a new set begins with. */
  readonly begun?: NumberSet
}

const usual: NumberSet = { options: ["teng_bon_3"], numbers: [] }

/** One set while it is written; it leaves for the list once it is known to be kept or thrown away. */
export const SetEditor = ({ kept, begun = usual }: SetEditorProps) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { snackbar } = useApp()
  const editing = useActorRef(useMachines().setEditing, { input: { kept } })
  const state = useSelector(editing, ({ value }) => value)
  const fault = useSelector(editing, ({ context }) => context.fault)
  const [written, setWritten] = useState<NamedSet>(kept ?? { ...begun, name: "" })
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    if (state !== "saved" && state !== "deleted") return
    const txt = state === "saved" ? t`The set is kept.` : t`The set is deleted.`
    snackbar.send({ type: "snack.offered", snack: { txt, color: "success" } })
    void navigate({ to: "/number-set", search: {}, replace: true })
  }, [state, snackbar, navigate, t])
  const isSending = state === "saving" || state === "unsaved"
  const isDeleting = state === "deleting" || state === "undeleted"
  const change = (next: Partial<NamedSet>) => {
    if (state === "refused") editing.send({ type: "retry.requested" })
    setWritten((before) => ({ ...before, ...next }))
  }
  const save = () => {
    if (state === "refused") editing.send({ type: "retry.requested" })
    editing.send({ type: "set.submitted", written })
  }
  return (
    <>
      <SetHead
        title={kept === undefined ? <Trans>New number set</Trans> : <Trans>Change the set</Trans>}
        end={
          kept !== undefined && state === "editing" ? (
            <IconButton icon={bin} label={t`Delete the set`} onClick={() => setAsks(true)} />
          ) : null
        }
      />
      <fieldset className={styles.form} disabled={isSending || isDeleting}>
        <legend className="vh">
          <Trans>The set</Trans>
        </legend>
        <SetForm written={written} fault={fault} onChange={change} />
      </fieldset>
      {state === "unsaved" || state === "undeleted" ? (
        <Notice tone="bad">
          <Trans>No answer came. The same is sent again by itself and counts once.</Trans>
        </Notice>
      ) : null}
      {state === "refused" ? (
        <Notice tone="bad">
          <Trans>You keep as many sets as there can be. Delete one first.</Trans>
        </Notice>
      ) : null}
      {state === "gone" ? (
        <Notice tone="bad">
          <Trans>This set was deleted elsewhere. Save it to keep it as a new one.</Trans>
        </Notice>
      ) : null}
      <div className={styles.dock}>
        {fault === undefined || isOfName(fault) ? null : (
          <Hint bad>
            <SetFaultText fault={fault} />
          </Hint>
        )}
        <Button tone="gold" block sending={isSending || isDeleting} onClick={save}>
          <Trans>Save the set</Trans>
        </Button>
      </div>
      {asks && kept !== undefined ? (
        <DeleteReview
          set={kept}
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
