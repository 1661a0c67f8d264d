import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Suspense } from "react"
import { useApp } from "../../app.ts"
import { addWords, player } from "../../locales/i18n.ts"
import { offline } from "../../parts/controls/icon.tsx"
import { lazyExtra } from "../../parts/lazy-extra.ts"
import { Banner } from "../../parts/notices/banner.tsx"

const OfflineNote = lazyExtra(async () => {
  await addWords(player)
  return (await import("../offline/offline-note.tsx")).OfflineNote
})

export const ConnectionBanner = () => {
  const lost = useSelector(useApp().connection, (state) => state.matches("offline"))
  if (!lost) return null
  return (
    <Banner tone="bad" icon={offline}>
      <Trans>You are offline. Betting and transfers are not possible now.</Trans>
      <Suspense fallback={null}>
        <OfflineNote />
      </Suspense>
    </Banner>
  )
}
