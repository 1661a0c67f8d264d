import { dayAt } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useApp } from "../../../app/app.ts"
import { useLoadedMachines } from "../../../app/use-loaded-machines.ts"
import { useShortDate } from "../../../locales/use-short-date.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { offlineIcon } from "../../../parts/icons/icon.tsx"
import { NoticeBanner } from "../../../parts/notices/banner.tsx"
import { clockText } from "../../../words/clock-text.ts"
import styles from "./offline-note.module.css"

/** While the player is offline: what is not possible, and how old what is on show is, from when it is known. */
export const OfflineNote = () =>
  useSelector(useApp().connection, (state) => state.matches("offline")) ? <Offline /> : null

const Offline = () => {
  const { connection } = useApp()
  const isAsking = useSelector(connection, (state) => state.matches({ offline: "asking" }))
  const wasAsked = useSelector(connection, (state) => !state.matches({ offline: "untilRestored" }))
  return (
    <div className={styles.note}>
      <NoticeBanner
        tone="bad"
        icon={offlineIcon}
        action={
          <Button tone="quiet" small sending={isAsking} onClick={() => connection.send({ type: "retry.requested" })}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <span>
          {wasAsked ? (
            <Trans>Still offline. Betting and payments aren't available.</Trans>
          ) : (
            <Trans>You're offline. Betting and payments aren't available.</Trans>
          )}
        </span>{" "}
        <Since />
      </NoticeBanner>
    </div>
  )
}

const Since = () => {
  const asOf = useSelector(useLoadedMachines()?.asOf, (state) => state?.context.asOf)
  const date = useShortDate()
  const [today] = useState(() => dayAt(Date.now()))
  if (asOf === undefined) return null
  const day = dayAt(asOf)
  const [time, on] = [clockText(asOf), date(day)]
  return (
    <span className="cap">
      {day === today ? (
        <Trans>Data as of {time}</Trans>
      ) : (
        <Trans>
          Data as of {time}, {on}
        </Trans>
      )}
    </span>
  )
}
