import type { SnapshotFrom } from "xstate"
import type { RoundLogic } from "./round.machine.ts"
import type { RoundPhase } from "./round-phase.ts"

type RoundSnapshot = SnapshotFrom<RoundLogic>

/** The phase of a round that runs, or how the watch over it ended; `unknown` until the operator has told. */
export type WatchedPhase = RoundPhase | "missing" | "unauthorized" | "unknown"

export const watchedPhase = ({ value }: Pick<RoundSnapshot, "value">): WatchedPhase => {
  if (typeof value === "string") return value
  const { phase } = value.running
  return phase === "judging" ? "unknown" : phase
}

export const hasRoundFailed = (round: Pick<RoundSnapshot, "matches">): boolean =>
  round.matches({ running: { data: "failed" } })
