import type { Drawn } from "../../lotto/draw/drawn.ts"
import { type Shot } from "../shot.ts"
import { ranked } from "../shot-ranks.ts"

export type YingRules = {
  /** With fewer shots of members the round is void. */
  readonly fewestShots: number
  readonly subtractedRank: number
}
export const yingRules: YingRules = { fewestShots: 20, subtractedRank: 16 }

/** How a round came to its result, step by step, so that anybody can add it up. */
export type YingResult =
  | {
      readonly type: "drawn"
      /** Of all shots and the house shot. */
      readonly sum: number
      readonly subtracted: Shot
      /** The sum without the subtracted shot, with at least five digits. */
      readonly total: string
      readonly drawn: Drawn
    }
  | { readonly type: "cancelled" }

/** All shots and the house's own, added up. */
export const sumOfShots = (shots: ReadonlyArray<Pick<Shot, "number">>, houseShot: string): number =>
  shots.reduce((sum, { number }) => sum + Number(number), Number(houseShot))

/** What the shots of a round and the house's own add up to; the house shot has no rank. */
export const yingResult = (shots: ReadonlyArray<Shot>, houseShot: string, rules: YingRules = yingRules): YingResult => {
  const subtracted = ranked(shots)[rules.subtractedRank - 1]
  if (subtracted === undefined || shots.length < rules.fewestShots) return { type: "cancelled" }
  const sum = sumOfShots(shots, houseShot)
  const total = String(sum - Number(subtracted.number)).padStart(5, "0")
  return { type: "drawn", sum, subtracted, total, drawn: drawnOfTotal(total) }
}

/** The last three digits on top, the two before them below. */
const drawnOfTotal = (total: string): Drawn => ({
  top3: total.slice(-3),
  top2: total.slice(-2),
  bottom2: total.slice(-5, -3),
})
