import type { Reading } from "../readings/reading.ts"
import type { AsideReason } from "../tokens/asides.ts"

/** What became of one line of the text; every line that is not blank has one. */
export type PastedLine = {
  readonly text: string
  /** Its place among all lines of the text, blank ones counted. */
  readonly at: number
  readonly as: "bets" | "doubted" | "heading" | "price" | "ignored" | "notRead"
  /** Of a line that was read plainly; every other has none. */
  readonly bets: Reading
  /** Pieces of the line that are no part of a bet: an index, a date, a name. */
  readonly aside: ReadonlyArray<string>
  /** Why a line is ignored. */
  readonly reason: AsideReason | undefined
}
