import type { KeptSet } from "@fakham/core/betting"
import { Trans, useLingui } from "@lingui/react/macro"
import { Button } from "../../parts/button.tsx"
import { Sheet } from "../../parts/sheet.tsx"
import styles from "./number-set-screen.module.css"
import { SetPlates } from "./set-row.tsx"

type DeleteReviewProps = { readonly set: KeptSet; readonly onKeep: () => void; readonly onDelete: () => void }

/** What is lost with a set, before the player says yes. */
export const DeleteReview = ({ set, onKeep, onDelete }: DeleteReviewProps) => {
  const { t } = useLingui()
  const { name } = set
  return (
    <Sheet
      title={t`Delete ${name}`}
      kind="auto"
      onClose={onKeep}
      foot={
        <div className={styles.acts}>
          <Button tone="danger" onClick={onDelete}>
            <Trans>Delete the set</Trans>
          </Button>
          <Button tone="quiet" onClick={onKeep}>
            <Trans>Keep the set</Trans>
          </Button>
        </div>
      }
    >
      <SetPlates set={set} />
      <p className="cap">
        <Trans>The numbers and the name cannot be brought back. Slips that were placed stay as they are.</Trans>
      </p>
    </Sheet>
  )
}
