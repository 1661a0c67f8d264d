import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app/app.ts"
import { offlineIcon } from "../../parts/controls/icon.tsx"
import { NoticeBanner } from "../../parts/notices/banner.tsx"

export const ConnectionBanner = () => {
  const lost = useSelector(useApp().connection, (state) => state.matches("offline"))
  if (!lost) return null
  return (
    <NoticeBanner tone="bad" icon={offlineIcon}>
      <Trans>You're offline. Betting and payments aren't available.</Trans>
    </NoticeBanner>
  )
}
