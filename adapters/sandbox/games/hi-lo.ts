import type { GameRules } from "./rules.ts"

export const hiLoSpots = ["low", "high", "eleven", "triple", "1", "2", "3", "4", "5", "6"] as const
export type HiLoSpot = (typeof hiLoSpots)[number]

/** What a spot returns for three dice, in hundredths of the stake. Low and high lose to three alike. */
export const diceReturn = (spot: HiLoSpot, dice: ReadonlyArray<number>): number => {
  const sum = dice.reduce((points, die) => points + die, 0)
  const isTriple = new Set(dice).size === 1
  if (spot === "low") return !isTriple && sum <= 10 ? 200 : 0
  if (spot === "high") return !isTriple && sum >= 11 ? 200 : 0
  if (spot === "eleven") return sum === 11 ? 750 : 0
  if (spot === "triple") return isTriple ? 3_400 : 0
  const shown = dice.filter((die) => String(die) === spot).length
  return shown === 0 ? 0 : (shown + 1) * 100
}

const isSpot = (text: string): text is HiLoSpot => hiLoSpots.some((spot) => spot === text)

/** Three dice under a cup. */
export const hiLo: GameRules = {
  spots: hiLoSpots,
  play: (draw) => {
    const dice = [draw(6) + 1, draw(6) + 1, draw(6) + 1]
    return { returned: (spot) => (isSpot(spot) ? diceReturn(spot, dice) : 0), outcome: { dice } }
  },
}
