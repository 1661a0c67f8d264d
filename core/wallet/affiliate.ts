import { Result } from "effect"
import { type AmountFault, typedAmount } from "../money/baht.ts"
import { baht, type Satang, satang, total } from "../money/satang.ts"

/** What an operator may set: the share of friends' stakes in hundredths of a percent, and the least move. */
export type AffiliateTerms = { readonly share: number; readonly leastMove: Satang }
export const affiliateTerms: AffiliateTerms = { share: 80, leastMove: baht(1) }

/** What settled stakes of the members a player referred bring in: 0.8 % of them together, down to the satang. */
export const commission = (settledStakes: Iterable<Satang>, { share } = affiliateTerms): Satang => {
  const staked = total(settledStakes)
  const odd = staked % 10_000
  return satang(((staked - odd) / 10_000) * share + Math.floor((odd * share) / 10_000))
}

export type MoveFault = AmountFault | "belowMinimum" | "afCashNotEnough"

/** An amount that can be moved from the affiliate earnings to the player's money. */
export const moveToMoney = (
  text: string,
  afCash: Satang,
  { leastMove } = affiliateTerms,
): Result.Result<Satang, MoveFault> =>
  Result.flatMap(typedAmount(text), (amount): Result.Result<Satang, MoveFault> => {
    if (amount < leastMove) return Result.fail("belowMinimum")
    return amount > afCash ? Result.fail("afCashNotEnough") : Result.succeed(amount)
  })
