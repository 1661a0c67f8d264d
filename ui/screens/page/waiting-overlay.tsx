import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app/app.ts"
import { Waiting } from "../../parts/notices/waiting.tsx"

/** Covers the page while the player's own data load for the first time. */
export const WaitingOverlay = () => {
  const player = useSelector(useApp().session, (state) => state.children.player)
  const waiting = useSelector(player, (state) => state?.hasTag("waiting") ?? false)
  if (!waiting) return null
  return (
    <Waiting>
      <Trans>Loading...</Trans>
    </Waiting>
  )
}
