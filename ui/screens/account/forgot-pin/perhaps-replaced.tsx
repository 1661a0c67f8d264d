import { Trans } from "@lingui/react/macro"
import { Notice } from "../../../parts/notices/notice.tsx"

/** An answer was lost: only the next login or another answer tells which PIN counts. */
export const PerhapsReplaced = () => (
  <Notice tone="bad">
    <Trans>
      No answer came, so the new PIN may count already. Try to log in with it; if that does not work, go on here.
    </Trans>
  </Notice>
)
