import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"
import { shortDate } from "../../locales/dates.ts"
import { Countdown } from "../../parts/countdown.tsx"
import { star } from "../../parts/house-icons.ts"
import { Moon } from "../../parts/moon.tsx"
import { MoonClock } from "../../parts/moon-clock.tsx"
import { clockText } from "../lotto/clock-text.ts"
import { GroupName } from "../lotto/group-name.tsx"
import { RoundName } from "../lotto/round-name.tsx"
import { useBetTable } from "./bet-table.ts"
import styles from "./round-bar.module.css"
import { RoundBar } from "./round-bar.tsx"
import { RoundLink } from "./round-link.tsx"

const day = 86_400_000

/** Which round it is, and how long it still takes bets. */
export const RoundHeader = () => {
  const { round, betGroup, phase, takesBets, now } = useBetTable()
  const { opensAt, closesAt } = round
  return (
    <RoundBar betGroup={betGroup} title={<RoundTitle />} caption={<RoundCaption />}>
      {takesBets ? (
        <>
          {round.shootingEndsAt === undefined ? null : (
            <RoundLink round={round} show="ying" icon={star}>
              <Trans>Shoot</Trans>
            </RoundLink>
          )}
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
    </RoundBar>
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
