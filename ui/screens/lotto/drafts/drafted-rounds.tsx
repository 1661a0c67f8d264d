import type { DraftedRound } from "@fakham/core/betting"
import type { BetGroup } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useActorRef } from "@xstate/react"
import { useMachines } from "../../../app/use-machines.ts"
import { useResourceActor } from "../../../app/use-visit.ts"
import { useLobby } from "../use-lobby.ts"
import { DraftRow } from "./draft-row.tsx"
import styles from "./drafted-rounds.module.css"

type DraftedRoundsProps = {
  /** The one group whose drafts are shown; without it, those of all. */
  readonly group?: BetGroup | undefined
  readonly titled?: boolean
}

/** Rounds with a draft in this browser: the way to those that take bets, and the way on for those that have closed. */
export const DraftedRounds = (props: DraftedRoundsProps) => {
  const { data: drafted = [] } = useResourceActor(useActorRef(useMachines().drafted))
  return drafted.length === 0 ? null : <Named drafted={drafted} {...props} />
}

type NamedProps = DraftedRoundsProps & { readonly drafted: ReadonlyArray<DraftedRound> }

const Named = ({ drafted, group, titled = true }: NamedProps) => {
  const { rounds = [], seenAt } = useLobby()
  const rows = rounds.flatMap((round) => {
    const lines = drafted.find(({ betId }) => betId === round.betId)?.lines
    return lines === undefined || (group ?? round.betGroup) !== round.betGroup
      ? []
      : [<DraftRow key={round.betId} round={round} lines={lines} rounds={rounds} seenAt={seenAt} />]
  })
  if (rows.length === 0) return null
  return (
    <section className={styles.drafts}>
      {titled ? (
        <h2>
          <Trans>Slips not placed yet</Trans>
        </h2>
      ) : null}
      <ul>{rows}</ul>
    </section>
  )
}
