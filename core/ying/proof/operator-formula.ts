import type { AnnouncedYing } from "../yings.port.ts"
import type { PublishedRank } from "./proof.ts"
import { type YingRules, yingRules } from "./ying-result.ts"

/** A result laid out: what is added up, what is taken off, and the digits that are left. */
export type YingFormula = {
  /** Of the members' shots alone, where the house's own is known. */
  readonly sumOfMembers: number | undefined
  readonly houseShot: string | undefined
  readonly sum: number
  readonly subtracted: PublishedRank
  /** With at least five digits. */
  readonly total: string
}

/** How the operator says it came to a result; nothing of a void round, or where the operator does not say. */
export const formulaOf = (
  { outcome, sum, ranks }: AnnouncedYing,
  houseShot?: string,
  { subtractedRank }: YingRules = yingRules,
): YingFormula | undefined => {
  const subtracted = ranks?.find(({ rank }) => rank === subtractedRank)
  if (outcome.type === "cancelled" || sum === undefined || subtracted === undefined) return undefined
  return {
    sumOfMembers: houseShot === undefined ? undefined : sum - Number(houseShot),
    houseShot,
    sum,
    subtracted,
    total: String(sum - Number(subtracted.number)).padStart(5, "0"),
  }
}
