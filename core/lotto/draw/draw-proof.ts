import { commitment, type Sha256 } from "./commitment.ts"
import type { Outcome } from "./drawn.ts"
import { drawnOfPingpong, pingpongDigits } from "./pingpong-result.ts"
import { compared, type ProofFinding, type ProofVerdict, verdictOf } from "./proof-finding.ts"

/** What is known of a draw that a seed alone decides. */
export type DrawProof = {
  readonly betId: string
  /** Published when the round opened. */
  readonly commitment: string | undefined
  /** Laid open with the result. */
  readonly seed: string | undefined
  readonly digits: string | undefined
  readonly outcome: Outcome | undefined
}

export const drawProofSteps = ["commitment", "digits", "result"] as const
export type DrawProofStep = (typeof drawProofSteps)[number]

/** Each step that was done again here, and whether it came out as the operator says. */
export type DrawReport = {
  readonly verdict: ProofVerdict
  readonly steps: Readonly<Record<DrawProofStep, ProofFinding>>
  readonly recomputed: { readonly commitment: string | undefined; readonly digits: string | undefined }
}

/** Draws the five digits of ping-pong again from the seed, in front of the player. */
export const checkedDraw = async (
  sha256: Sha256,
  { betId, commitment: published, seed, digits, outcome }: DrawProof,
): Promise<DrawReport> => {
  const ownCommitment = seed === undefined ? undefined : await commitment(sha256, seed, betId)
  const ownDigits = seed === undefined ? undefined : await pingpongDigits(sha256, seed, betId)
  const drawn = ownDigits === undefined ? undefined : drawnOfPingpong(ownDigits)
  const steps = {
    commitment: compared(published, ownCommitment, (said, own) => said.toLowerCase() === own),
    digits: compared(digits, ownDigits, (said, own) => said === own),
    result: compared(
      outcome,
      drawn,
      (said, own) =>
        said.type === "drawn" &&
        (["top3", "top2", "bottom2"] as const).every((place) => said.drawn[place] === own[place]),
    ),
  }
  return {
    verdict: verdictOf(Object.values(steps)),
    steps,
    recomputed: { commitment: ownCommitment, digits: ownDigits },
  }
}
