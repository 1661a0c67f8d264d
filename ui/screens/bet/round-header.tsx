import { Trans, useLingui } from "@lingui/react/macro"
import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"
import { shortDate } from "../../locales/dates.ts"
import { Countdown } from "../../parts/countdown.tsx"
import { chevronLeft } from "../../parts/house-icons.ts"
import { IconButton } from "../../parts/icon-button.tsx"
import { Moon } from "../../parts/moon.tsx"
import { MoonClock } from "../../parts/moon-clock.tsx"
import { clockText } from "../lotto/clock-text.ts"
import { GroupName } from "../lotto/group-name.tsx"
import { RoundName } from "../lotto/round-name.tsx"
import { useBetTable } from "./bet-table.ts"
import styles from "./round-header.module.css"

const day = 86_400_000

/** Which round it is, and how long it still takes bets. */
export const RoundHeader = () => {
  const { t } = useLingui()
  const router = useRouter()
  const { round, phase, takesBets, now } = useBetTable()
  const { betGroup, opensAt, closesAt } = round
  const back = () =>
    router.history.canGoBack()
      ? router.history.back()
      : void router.navigate({ to: "/lotto/$betGroup", params: { betGroup } })
  return (
    <header className={styles.head}>
      <IconButton icon={chevronLeft} label={t`Back`} onClick={back} />
      <div>
        <h1>
          <RoundTitle />
        </h1>
        <p className="cap">
          <RoundCaption />
        </p>
      </div>
      <div className={styles.clock}>
        {takesBets ? (
          <>
            <MoonClock from={opensAt ?? closesAt - day} until={closesAt} now={now} size={30} />
            <Countdown until={closesAt} now={now} announced />
          </>
        ) : (
          <>
            <Moon share={0} state="done" size={30} />
            <span className={styles.word}>
              {phase === "notOpen" ? <Trans>Not open yet</Trans> : <Trans>Closed</Trans>}
            </span>
          </>
        )}
      </div>
    </header>
  )
}

export const RoundTitle = () => {
  const { round } = useBetTable()
  if (round.betGroup === "stock") return <RoundName of={round} />
  return (
    <>
      <GroupName group={round.betGroup} /> <RoundName of={round} />
    </>
  )
}

export const RoundCaption = () => {
  const { round } = useBetTable()
  const locale = useSelector(useApp().preferences, ({ context }) => context.locale)
  const time = clockText(round.closesAt)
  const date = shortDate(round.closeDt, locale)
  return (
    <Trans>
      Closes {time} · {date}
    </Trans>
  )
}
