import { commitment, committedDigits, type Sha256 } from "../../lotto/draw/commitment.ts"
import type { Outcome } from "../../lotto/draw/drawn.ts"
import { compared, finding, type ProofFinding, type ProofVerdict, verdictOf } from "../../lotto/draw/proof-finding.ts"
import { isShot } from "../shot.ts"
import { missingShots } from "./missing-shots.ts"
import { hidden, isInOrder, type PublishedShot, sameText, withSequence } from "./published-shot.ts"
import { sumOfShots, type YingResult, type YingRules, yingResult, yingRules } from "./ying-result.ts"

/** What the operator lays open about a round when its result is out; what it leaves out cannot be checked. */
export type RevealedProof = {
  readonly seed: string | undefined
  readonly houseShot: string | undefined
  /** Every shot, newest first. */
  readonly shots: ReadonlyArray<PublishedShot> | undefined
}

/** A rank that counts, and who held it. */
export type PublishedRank = Omit<PublishedShot, "at"> & { readonly rank: number }

/** All that is said about a round: what was laid open, and the result that it is to prove. */
export type YingProof = RevealedProof & {
  readonly betId: string
  readonly sum: number | undefined
  readonly ranks: ReadonlyArray<PublishedRank> | undefined
  readonly outcome: Outcome | undefined
}

/** What this player saw of the round before its result was out. */
export type Witness = {
  /** The commitment that was published when the round opened. */
  readonly commitment: string | undefined
  /** The player's own shots in full, and others' as they were shown. */
  readonly seen: ReadonlyArray<PublishedShot>
}

export const proofSteps = ["commitment", "houseShot", "shots", "seenShots", "ranks", "sum", "digits"] as const
export type ProofStep = (typeof proofSteps)[number]

/** Each step that was done again here, and whether it came out as the operator says. */
export type ProofReport = {
  readonly verdict: ProofVerdict
  readonly steps: Readonly<Record<ProofStep, ProofFinding>>
  readonly recomputed: {
    readonly commitment: string | undefined
    readonly houseShot: string | undefined
    readonly result: YingResult | undefined
  }
}

/** Does the whole sum again, in front of the player. */
export const checkedProof = async (
  sha256: Sha256,
  { betId, seed, houseShot, shots, sum, ranks, outcome }: YingProof,
  witness: Witness,
  rules: YingRules = yingRules,
): Promise<ProofReport> => {
  const ownCommitment = seed === undefined ? undefined : await commitment(sha256, seed, betId)
  const ownHouseShot = seed === undefined ? undefined : await committedDigits(sha256, seed, betId)
  const house = ownHouseShot ?? houseShot
  const result = shots && house !== undefined ? yingResult(withSequence(shots), house, rules) : undefined
  const ownSum = shots && house !== undefined ? sumOfShots(shots, house) : undefined
  const steps: Record<ProofStep, ProofFinding> = {
    commitment: compared(witness.commitment, ownCommitment, (said, own) => said.toLowerCase() === own),
    houseShot: compared(houseShot, ownHouseShot, (said, own) => said === own),
    shots: finding(shots && isInOrder(shots) && shots.every(({ number }) => isShot(number))),
    seenShots: finding(shots && missingShots(witness.seen, shots).length === 0),
    ranks: compared(ranks, shots, (said, own) => agreeOnRanks(said, own, result, rules)),
    // Of a void round the operator need not tell a sum.
    sum:
      sum === undefined && result?.type === "cancelled"
        ? "matches"
        : compared(sum, ownSum, (said, own) => said === own),
    digits: compared(outcome, result, agree),
  }
  return {
    verdict: verdictOf(Object.values(steps)),
    steps,
    recomputed: { commitment: ownCommitment, houseShot: ownHouseShot, result },
  }
}

/** Every rank that is told is held by that shot, and of a round that is drawn the one taken off is told. */
const agreeOnRanks = (
  said: NonNullable<YingProof["ranks"]>,
  shots: ReadonlyArray<PublishedShot>,
  result: YingResult | undefined,
  { subtractedRank }: YingRules,
) =>
  (result?.type !== "drawn" || said.some(({ rank }) => rank === subtractedRank)) &&
  said.every(({ rank, number, member }) => {
    const shot = shots[rank - 1]
    return shot !== undefined && !number.includes(hidden) && shot.number === number && sameText(member, shot.member)
  })

const agree = (outcome: Outcome, result: YingResult) =>
  result.type === "cancelled" || outcome.type === "cancelled"
    ? result.type === outcome.type
    : (["top3", "top2", "bottom2"] as const).every((place) => result.drawn[place] === outcome.drawn[place])
