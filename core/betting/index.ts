export { termsTaken } from "./apply-terms.ts"
export {
  type BetPageLogic,
  type BetPagePorts,
  betPageOf,
  makeBetPage,
} from "./bet-page.machine.ts"
export type { BettingLogic, NumbersPulled, OpenSheet, Pulled } from "./bet-page.ts"
export { type BetRound, BetTerms, PopularNumbers, type TermsFailure, termsOf } from "./bet-terms.ts"
export { makeBetting } from "./betting.machine.ts"
export {
  type Betting,
  type BettingChange,
  type BettingEvent,
  type BettingInput,
  type BettingPace,
  bettingFor,
  bettingPace,
  type Play,
} from "./betting.ts"
export { draftOfText, textOfDraft } from "./draft-text.ts"
export { type DraftedRound, draftedRounds } from "./drafted-rounds.ts"
export {
  BrokenDraft,
  type Draft,
  type DraftNews,
  type DraftNewsOf,
  DraftNotStored,
  type DraftOf,
  type DraftStorage,
  Drafts,
  isLater,
  type Writing,
} from "./drafts.ts"
export { type KeypadChoice, keypadChoiceOf } from "./keypad-choice.ts"
export { addToDraft, discardDraft, moveDraft } from "./move-draft.ts"
export {
  type NamedSet,
  NoSuchSet,
  NumberSets,
  type NumberSetsLogic,
  numberSetsOf,
  type ReadSet,
  readSet,
  type SavedNumberSet,
  type SetFault,
  type SetLimits,
  SetRefused,
  setLimits,
  setsOfSlip,
  TooManySets,
} from "./number-sets/number-sets.ts"
export { makeSetEditing } from "./number-sets/set-editing.machine.ts"
export type { SetEditing, SetEditingEvent } from "./number-sets/set-editing.ts"
export {
  makeSetEditor,
  type SetEditorLogic,
  setEditorOf,
  type UnsavedSet,
} from "./number-sets/set-editor.machine.ts"
export { ownDraftsOf } from "./own-drafts.ts"
export { makePulling } from "./pulling.machine.ts"
export { RateFeed, type RateNews } from "./rate-feed.ts"
export { played } from "./reduce-betting.ts"
export { makeBuying } from "./sets/buying.machine.ts"
export {
  type Buying,
  type BuyingEvent,
  buyingFor,
  type SetPlay,
  type SetRound,
  type SetsNews,
} from "./sets/buying.ts"
export { setPlayed } from "./sets/reduce-sets.ts"
export {
  type SetDraft,
  type SetDraftNews,
  SetDrafts,
  setDraftOfText,
  textOfSetDraft,
} from "./sets/set-drafts.ts"
export {
  makeSetsPage,
  type SetsPageLogic,
  type SetsPagePorts,
  setsPageOf,
  type UnfinishedSetsLogic,
} from "./sets/sets-page.machine.ts"
export type { BuyingLogic, Picked } from "./sets/sets-page.ts"
export type { LeftOut, RefusalReason, Shortfall, SlipNews } from "./slip-notices.ts"
export { faultNoted, faultsOf, lineKey, type PriceFault, type PriceFaults, priceTyped } from "./typed-price.ts"
