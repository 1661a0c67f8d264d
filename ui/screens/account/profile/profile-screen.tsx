import { tally } from "@fakham/core/wallet"
import { useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useOwnAchievements } from "../../../composition/use-own-achievements.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../brand/page-title.ts"
import { useOwnPlayer } from "../own-player.ts"
import { AccountPage } from "../page/account-page.tsx"
import { PlayerCard } from "./player-card.tsx"
import styles from "./profile.module.css"
import { ReachedStars } from "./reached-stars.tsx"
import { Settings } from "./settings.tsx"
import { WaysOn } from "./ways-on.tsx"

/** Who the player is, and the ways to all that is theirs. */
export const ProfileScreen = () => {
  const { t } = useLingui()
  const { player, ...reading } = useOwnPlayer()
  const achievements = useOwnAchievements()
  const known = useSelector(achievements, ({ context }) => context.known)
  const isNotOffered = useSelector(achievements, (state) => state.matches("notOffered"))
  const reached = known && tally(known)
  usePageTitle(t`My account`)
  return (
    <AccountPage title={t`My account`} backTo="/main" wide>
      <div className={styles.page}>
        <div>
          {isNotOffered ? null : <ReachedStars tally={reached} />}
          {player === undefined ? <UnreadList {...reading} /> : <PlayerCard player={player} />}
          <WaysOn reached={reached} />
        </div>
        <div className={styles.settings}>
          <Settings />
        </div>
      </div>
    </AccountPage>
  )
}
