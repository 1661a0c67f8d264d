import type { SavedNumberSet } from "@fakham/core/betting"
import { Trans, useLingui } from "@lingui/react/macro"
import { LastYesSheet } from "../../../parts/sheets/last-yes-sheet.tsx"
import { SetPlates } from "./number-set-row.tsx"

type DeleteReviewProps = { readonly set: SavedNumberSet; readonly onKeep: () => void; readonly onDelete: () => void }

/** What is lost with a set, before the player says yes. */
export const DeleteReview = ({ set, onKeep, onDelete }: DeleteReviewProps) => {
  const { t } = useLingui()
  const { name } = set
  return (
    <LastYesSheet
      title={t`Delete ${name}`}
      yes={<Trans>Delete the set</Trans>}
      no={<Trans>Keep set</Trans>}
      onYes={onDelete}
      onNo={onKeep}
    >
      <SetPlates set={set} />
      <p className="cap">
        <Trans>The name and numbers can't be restored. Placed slips aren't affected.</Trans>
      </p>
    </LastYesSheet>
  )
}
