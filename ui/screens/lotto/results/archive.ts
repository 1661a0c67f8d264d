import type { ResultChoice, Round, RoundResult } from "@fakham/core/lotto"
import { useActorRef, useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import { useApp } from "../../../app/app.ts"
import type { PastResultsPart } from "../../../app/parts/lotto/past-results.lazy.ts"
import { parts } from "../../../app/parts.ts"
import { usePart, useResourceActor } from "../../../app/use-visit.ts"
import { useSelectorInSteps } from "../../../parts/select-in-steps.ts"
import { useLobby } from "../use-lobby.ts"

/** What is told of a choice: by the archive, and by the lobby that hears of endings as they happen. */
export type FoundResults = {
  readonly results: ReadonlyArray<RoundResult>
  readonly lobby: ReadonlyArray<Round>
  /** The operator's time when the lobby was looked at. */
  readonly seenAt: number
}

const knownIn = ({ context }: SnapshotFrom<PastResultsPart["pastResults"]>) => context.data

const noRounds: ReadonlyArray<Round> = []
const noResults: ReadonlyArray<RoundResult> = []

/** The lobby's rounds and its time; without a lobby there are none. */
export const useLobbyRounds = () => {
  const { rounds = noRounds, seenAt } = useLobby()
  return { rounds, seenAt }
}

/**
 * Looks a choice up for as long as it is shown; what it is about never changes. What was found is drawn in steps between
 * which the page answers to taps.
 */
export const useArchive = (choice: ResultChoice) => {
  const { connection } = useApp()
  const { pastResults } = usePart(parts.pastResults)
  const { rounds, seenAt } = useLobbyRounds()
  const archive = useActorRef(pastResults, { input: choice })
  const shown = useSelectorInSteps(archive, knownIn)
  const { hasFailed, retry } = useResourceActor(archive)
  const isRefused = useSelector(archive, (state) => state.matches("unauthorized"))
  const isOffline = useSelector(connection, (state) => state.matches("offline"))
  const results = shown?.results ?? noResults
  // Of a day that has not begun there is nothing to ask.
  const isEarly = useSelector(archive, ({ value }) => value === "notYet")
  const found: FoundResults | undefined =
    shown === undefined && !isEarly ? undefined : { results, lobby: rounds, seenAt }
  return {
    found,
    readAt: shown?.readAt,
    hasFailed: hasFailed || isRefused,
    isOffline,
    retry,
  }
}
