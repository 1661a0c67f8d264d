import { displayTime } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import type { Machines } from "../../app/start-machines.lazy.ts"
import { useMachines } from "../../app/use-machines.ts"
import styles from "./live-news.module.css"

const isCutOffIn = (state: SnapshotFrom<Machines["live"]>): boolean =>
  state.matches("offline") ||
  state.matches("polling") ||
  (state.matches({ streaming: "connecting" }) && state.context.failures > 0)

/** As of when the rounds are true, while news do not arrive as they happen. */
export const LiveNewsNote = () => (useSelector(useMachines().live, isCutOffIn) ? <AsOf /> : null)

const AsOf = () => {
  const { live, lobby } = useMachines()
  const receivedAt = useSelector(live, ({ context }) => context.receivedAt)
  const readAt = useSelector(lobby(), ({ context }) => context.readAt)
  const asOf = Math.max(receivedAt ?? 0, readAt ?? 0)
  if (asOf === 0) return null
  const time = displayTime(asOf).slice(11)
  return (
    <p className={styles.stamp}>
      <Trans>Data as of {time}</Trans>
    </p>
  )
}
