import { displayTime } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useMachines } from "../../composition/use-machines.ts"
import { Button } from "../../parts/controls/button.tsx"
import { offline } from "../../parts/controls/icon.tsx"
import { Banner } from "../../parts/notices/banner.tsx"
import styles from "./live-news.module.css"

/** Says when news no longer arrive as they happen, and as of when the rounds are true. */
export const LiveNews = () => {
  const { live, lobby } = useMachines()
  const tries = useSelector(live, ({ context }) => context.failures)
  const isTrying = useSelector(
    live,
    (state) => state.matches("polling") || (state.matches({ following: "connecting" }) && state.context.failures > 0),
  )
  const isOffline = useSelector(live, (state) => state.matches("offline"))
  const heardAt = useSelector(live, ({ context }) => context.heardAt)
  const readAt = useSelector(lobby(), ({ context }) => context.readAt)
  if (!isTrying && !isOffline) return null
  const asOf = Math.max(heardAt ?? 0, readAt ?? 0)
  const time = displayTime(asOf).slice(11)
  return (
    <div className={styles.news}>
      {isTrying ? (
        <Banner
          tone="bad"
          icon={offline}
          action={
            <Button tone="quiet" small onClick={() => live.send({ type: "retry.requested" })}>
              <Trans>Connect now</Trans>
            </Button>
          }
        >
          <Trans>Live news are cut off, connecting again, try {tries}</Trans>
          <span className="cap">
            <Trans>The time left follows the operator's clock and stays right.</Trans>
          </span>
        </Banner>
      ) : null}
      {asOf === 0 ? null : (
        <p className={styles.stamp}>
          <Trans>As of {time}</Trans>
        </p>
      )}
    </div>
  )
}
