import {
  type BetGroup,
  type DrawnResult,
  dayOnShow,
  isDrawnDaily,
  type Round,
  type SequenceGroup,
} from "@fakham/core/lotto"
import type { ResourceView } from "@fakham/core/visit"
import { useMemo } from "react"
import { useMachines } from "../../app/use-machines.ts"
import { useSelectorInSteps } from "../../parts/select-in-steps.ts"
import { useLobby } from "./use-lobby.ts"

/** Rounds at a moment of the operator's clock. */
export type RoundsOnShow = {
  readonly rounds: ReadonlyArray<Round>
  readonly seenAt: number
  readonly now: () => number
}

/** The rounds of a group that are numbered through the day. */
export type GroupOnShow = RoundsOnShow & { readonly group: SequenceGroup }

/** Drawn in steps, what is seen first is painted before the rest is begun. */
export type DrawnInSteps = { readonly inSteps: boolean }

const noResults: ReadonlyArray<DrawnResult> = []

const resultsIn = ({ data, isLoading }: ResourceView<ReadonlyArray<DrawnResult>>) =>
  data ?? (isLoading ? undefined : noResults)

/** Of rounds that are drawn daily, those of the day on show. */
export const ofDayOnShow = (rounds: ReadonlyArray<Round>, seenAt: number): ReadonlyArray<Round> => {
  const day = dayOnShow(rounds, seenAt)
  return rounds.filter(({ dt }) => dt === day)
}

/** The rounds of one group: of those that are drawn daily, the day on show; of others all that are listed. */
export const useGroupRounds = (group: BetGroup) => {
  const { rounds, seenAt, now, hasFailed } = useLobby()
  const own = useMemo(() => {
    const all = rounds?.filter(({ betGroup }) => betGroup === group)
    return all === undefined || !isDrawnDaily(group) ? all : ofDayOnShow(all, seenAt)
  }, [rounds, group, seenAt])
  return { rounds: own, seenAt, now, hasFailed }
}

/** The newest result of each group that the operator tells of; nothing until it has told. */
export const useLatestResults = (): ReadonlyArray<DrawnResult> | undefined => {
  const { view, subscribe } = useMachines().latestResults
  const watched = useMemo(
    () => ({ getSnapshot: view, subscribe: (look: () => void) => ({ unsubscribe: subscribe(look) }) }),
    [view, subscribe],
  )
  return useSelectorInSteps(watched, resultsIn)
}
