import { isOffEarly, type Round, takesBets } from "@fakham/core/lotto"

/** What an address can ask to see of a round, beside betting on it. */
export type RoundShow = "ying" | "proof"
export type RoundView = "bet" | RoundShow

/** What a round's page shows: what the address asks for as far as the round has it, else what there is to do now. */
export const roundView = (round: Round, now: number, show: RoundShow | undefined): RoundView => {
  const { outcome, opensAt, shootingEndsAt } = round
  if (shootingEndsAt === undefined) return "bet"
  if (outcome !== undefined) return "proof"
  if (show !== "proof" && isOffEarly(round, now)) return "bet"
  if (show !== undefined) return show
  return takesBets(round, now) || (opensAt !== undefined && now < opensAt) ? "bet" : "ying"
}
