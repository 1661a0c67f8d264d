import { useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { useOwnPlayer } from "../../page/use-player.ts"
import { ProfilePanel } from "../profile/profile-panel.tsx"
import { ChangePinForm } from "./change-pin-form.tsx"
import { PinChanged } from "./pin-changed.tsx"

/** Another PIN, for who has the one that counts. */
export const ChangePinScreen = () => {
  const { t } = useLingui()
  const { player, ...reading } = useOwnPlayer()
  usePageTitle(t`Change PIN`)
  return (
    <ProfilePanel title={t`Change PIN`}>
      {player === undefined ? (
        <UnreadList {...reading} />
      ) : (
        <Changing key={player.userName} userName={player.userName} />
      )}
    </ProfilePanel>
  )
}

const Changing = ({ userName }: { readonly userName: string }) => {
  const changing = useActorRef(usePart(parts.pins).changePin, { input: { userName } })
  const isChanged = useSelector(changing, (state) => state.matches("changed"))
  return isChanged ? <PinChanged /> : <ChangePinForm changing={changing} />
}
