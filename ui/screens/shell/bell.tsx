import { useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { SnapshotFrom } from "xstate"
import { useHiddenBalance } from "../../app/hidden-balance.ts"
import type { Machines } from "../../app/player.ts"
import { useSelectorInSteps } from "../../app/select-in-steps.ts"
import { unreadOf } from "../../app/unread.ts"
import { useLoadedMachines } from "../../app/use-loaded-machines.ts"
import { Icon } from "../../parts/controls/icon.tsx"
import { bell } from "../../parts/controls/player-icons.ts"
import styles from "./bell.module.css"

/** The way to the player's messages, with how many are not read; none where the operator sends none. */
export const Bell = () => {
  const machines = useLoadedMachines()
  // Has the balance hidden on pages that had no early answer too.
  useHiddenBalance()
  return machines === undefined ? null : <BellOf machines={machines} />
}

const countIn = ({ context }: SnapshotFrom<ReturnType<typeof unreadOf>>) => context.known

const BellOf = ({ machines }: { readonly machines: Machines }) => {
  const { t } = useLingui()
  const count = useSelectorInSteps(unreadOf(machines), countIn)
  if (count === undefined) return null
  const label = count === 0 ? t`Notifications` : t`Notifications, ${count} unread`
  return (
    <Link to="/profile/notifications" className={styles.bell} aria-label={label}>
      <Icon of={bell} />
      {count === 0 ? null : (
        <span className={styles.count} aria-hidden="true">
          {Math.min(count, 99)}
        </span>
      )}
    </Link>
  )
}
