import { useLingui } from "@lingui/react/macro"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../brand/page-title.ts"
import { useOwnPlayer } from "../own-player.ts"
import { AccountPage } from "../page/account-page.tsx"
import { PlayerCard } from "./player-card.tsx"
import { Settings } from "./settings.tsx"
import { WaysOn } from "./ways-on.tsx"

/** Who the player is, and the ways to all that is theirs. */
export const ProfileScreen = () => {
  const { t } = useLingui()
  const { player, ...reading } = useOwnPlayer()
  usePageTitle(t`My account`)
  return (
    <AccountPage title={t`My account`} backTo="/main">
      {player === undefined ? <UnreadList {...reading} /> : <PlayerCard player={player} />}
      <WaysOn />
      <Settings />
    </AccountPage>
  )
}
