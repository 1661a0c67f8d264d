import { Trans } from "@lingui/react/macro"
import { Button } from "../controls/button.tsx"
import { Notice } from "./notice.tsx"
import { SkeletonRow } from "./skeleton.tsx"
import styles from "./unread-list.module.css"

type UnreadListProps = {
  readonly hasFailed: boolean
  /** The operator has no such list. */
  readonly isNotOffered?: boolean
  readonly onRetry: () => void
}

/** Stands where a list is still on its way, or did not come. */
export const UnreadList = ({ hasFailed, isNotOffered = false, onRetry }: UnreadListProps) =>
  isNotOffered ? (
    <Notice>
      <Trans>Not available on this site.</Trans>
    </Notice>
  ) : hasFailed ? (
    <div className={styles.unreachable}>
      <Notice tone="bad">
        <Trans>Couldn't load this.</Trans>
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
