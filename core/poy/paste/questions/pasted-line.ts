import type { Interpretation } from "../interpretations/interpretation.ts"
import type { LineNumber } from "../line-number.ts"
import type { NonBetReason } from "../tokens/non-bets.ts"

/** What became of one line of the text; every line that is not blank has one. */
export type PastedLine = {
  readonly text: string
  readonly at: LineNumber
  readonly as: "bets" | "ambiguous" | "heading" | "price" | "ignored" | "notRead"
  /** Of a line that was read plainly; every other has none. */
  readonly bets: Interpretation
  /** Pieces of the line that are no part of a bet: an index, a date, a name. */
  readonly nonBets: ReadonlyArray<string>
  /** Why a line is ignored. */
  readonly reason: NonBetReason | undefined
}
