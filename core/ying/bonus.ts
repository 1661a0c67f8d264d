import { baht, type Satang } from "../money/satang.ts"
import { times } from "../money/sums.ts"
import { type Shot } from "./shot.ts"
import { ranked } from "./shot-ranks.ts"

export type BonusTable = {
  readonly ranks: ReadonlyArray<{ readonly rank: number; readonly baht: number }>
  /** What a member must have staked in the round to earn any. */
  readonly stakedBaht: number
}
export const bonusTable: BonusTable = {
  ranks: [
    { rank: 1, baht: 100 },
    { rank: 16, baht: 200 },
  ],
  stakedBaht: 100,
}

export type Bonus = { readonly member: string; readonly rank: number; readonly amount: Satang }

/** Who earns a bonus for a shot (YING_WIN); nobody moves up for a member who staked too little. */
export const bonuses = (
  shots: ReadonlyArray<Shot>,
  stakeOf: (member: string) => Satang,
  { ranks, stakedBaht }: BonusTable = bonusTable,
): ReadonlyArray<Bonus> => {
  const places = ranked(shots)
  return ranks.flatMap(({ rank, baht: reward }) => {
    const shot = places[rank - 1]
    return shot === undefined || stakeOf(shot.member) < times(baht(1), stakedBaht)
      ? []
      : [{ member: shot.member, rank, amount: times(baht(1), reward) }]
  })
}
