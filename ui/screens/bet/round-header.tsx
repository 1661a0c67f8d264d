import { Trans } from "@lingui/react/macro"
import { star } from "../../parts/house-icons.ts"
import { GroupName } from "../lotto/group-name.tsx"
import { RoundCloses } from "../lotto/round-closes.tsx"
import { RoundName } from "../lotto/round-name.tsx"
import { useBetTable } from "./bet-table.ts"
import { RoundBar } from "./round-bar.tsx"
import { RoundClock } from "./round-clock.tsx"
import { RoundLink } from "./round-link.tsx"

/** Which round it is, and how long it still takes bets. */
export const RoundHeader = () => {
  const { round, betGroup, phase, takesBets, now } = useBetTable()
  return (
    <RoundBar betGroup={betGroup} title={<RoundTitle />} caption={<RoundCaption />}>
      {takesBets && round.shootingEndsAt !== undefined ? (
        <RoundLink round={round} show="ying" icon={star}>
          <Trans>Shoot</Trans>
        </RoundLink>
      ) : null}
      <RoundClock round={round} phase={phase} takesBets={takesBets} now={now} />
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

export const RoundCaption = () => <RoundCloses of={useBetTable().round} />
