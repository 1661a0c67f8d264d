import type { Satang } from "../../money/satang.ts"
import type { NumberSet } from "../../poy/keying/pull.ts"
import { type Asked, type NumberRate, type Terms, termsOf } from "../../poy/limits.ts"
import { defaultSelection, type Selection } from "../../poy/options/compatibility.ts"
import type { Generator, Toggle } from "../../poy/options/option.ts"
import type { PricedBet } from "../../poy/paste/interpretations/interpretation.ts"
import { empty, type Slip } from "../../poy/slip.ts"
import type { Draft, DraftNews } from "../drafts/drafts.port.ts"
import type { SharedSlip } from "../drafts/save-draft.ts"
import type { BetRound } from "../terms/bet-terms.port.ts"
import { type KeypadChoice, selectionOfChoice } from "./keypad-choice.ts"
import type { SlipNews } from "./slip-notices.ts"

/** What a player who fills in a slip sees and knows. */
export type Betting = BetRound &
  SharedSlip<Slip> & {
    /** Nothing is offered until the operator has told its terms. */
    readonly terms: Terms
    readonly selection: Selection
    /** What lines that are keyed go in at; their minimum until all lines were given one price. */
    readonly usualPrice: Satang | undefined
    /** The digits typed so far of a number that needs more. */
    readonly digits: string
    /** Whether a reload would bring the slip back. */
    readonly remembered: boolean
    /** A draft that was found and waits for the terms. */
    readonly found: Draft | undefined
    /** A draft that was placed before there were terms for it, and the id of the one that follows it. */
    readonly placed: { readonly draftId: string; readonly next: string } | undefined
    /** A slip that was cleared, and the empty slip it left; it can be restored while that one is the current slip. */
    readonly cleared: { readonly slip: Slip; readonly left: Slip } | undefined
    /** Rates that were announced since the operator was last asked: its answer may be older. */
    readonly announced: ReadonlyArray<NumberRate>
    /** What the player has not been told yet; later news takes the place of earlier. */
    readonly news: SlipNews | undefined
  }

export type BettingChange = Partial<Betting>

/** What a player does to selection, digits and slip. */
export type Play =
  | { readonly type: "option.tapped"; readonly key: Toggle }
  | { readonly type: "generator.tapped"; readonly generator: Generator }
  | { readonly type: "digit.pressed"; readonly digit: string }
  | { readonly type: "digit.erased" | "digits.cleared" }
  | { readonly type: "digits.pasted"; readonly text: string }
  /** From the number board, or a win. */
  | { readonly type: "numbers.chosen"; readonly numbers: ReadonlyArray<string> }
  /** `leftOut` are pieces of the text that were not read, or whose meaning the player did not pick. */
  | {
      readonly type: "text.read"
      readonly bets: ReadonlyArray<PricedBet>
      readonly leftOut: ReadonlyArray<string>
    }
  /** A bet that comes without a price goes in at its minimum. */
  | { readonly type: "slip.pulled"; readonly bets: ReadonlyArray<Asked> }
  | { readonly type: "set.pulled"; readonly set: NumberSet }
  | { readonly type: "batch.undone" | "batch.redone" | "slip.cleared" | "slip.restored" }
  | { readonly type: "line.priced"; readonly ref: number; readonly price: Satang }
  | { readonly type: "all.priced"; readonly price: Satang }

export type BettingEvent =
  | Play
  | DraftNews
  /** Numbers whose rate is another one now; all others stay as they are. */
  | { readonly type: "rates.changed"; readonly rates: ReadonlyArray<NumberRate> }
  | { readonly type: "terms.invalidated" | "retry.requested" | "connection.restored" | "news.seen" }
  | { readonly type: "round.closed" | "round.opened" }
  /** The page is about to go, or is back after a time in which it may have heard nothing. */
  | { readonly type: "page.left" | "page.shown" }
  /** The slip with the changes that the player agreed to when placing it. */
  | { readonly type: "slip.agreed"; readonly slip: Slip }
  | { readonly type: "slip.placed"; readonly draftId?: string }

/** A round to bet on, and what the player last bet with in its group. */
export type BettingInput = BetRound & { readonly keypad?: KeypadChoice | undefined }

export const bettingFor = (
  { betId, betGroup, betType, betMax, keypad }: BettingInput,
  newId: () => string,
): Betting => {
  const draftId = newId()
  return {
    betId,
    betGroup,
    betType,
    ...(betMax === undefined ? {} : { betMax }),
    terms: termsOf({ betMin: {}, betMax: {}, defaultRate: {}, rateNow: [] }),
    selection: keypad === undefined ? defaultSelection : selectionOfChoice(keypad),
    usualPrice: keypad?.price,
    digits: "",
    slip: empty,
    draftId,
    tab: newId(),
    saved: { id: draftId, version: 0, by: "", slip: empty },
    remembered: true,
    found: undefined,
    placed: undefined,
    cleared: undefined,
    announced: [],
    news: undefined,
  }
}

/** How long a change waits to be kept, how often rates are read, and when an operator that was away is asked again. */
export type BettingPace = { readonly keepAfter: number; readonly ratesEvery: number; readonly retry: number }
export const bettingPace: BettingPace = { keepAfter: 300, ratesEvery: 30_000, retry: 5_000 }
