import type { KeptSet } from "@fakham/core/betting"
import { Trans, useLingui } from "@lingui/react/macro"
import { LastYesSheet } from "../../parts/controls/last-yes-sheet.tsx"
import { SetPlates } from "./set-row.tsx"

type DeleteReviewProps = { readonly set: KeptSet; readonly onKeep: () => void; readonly onDelete: () => void }

/** What is lost with a set, before the player says yes. */
export const DeleteReview = ({ set, onKeep, onDelete }: DeleteReviewProps) => {
  const { t } = useLingui()
  const { name } = set
  return (
    <LastYesSheet
      title={t`Delete ${name}`}
      yes={<Trans>Delete the set</Trans>}
      no={<Trans>Keep the set</Trans>}
      onYes={onDelete}
      onNo={onKeep}
    >
      <SetPlates set={set} />
      <p className="cap">
        <Trans>The numbers and the name cannot be brought back. Slips that were placed stay as they are.</Trans>
      </p>
    </LastYesSheet>
  )
}
