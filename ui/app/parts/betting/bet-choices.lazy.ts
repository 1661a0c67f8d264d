import { storedAcceptedRules, storedRatePolicy, storedSecondPrice } from "@fakham/adapters/browser/betting"
import type { Machines } from "../../start-machines.lazy.ts"

/** What the player has chosen once for all their bets, as this browser keeps it. */
export const part = ({ player }: Pick<Machines, "player">) => ({
  ratePolicy: storedRatePolicy(),
  /** The edition of the betting rules that the player has accepted. */
  acceptedRules: storedAcceptedRules(),
  /** What they mean by a second price in pasted slips. */
  secondPrice: storedSecondPrice(player),
})

export type BetChoices = ReturnType<typeof part>
