import { Trans } from "@lingui/react/macro"
import { starIcon } from "../../parts/icons/player-icons.ts"
import { GroupName } from "../../words/group-name.tsx"
import { RoundCloses } from "../../words/round-closes.tsx"
import { RoundName } from "../../words/round-name.tsx"
import { RoundBar } from "../lotto/round/round-bar.tsx"
import { RoundClock } from "../lotto/round/round-clock.tsx"
import { RoundLink } from "../lotto/round/round-link.tsx"
import { useBetPage } from "./bet-page-context.ts"

/** Which round it is, and how long it still takes bets. */
export const RoundHeader = () => {
  const { round, betGroup, takesBets } = useBetPage()
  return (
    <RoundBar betGroup={betGroup} title={<RoundTitle />} caption={<RoundCaption />}>
      {takesBets && round.shootingEndsAt !== undefined ? (
        <RoundLink round={round} show="ying" icon={starIcon}>
          <Trans>Shoot</Trans>
        </RoundLink>
      ) : null}
      <TableClock />
    </RoundBar>
  )
}

/** How long the round still takes bets. */
export const TableClock = () => {
  const { round, phase, takesBets, now } = useBetPage()
  return <RoundClock round={round} phase={phase} takesBets={takesBets} now={now} />
}

export const RoundTitle = () => {
  const { round } = useBetPage()
  if (round.betGroup === "stock") return <RoundName of={round} />
  return (
    <>
      <GroupName group={round.betGroup} /> <RoundName of={round} />
    </>
  )
}

export const RoundCaption = () => {
  const { round, now } = useBetPage()
  return <RoundCloses of={round} now={now()} />
}
