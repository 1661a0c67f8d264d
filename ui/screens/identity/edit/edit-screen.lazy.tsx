import { useLingui } from "@lingui/react/macro"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { useOwnPlayer } from "../../page/use-player.ts"
import { ProfilePanel } from "../profile/profile-panel.tsx"
import { ProfileForm } from "./profile-form.tsx"

/** What players say about themselves. */
export const EditScreen = () => {
  const { t } = useLingui()
  const { player, ...reading } = useOwnPlayer()
  usePageTitle(t`Edit profile`)
  return (
    <ProfilePanel title={t`Edit profile`}>
      {player === undefined ? <UnreadList {...reading} /> : <ProfileForm key={player.userName} player={player} />}
    </ProfilePanel>
  )
}
