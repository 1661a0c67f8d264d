import type { RoundPhase } from "./round.ts"

/** What a player can do about a round: bet on it, wait for it, or read what came out. */
export const standings = ["open", "waiting", "over"] as const
export type Standing = (typeof standings)[number]

const ofPhase: Readonly<Record<RoundPhase, Standing | undefined>> = {
  notOpen: undefined,
  open: "open",
  closingSoon: "open",
  urgent: "open",
  closed: "waiting",
  awaitingResult: "waiting",
  resulted: "over",
  cancelled: "over",
}

/** How a round stands in its phase; nothing while it is still to open. */
export const standingOf = (phase: RoundPhase): Standing | undefined => ofPhase[phase]
