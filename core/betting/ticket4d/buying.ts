import type { Ticket4dLine } from "../../gov4d/ticket4d-line.ts"
import { noSets, type SetCaps, type SetsNotAdded, setCaps, type Ticket4dSlip } from "../../gov4d/ticket4d-slip.ts"
import type { Gov4dVariant } from "../../lotto/group/bet-type.ts"
import type { SharedSlip } from "../drafts/save-draft.ts"
import type { Ticket4dDraftNews } from "./ticket4d-drafts.ts"

/** One draw of a four-digit lottery. */
export type SetRound = { readonly betId: string; readonly variant: Gov4dVariant }

/** What a player who picks sets sees and knows. */
export type Buying = SetRound &
  SharedSlip<Ticket4dSlip> & {
    readonly caps: SetCaps
    /** The digits typed so far of a number that needs more. */
    readonly digits: string
    /** Whether a number that is typed goes in in every order of its digits. */
    readonly everyOrder: boolean
    /** Whether a reload would bring the sets back. */
    readonly remembered: boolean
    /** What the player has not been told yet; later news takes the place of earlier. */
    readonly news: SetsNews | undefined
  }

export type SetsNews =
  | { readonly _tag: "notAdded"; readonly refused: ReadonlyArray<SetsNotAdded> }
  /** Nothing is taken just now; `keyed` had been typed. */
  | { readonly _tag: "roundClosed"; readonly keyed: string }
  | { readonly _tag: "cleared"; readonly count: number }
  /** Another tab's sets took the place of these. */
  | { readonly _tag: "changedElsewhere"; readonly before: number; readonly after: number }
  | { readonly _tag: "draftDropped" | "draftNotStored" }

export type SetsChange = Partial<Buying>

/** What a player does to digits and sets. */
export type Ticket4dPlay =
  | { readonly type: "digit.pressed"; readonly digit: string }
  | { readonly type: "digit.erased" | "digits.cleared" | "orders.toggled" }
  /** From a text that was read, or a slip that is bought again. */
  | { readonly type: "sets.picked"; readonly lines: ReadonlyArray<Ticket4dLine> }
  /** How many sets of a number; 0 removes it. */
  | { readonly type: "sets.counted"; readonly number: string; readonly sets: number }
  | { readonly type: "sets.cleared" | "change.undone" }

export type BuyingEvent =
  | Ticket4dPlay
  | Ticket4dDraftNews
  | { readonly type: "round.closed" | "round.opened" | "news.seen" }
  /** The page is back after a time in which it may have heard nothing. */
  | { readonly type: "page.shown" }
  /** What the player holds of this draw may be more or less than was read. */
  | { readonly type: "held.invalidated" | "connection.restored" }
  | { readonly type: "slip.placed"; readonly draftId: string }

export const setRoundOf = ({ context }: { readonly context: Buying }): SetRound => context

export const buyingFor = ({ betId, variant }: SetRound, newId: () => string): Buying => {
  const draftId = newId()
  return {
    betId,
    variant,
    caps: setCaps,
    digits: "",
    everyOrder: false,
    slip: noSets,
    draftId,
    tab: newId(),
    saved: { id: draftId, version: 0, by: "", slip: noSets },
    remembered: true,
    news: undefined,
  }
}
