import { storedAcceptedRules, storedRatePolicy, storedSecondPrice } from "@fakham/adapters/browser/betting"
import type { RatePolicy } from "@fakham/core/order"
import type { SecondPrice } from "@fakham/core/poy/paste"
import { type Kept, kept } from "../kept.ts"
import type { Machines } from "../player.ts"

/** What the player has chosen once for all their bets, as this browser keeps it. */
export type BetChoices = {
  readonly ratePolicy: Kept<RatePolicy>
  /** The edition of the betting rules that the player has accepted. */
  readonly acceptedRules: Kept<string>
  /** What they mean by a second price in pasted slips. */
  readonly secondPrice: Kept<SecondPrice>
}

export const part = ({ player }: Pick<Machines, "player">): BetChoices => ({
  ratePolicy: kept(storedRatePolicy()),
  acceptedRules: kept(storedAcceptedRules()),
  secondPrice: kept(storedSecondPrice(player)),
})
