import { useLingui } from "@lingui/react/macro"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../brand/page-title.ts"
import { useOwnPlayer } from "../own-player.ts"
import { AccountPage } from "../page/account-page.tsx"
import { ProfileForm } from "./profile-form.tsx"

/** What players say about themselves. */
export const EditScreen = () => {
  const { t } = useLingui()
  const { player, ...reading } = useOwnPlayer()
  usePageTitle(t`Edit profile`)
  return (
    <AccountPage title={t`Edit profile`} backTo="/profile">
      {player === undefined ? <UnreadList {...reading} /> : <ProfileForm key={player.userName} player={player} />}
    </AccountPage>
  )
}
