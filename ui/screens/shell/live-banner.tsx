import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import { useApp } from "../../app/app.ts"
import type { Machines } from "../../app/start-machines.lazy.ts"
import { useLoadedMachines } from "../../app/use-loaded-machines.ts"
import { Button } from "../../parts/controls/button.tsx"
import { offlineIcon } from "../../parts/icons/icon.tsx"
import { NoticeBanner } from "../../parts/notices/banner.tsx"

/** How often it was tried, while it is tried again. */
const triesIn = (state: SnapshotFrom<Machines["live"]> | undefined) => {
  const tries = state?.context.failures ?? 0
  const isTrying = state?.matches("polling") || (tries > 0 && state?.matches({ streaming: "connecting" }))
  return isTrying ? tries : undefined
}

/** Says on every page of a player when news no longer arrive as they happen; being offline says it already. */
export const LiveBanner = () => {
  const live = useLoadedMachines()?.live
  const tries = useSelector(live, triesIn)
  const isOffline = useSelector(useApp().connection, (state) => state.matches("offline"))
  if (tries === undefined || isOffline) return null
  return (
    <NoticeBanner
      tone="bad"
      icon={offlineIcon}
      action={
        <Button tone="quiet" small onClick={() => live?.send({ type: "retry.requested" })}>
          <Trans>Reconnect now</Trans>
        </Button>
      }
    >
      <Trans>Live news are cut off, connecting again, try {tries}</Trans>{" "}
      <span className="cap">
        <Trans>Countdowns still follow our server's clock.</Trans>
      </span>
    </NoticeBanner>
  )
}
