import type { RoundPhase } from "./round.ts"

/** What a player can do about a round: bet on it, wait for it, or read what came out. */
export const roundStages = ["open", "waiting", "over"] as const
export type RoundStage = (typeof roundStages)[number]

const ofPhase: Readonly<Record<RoundPhase, RoundStage | undefined>> = {
  notOpen: undefined,
  open: "open",
  closingSoon: "open",
  urgent: "open",
  closed: "waiting",
  awaitingResult: "waiting",
  resulted: "over",
  cancelled: "over",
}

/** The stage that a phase belongs to; nothing while the round is still to open. */
export const stageOf = (phase: RoundPhase): RoundStage | undefined => ofPhase[phase]
