export { baht, type Satang, satang } from "../money/satang.ts"
export { agree, type Changed, type Rates, type Reviewed, ratesIn, ratesOf, rerate } from "./change.ts"
export { slipOf } from "./draft.ts"
export {
  generated,
  nineteen,
  roodLung,
  roodNha,
  shuffled,
  triples,
  type Win,
  win,
  winDigits,
} from "./keying/helpers.ts"
export { generate, type Keyed, keyed, spread } from "./keying/keying.ts"
export { type NumberMark, numberMarks, numbersOf } from "./keying/number-marks.ts"
export { type NumberSet, pullSet, pullSlip } from "./keying/pull.ts"
export {
  type Asked,
  type MadeLines,
  makeLines,
  type NumberRate,
  noMaximum,
  type RefusedBet,
  type RoundLimits,
  type Terms,
  termsOf,
} from "./limits.ts"
export { type Bet, type Entry, isNumberOf, type Line, type NewLine } from "./line.ts"
export {
  type Displaced,
  defaultSelection,
  digitsAsked,
  displacedBy,
  excludes,
  type Need,
  type Selection,
  selectionOf,
  type Tap,
  tap,
} from "./options/compatibility.ts"
export { type DefaultRates, type Offered, offered } from "./options/offered.ts"
export {
  digitsOf,
  type Family,
  familyOf,
  type GameBetType,
  type Generator,
  gameBetTypes,
  generators,
  type HelperToggle,
  helperToggles,
  isOption,
  type Option,
  options,
  optionsOf,
  type Toggle,
} from "./options/option.ts"
export { type AllPriced, type Priced, priceAll, priceChips, priceLine } from "./pricing.ts"
export { chanceInAMillion, expectedReturn } from "./return.ts"
export { type Added, add, type Batch, empty, type NotAdded, redo, type Slip, undo } from "./slip.ts"
export { isRepeated, lineAt, linesOf, priceOf, type Totals, totals } from "./totals.ts"
