import { useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { parts } from "../../app/parts.ts"
import { useLoadedPart } from "../../app/use-loaded-machines.ts"
import { useLaterResource } from "../../app/use-visit.ts"
import { Icon } from "../../parts/icons/icon.tsx"
import { bellIcon } from "../../parts/icons/player-icons.ts"
import { useHiddenBalance } from "../page/hidden-balance.ts"
import styles from "./bell.module.css"

/** The way to the player's messages, with how many are not read; none where the operator sends none. */
export const Bell = () => {
  const { t } = useLingui()
  const count = useLaterResource(useLoadedPart(parts.pageNoticeParts)?.unread)?.data
  // Has the balance hidden on pages that had no prefetched answer too.
  useHiddenBalance()
  if (count === undefined) return null
  const label = count === 0 ? t`Notifications` : t`Notifications, ${count} unread`
  return (
    <Link to="/profile/notifications" className={styles.bell} aria-label={label}>
      <Icon of={bellIcon} />
      {count === 0 ? null : (
        <span className={styles.count} aria-hidden="true">
          {Math.min(count, 99)}
        </span>
      )}
    </Link>
  )
}
