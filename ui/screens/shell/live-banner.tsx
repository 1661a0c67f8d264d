import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useLoadedMachines } from "../../composition/use-loaded-machines.ts"
import { Button } from "../../parts/controls/button.tsx"
import { offline } from "../../parts/controls/icon.tsx"
import { Banner } from "../../parts/notices/banner.tsx"

/** Says on every page of a player when news no longer arrive as they happen. */
export const LiveBanner = () => {
  const live = useLoadedMachines()?.live
  const tries = useSelector(live, (state) => state?.context.failures ?? 0)
  const isTrying = useSelector(
    live,
    (state) => state?.matches("polling") || (tries > 0 && state?.matches({ following: "connecting" })),
  )
  if (!isTrying) return null
  return (
    <Banner
      tone="bad"
      icon={offline}
      action={
        <Button tone="quiet" small onClick={() => live?.send({ type: "retry.requested" })}>
          <Trans>Connect now</Trans>
        </Button>
      }
    >
      <Trans>Live news are cut off, connecting again, try {tries}</Trans>
      <span className="cap">
        <Trans>The time left follows the operator's clock and stays right.</Trans>
      </span>
    </Banner>
  )
}
