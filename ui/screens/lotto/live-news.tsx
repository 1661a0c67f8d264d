import { displayTime } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useMachines } from "../../composition/use-machines.ts"
import styles from "./live-news.module.css"

/** As of when the rounds are true, while news do not arrive as they happen. */
export const LiveNews = () => {
  const { live, lobby } = useMachines()
  const isCutOff = useSelector(
    live,
    (state) =>
      state.matches("offline") ||
      state.matches("polling") ||
      (state.matches({ following: "connecting" }) && state.context.failures > 0),
  )
  const heardAt = useSelector(live, ({ context }) => context.heardAt)
  const readAt = useSelector(lobby(), ({ context }) => context.readAt)
  const asOf = Math.max(heardAt ?? 0, readAt ?? 0)
  if (!isCutOff || asOf === 0) return null
  const time = displayTime(asOf).slice(11)
  return (
    <p className={styles.stamp}>
      <Trans>As of {time}</Trans>
    </p>
  )
}
