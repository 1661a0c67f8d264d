import { Trans } from "@lingui/react/macro"
import { Button } from "../controls/button.tsx"
import styles from "./list-missing.module.css"
import { Notice } from "./notice.tsx"
import { SkeletonRow } from "./skeleton.tsx"

type ListMissingProps = { readonly isMissing: boolean; readonly onRetry: () => void }

/** Stands where a list is still on its way, or did not come. */
export const ListMissing = ({ isMissing, onRetry }: ListMissingProps) =>
  isMissing ? (
    <div className={styles.missing}>
      <Notice tone="bad">
        <Trans>This list cannot be read just now.</Trans>
      </Notice>
      <Button tone="outline" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  ) : (
    <div aria-busy="true">
      <SkeletonRow />
      <SkeletonRow />
    </div>
  )
