import { useLingui } from "@lingui/react/macro"
import { useEffect } from "react"
import { useApp } from "../../app.ts"
import { usePageTitle } from "../brand/page-title.ts"

/** Visiting the page is the request: the player is logged out as soon as it shows. */
export const LogoutScreen = () => {
  const { session } = useApp()
  const { t } = useLingui()
  usePageTitle(t`Log out`)
  useEffect(() => session.send({ type: "logout.requested" }), [session])
  return null
}
