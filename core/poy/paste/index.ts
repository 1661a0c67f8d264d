export type { AsideReason } from "./asides.ts"
export { type Pasted, paste } from "./paste.ts"
export type { PasteDoubt } from "./paste-doubt.ts"
export {
  type PasteAnswer,
  type PasteDraft,
  type PasteDraftEvent,
  pasteDraftAfter,
  pasteDraftOf,
  textAsMended,
} from "./paste-draft.ts"
export { type PasteReview, reviewOf, type SettledDoubt, type SkippedPiece } from "./paste-review.ts"
export type { PastedLine } from "./pasted-line.ts"
export { picked } from "./picked.ts"
export { print } from "./print.ts"
export type { PasteSetting, PricedBet, Reading } from "./reading.ts"
export { type SecondPrice, secondPrices } from "./second-price.ts"
export { stakeOf } from "./stake.ts"
