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
export { makeNumberSetEditing } from "./number-sets/number-set-editing.machine.ts"
export type { NumberSetEditing, NumberSetEditingEvent } from "./number-sets/number-set-editing.ts"
export {
  makeNumberSetEditor,
  type NumberSetEditorLogic,
  numberSetEditorOf,
  type UnsavedSet,
} from "./number-sets/number-set-editor.machine.ts"
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
export { ownDraftsOf } from "./own-drafts.ts"
export { makePulling } from "./pulling.machine.ts"
export { RateFeed, type RateNews } from "./rate-feed.ts"
export { played } from "./reduce-betting.ts"
export type { LeftOut, RefusalReason, Shortfall, SlipNews } from "./slip-notices.ts"
export { makeBuying } from "./ticket4d/buying.machine.ts"
export {
  type Buying,
  type BuyingEvent,
  buyingFor,
  type SetRound,
  type SetsNews,
  type Ticket4dPlay,
} from "./ticket4d/buying.ts"
export { setPlayed } from "./ticket4d/reduce-ticket4d.ts"
export {
  setDraftOfText,
  type Ticket4dDraft,
  type Ticket4dDraftNews,
  Ticket4dDrafts,
  textOfTicket4dDraft,
} from "./ticket4d/ticket4d-drafts.ts"
export {
  makeTicket4dPage,
  type Ticket4dPageLogic,
  type Ticket4dPagePorts,
  ticket4dPageOf,
  type UnfinishedSetsLogic,
} from "./ticket4d/ticket4d-page.machine.ts"
export type { BuyingLogic, Picked } from "./ticket4d/ticket4d-page.ts"
export { faultNoted, faultsOf, lineKey, type PriceFault, type PriceFaults, priceTyped } from "./typed-price.ts"
