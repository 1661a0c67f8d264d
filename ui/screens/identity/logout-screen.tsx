import { useLingui } from "@lingui/react/macro"
import { useGameLogout } from "../../app/use-game-logout.ts"
import { usePageTitle } from "../page/brand/page-title.ts"

/** Visiting the page is the request: the player leaves their game and is logged out as soon as it shows. */
export const LogoutScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Log out`)
  useGameLogout()
  return null
}
