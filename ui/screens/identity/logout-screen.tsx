import type { makeGameLogout } from "@fakham/core/games"
import { useLingui } from "@lingui/react/macro"
import { useActorRef } from "@xstate/react"
import { useApp } from "../../app/app.ts"
import { usePageTitle } from "../page/brand/page-title.ts"

type LogoutScreenProps = { readonly gameLogout: ReturnType<typeof makeGameLogout> }

/** Visiting the page is the request: the player leaves their game and is logged out as soon as it shows. */
export const LogoutScreen = ({ gameLogout }: LogoutScreenProps) => {
  const { t } = useLingui()
  usePageTitle(t`Log out`)
  useActorRef(gameLogout, { input: useApp().session })
  return null
}
