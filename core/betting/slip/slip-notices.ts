import type { Changed } from "../../poy/change.ts"
import type { RefusedBet } from "../../poy/limits.ts"
import type { Bet } from "../../poy/line.ts"
import type { Displaced, Need } from "../../poy/options/compatibility.ts"
import type { Toggle } from "../../poy/options/option.ts"
import type { NotAdded } from "../../poy/slip.ts"

/** A bet that is not in the slip, and why. */
export type LeftOut = Bet & { readonly reason: RefusedBet["reason"] | NotAdded["reason"] }

/** What could not go in as it was asked: `clamped` are the `ref`s of the lines whose price moved. */
export type Shortfall = { readonly left: ReadonlyArray<LeftOut>; readonly clamped: ReadonlyArray<number> }

/** Why nothing came of what a player did. */
export type RefusalReason =
  | "roundClosed"
  | "termsUnknown"
  | "nothingSelected"
  | "wrongDigits"
  | "notOffered"
  | "noSuchLine"
  | "notAPrice"
  | "nothingToRestore"
  | Need

/** What has to be told to a player; whatever was keyed and is not in the slip stands in one of them. */
export type SlipNews =
  | { readonly _tag: "refused"; readonly reason: RefusalReason; readonly keyed: ReadonlyArray<string> }
  /** `digits` had been typed for what was on before. */
  | {
      readonly _tag: "displaced"
      readonly by: Toggle
      readonly displaced: ReadonlyArray<Displaced>
      readonly digits: string
    }
  /** `strange` are numbers of no fitting length, or pieces of a text that were left out. */
  | (Shortfall & { readonly _tag: "addedInPart"; readonly strange: ReadonlyArray<string> })
  | {
      readonly _tag: "priceRefused"
      readonly ref: number
      readonly reason: "belowMin" | "aboveMax" | "aboveCap"
      readonly bound: number
    }
  | { readonly _tag: "pricesClamped"; readonly clamped: ReadonlyArray<number> }
  | { readonly _tag: "cleared"; readonly count: number }
  | (Shortfall & { readonly _tag: "termsChanged"; readonly changed: ReadonlyArray<Changed>; readonly digits: string })
  /** Another tab's slip took the place of this one. */
  | (Shortfall & { readonly _tag: "changedElsewhere"; readonly before: number; readonly after: number })
  | { readonly _tag: "draftDropped" | "draftNotStored" }

/** What was told of a slip's rates is over once the player has agreed to them, or placed the slip. */
export const afterAgreeing = (news: SlipNews | undefined): SlipNews | undefined =>
  news?._tag === "termsChanged" ? undefined : news

export const refusal = (reason: RefusalReason, ...keyed: ReadonlyArray<string>): { readonly news: SlipNews } => ({
  news: { _tag: "refused", reason, keyed },
})
