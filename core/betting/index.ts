export { type BetPageLogic, betPageOf, makeBetPage } from "./bet-page.machine.ts"
export type { BettingLogic, NumbersPulled, OpenSheet, Pulled } from "./bet-page.ts"
export type { BetPagePorts } from "./bet-page-setup.ts"
export { makeBetting } from "./betting.machine.ts"
export { type DraftedRound, draftedRounds } from "./drafted-rounds.ts"
export { draftOfText, textOfDraft } from "./drafts/draft-text.ts"
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
} from "./drafts/drafts.port.ts"
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
export { termsTaken } from "./slip/apply-terms.ts"
export {
  type Betting,
  type BettingChange,
  type BettingEvent,
  type BettingInput,
  type BettingPace,
  bettingFor,
  bettingPace,
  type Play,
} from "./slip/betting.ts"
export { type KeypadChoice, keypadChoiceOf } from "./slip/keypad-choice.ts"
export { played } from "./slip/reduce-betting.ts"
export type { LeftOut, RefusalReason, Shortfall, SlipNews } from "./slip/slip-notices.ts"
export { faultNoted, faultsOf, lineKey, type PriceFault, type PriceFaults, priceTyped } from "./slip/typed-price.ts"
export { type BetRound, BetTerms, betTermsOf, PopularNumbers, type TermsFailure } from "./terms/bet-terms.port.ts"
export { RateFeed, type RateNews } from "./terms/rate-feed.port.ts"
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
