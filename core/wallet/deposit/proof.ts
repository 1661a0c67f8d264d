/** A picture of what the bank said about a transfer. */
export type Proof = {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Uint8Array
}

/** What an operator takes as a picture, and how many bytes of it. */
export type ProofTerms = { readonly mediaTypes: ReadonlyArray<string>; readonly largest: number }
export const proofTerms: ProofTerms = {
  mediaTypes: ["image/jpeg", "image/png", "image/webp"],
  largest: 1_000_000,
}

export type ProofFault = "required" | "notAPicture" | "tooLarge"

export const proofFault = (proof: Proof | undefined, { mediaTypes, largest } = proofTerms): ProofFault | undefined => {
  if (proof === undefined || proof.content.length === 0) return "required"
  if (!mediaTypes.includes(proof.mediaType)) return "notAPicture"
  return proof.content.length > largest ? "tooLarge" : undefined
}
