import { commitment, committedDigits, type Sha256 } from "../lotto/commitment.ts"
import type { Outcome } from "../lotto/drawn.ts"
import { isShot, ranked, type Shot } from "./shot.ts"
import { type YingResult, type YingRules, yingResult, yingRules } from "./ying-result.ts"

/** What the operator lays open about a round when its result is out. */
export type YingProof = {
  readonly betId: string
  readonly seed: string
  readonly houseShot: string
  /** Every shot, newest first. */
  readonly shots: ReadonlyArray<Shot>
  readonly outcome: Outcome
}

/** What this player saw of the round before its result was out. */
export type Witness = {
  /** The commitment that was published when the round opened. */
  readonly commitment: string
  /** The player's own shots. */
  readonly ownShots: ReadonlyArray<Pick<Shot, "member" | "number">>
}

/** Each step that was done again here, and whether it came out as the operator says. */
export type ProofCheck = {
  readonly proven: boolean
  /** The seed is the one that was committed to. */
  readonly seedHolds: boolean
  /** The house shot is the one that the seed stands for. */
  readonly houseShotHolds: boolean
  /** Every shot is five digits, in its order, and none of the player's own is missing. */
  readonly shotsHold: boolean
  /** The result is what the shots add up to. */
  readonly resultHolds: boolean
  readonly recomputed: { readonly commitment: string; readonly houseShot: string; readonly result: YingResult }
}

/** Does the whole sum again, in front of the player. */
export const checkedProof = async (
  sha256: Sha256,
  { betId, seed, houseShot, shots, outcome }: YingProof,
  witness: Witness,
  rules: YingRules = yingRules,
): Promise<ProofCheck> => {
  const recomputed = {
    commitment: await commitment(sha256, seed, betId),
    houseShot: await committedDigits(sha256, seed, betId),
  }
  const result = yingResult(shots, recomputed.houseShot, rules)
  const steps = {
    seedHolds: recomputed.commitment === witness.commitment.toLowerCase(),
    houseShotHolds: recomputed.houseShot === houseShot,
    shotsHold: shots.every(({ number }) => isShot(number)) && isInOrder(shots) && holdsAll(shots, witness.ownShots),
    resultHolds: agrees(result, outcome),
  }
  return { ...steps, proven: Object.values(steps).every(Boolean), recomputed: { ...recomputed, result } }
}

const isInOrder = (shots: ReadonlyArray<Shot>) => ranked(shots).every((shot, index) => shot === shots[index])

/** As often as the player fired it, so that a repeated shot cannot stand in for a dropped one. */
const holdsAll = (shots: ReadonlyArray<Shot>, own: Witness["ownShots"]) => {
  const count = (list: Witness["ownShots"], { member, number }: Pick<Shot, "member" | "number">) =>
    list.filter((shot) => shot.member === member && shot.number === number).length
  return own.every((shot) => count(shots, shot) >= count(own, shot))
}

const agrees = (result: YingResult, outcome: Outcome) =>
  result.type === "cancelled" || outcome.type === "cancelled"
    ? result.type === outcome.type
    : (["top3", "top2", "bottom2"] as const).every((place) => result.drawn[place] === outcome.drawn[place])
