import { type Round, sellsSets, takesBets } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { useLobby } from "../../composition/use-lobby.ts"
import { useMachines } from "../../composition/use-machines.ts"
import { poy } from "../../parts/controls/player-icons.ts"
import { PlacedRoundName } from "../../words/placed-round-name.tsx"
import { Place } from "./place.tsx"

/** Rounds that take bets and have a draft in this browser, each with the way to it. */
export const DraftedRounds = () => {
  const { rounds, seenAt } = useLobby()
  return rounds === undefined ? null : <Drafted rounds={rounds.filter((round) => takesBets(round, seenAt))} />
}

const Drafted = ({ rounds }: { readonly rounds: ReadonlyArray<Round> }) => {
  const reading = useActorRef(useMachines().drafted, { input: rounds.map(({ betId }) => betId) })
  const drafted = useSelector(reading, ({ context }) => context.known) ?? []
  return rounds.map((round, at) => {
    const { betId, betGroup, betType } = round
    const lineCount = drafted[at] ?? 0
    if (lineCount === 0) return null
    const words = (
      <Place icon={poy} name={<Trans>Draft not placed yet</Trans>} count={lineCount}>
        <PlacedRoundName of={round} />
      </Place>
    )
    return (
      <li key={betId}>
        {sellsSets(betGroup) ? (
          <Link to="/lotto/4d" hash={betType}>
            {words}
          </Link>
        ) : (
          <Link to="/lotto/$betGroup/$betId" params={{ betGroup, betId }}>
            {words}
          </Link>
        )}
      </li>
    )
  })
}
