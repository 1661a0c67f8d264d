import { Trans } from "@lingui/react/macro"
import { Notice } from "../../../parts/notices/notice.tsx"

/** An answer was lost: only the next login or another answer tells which PIN counts. */
export const PerhapsReplaced = () => (
  <Notice tone="bad">
    <Trans>No reply, so the new PIN may already work. Try logging in with it. If it fails, continue here.</Trans>
  </Notice>
)
