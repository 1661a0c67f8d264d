export { chosenBets as picked } from "./chosen.ts"
export type { Interpretation, PasteSetting, PricedBet } from "./interpretations/interpretation.ts"
export { type SecondPrice, secondPrices } from "./interpretations/second-price.ts"
export { stakeOfReading } from "./interpretations/stake.ts"
export { type Pasted, paste } from "./paste.ts"
export {
  type PasteAnswer,
  type PasteDraft,
  type PasteDraftEvent,
  pasteDraftAfter,
  pasteDraftOf,
  textAsMended,
} from "./paste-draft.ts"
export { type PasteReview, reviewOf, type SettledDoubt, type SkippedPiece } from "./paste-review.ts"
export { print } from "./print.ts"
export type { PasteDoubt } from "./questions/paste-doubt.ts"
export type { PastedLine } from "./questions/pasted-line.ts"
export type { NonBetReason } from "./tokens/non-bets.ts"
