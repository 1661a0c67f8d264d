/** What came of doing one step of a proof again. */
export type ProofFinding = "matches" | "doesNotMatch" | "missingData"
export type ProofVerdict = "proven" | "refuted" | "incomplete"

export const finding = (holds: boolean | undefined): ProofFinding =>
  holds === undefined ? "missingData" : holds ? "matches" : "doesNotMatch"

/** Holds or not, once there is something to compare. */
export const compared = <A, B>(
  said: A | undefined,
  recomputed: B | undefined,
  agree: (said: A, recomputed: B) => boolean,
): ProofFinding => finding(said === undefined || recomputed === undefined ? undefined : agree(said, recomputed))

export const verdictOf = (found: ReadonlyArray<ProofFinding>): ProofVerdict =>
  found.includes("doesNotMatch") ? "refuted" : found.includes("missingData") ? "incomplete" : "proven"
