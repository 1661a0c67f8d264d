export {
  type KeptSet,
  type NamedSet,
  NoSuchSet,
  NumberSets,
  type ReadSet,
  readSet,
  type SetFault,
  type SetLimits,
  setLimits,
  setsOfSlip,
  TooManySets,
} from "../number-sets.ts"
export { makeSetEditing } from "../set-editing.machine.ts"
export type { SetEditing, SetEditingEvent } from "../set-editing.ts"
export { type BetRound, BetTerms, type TermsFailure } from "./bet-terms.ts"
export { makeBetting } from "./betting.machine.ts"
export {
  type Betting,
  type BettingEvent,
  type BettingPace,
  bettingFor,
  bettingPace,
  type Change,
  type Play,
} from "./betting.ts"
export { draftOfText, textOfDraft } from "./draft-text.ts"
export {
  BrokenDraft,
  type Draft,
  type DraftMemory,
  type DraftNews,
  type DraftNewsOf,
  DraftNotKept,
  type DraftOf,
  Drafts,
  isLater,
  type Writing,
} from "./drafts.ts"
export type { LeftOut, News, RefusalReason, Shortfall } from "./news.ts"
export { played } from "./play.ts"
export { RateFeed, type RateNews } from "./rate-feed.ts"
export { termsTaken } from "./terms-in-use.ts"
