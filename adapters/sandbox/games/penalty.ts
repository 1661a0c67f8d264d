import type { GameRules } from "./rules.ts"

export const penaltyCorners = ["left", "middle", "right"] as const
export type PenaltyCorner = (typeof penaltyCorners)[number]

/** What a shot into one corner returns, in hundredths of the stake: the keeper saves what comes where he dives. */
export const penaltyReturn = (corner: PenaltyCorner, keeper: PenaltyCorner): number => (corner === keeper ? 0 : 145)

const isCorner = (text: string): text is PenaltyCorner => penaltyCorners.some((corner) => corner === text)

/** A penalty kick at football: the keeper dives into one of three corners. */
export const penalty: GameRules = {
  spots: penaltyCorners,
  play: (draw) => {
    const keeper = penaltyCorners[draw(3)] ?? "middle"
    return { returned: (spot) => (isCorner(spot) ? penaltyReturn(spot, keeper) : 0), outcome: { keeper } }
  },
}
