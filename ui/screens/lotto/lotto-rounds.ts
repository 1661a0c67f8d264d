import { phaseAt, type Round } from "@fakham/core/lotto"
import { useSelector } from "@xstate/react"
import { useHouse } from "../../app.ts"

/** The lobby as it is now: a new picture only when a round or its phase has changed. */
export const useLobby = () => {
  const { lobby, now } = useHouse()
  const rounds = useSelector(lobby, ({ context }) => context.rounds)
  const seenAt = useSelector(lobby, ({ context }) => context.seenAt)
  const isUnanswered = useSelector(lobby, (state) => state.hasTag("unanswered"))
  return { rounds, seenAt, now, isUnanswered }
}

export const isOver = (round: Round, seenAt: number): boolean => {
  const phase = phaseAt(round, seenAt)
  return phase === "resulted" || phase === "cancelled"
}

/** The round whose result came last. */
export const latestOf = (rounds: ReadonlyArray<Round>): Round | undefined =>
  rounds
    .filter(({ outcome }) => outcome?.type === "drawn")
    .reduce<Round | undefined>(
      (latest, round) => (latest === undefined || round.resultAt >= latest.resultAt ? round : latest),
      undefined,
    )
