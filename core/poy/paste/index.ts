export { chosenBets } from "./chosen.ts"
export type { Interpretation, PasteSetting, PricedBet } from "./interpretations/interpretation.ts"
export { type SecondPrice, secondPrices } from "./interpretations/second-price.ts"
export { stakeOfReading } from "./interpretations/stake.ts"
export { type LineNumber, lineNumber } from "./line-number.ts"
export { type Pasted, paste } from "./paste.ts"
export {
  type PasteAnswer,
  type PasteDraft,
  type PasteDraftEvent,
  pasteDraftAfter,
  pasteDraftOf,
  textAsMended,
} from "./paste-draft.ts"
export { type AnsweredQuestion, type PasteReview, reviewOf, type SkippedPiece } from "./paste-review.ts"
export { print } from "./print.ts"
export type { PasteQuestion } from "./questions/paste-question.ts"
export { type PastedLine } from "./questions/pasted-line.ts"
export type { NonBetReason } from "./tokens/non-bets.ts"
