import { baht, plus, type Satang } from "../../money/satang.ts"

/** What has to be staked for one point. */
export const stakePerPoint: Satang = baht(100)

/** The points of everything a player has ever staked. */
export const loyaltyPoints = (staked: Satang, each = stakePerPoint): number => (staked - (staked % each)) / each

/** The points that one more stake brings; what is over counts towards the next point. */
export const pointsEarned = (stakedBefore: Satang, stake: Satang, each = stakePerPoint): number =>
  loyaltyPoints(plus(stakedBefore, stake), each) - loyaltyPoints(stakedBefore, each)
