export { picked } from "./chosen.ts"
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
export type { PasteSetting, PricedBet, Reading } from "./readings/reading.ts"
export { type SecondPrice, secondPrices } from "./readings/second-price.ts"
export { stakeOfReading } from "./readings/stake.ts"
export type { AsideReason } from "./tokens/asides.ts"
