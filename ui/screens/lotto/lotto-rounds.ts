import { type Drawn, type DrawnResult, type Round } from "@fakham/core/lotto"
import { useSelector } from "@xstate/react"
import { useHouse } from "../../house/use-house.ts"

/** The lobby as it is now: a new picture only when a round or its phase has changed. */
export const useLobby = () => {
  const { lobby, now } = useHouse()
  const rounds = useSelector(lobby, ({ context }) => context.rounds)
  const seenAt = useSelector(lobby, ({ context }) => context.seenAt)
  const isUnanswered = useSelector(lobby, (state) => state.hasTag("unanswered"))
  return { rounds, seenAt, now, isUnanswered }
}

/** What came out last: of the rounds on the list, else of the draw that came before them. */
export const latestOf = (
  rounds: ReadonlyArray<Round>,
  before: DrawnResult | undefined,
): Pick<Drawn, "top3" | "bottom2"> | undefined => {
  const last = rounds
    .filter(({ outcome }) => outcome?.type === "drawn")
    .reduce<Round | undefined>(
      (last, round) => (last === undefined || round.resultAt >= last.resultAt ? round : last),
      undefined,
    )
  return last?.outcome?.type === "drawn" ? last.outcome.drawn : before
}

/** The newest result of each group that the operator tells of. */
export const useLatestResults = (): ReadonlyArray<DrawnResult> =>
  useSelector(useHouse().results, ({ context }) => context.known) ?? []
