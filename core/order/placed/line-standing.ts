import type { SetTier } from "../../gov4d/set-price.ts"
import { nothing, type Satang } from "../../money/satang.ts"
import { total } from "../../money/sums.ts"
import type { LineOutcome, PlacedPoy, PoyStatus } from "./placed-poy.ts"

/** How one line of a slip stands: what it won, or why it won nothing. */
export type LineStanding =
  | { readonly type: "waiting" | "lost" | "returned" }
  | { readonly type: "won"; readonly won: Satang; readonly tier: SetTier | undefined }

/** How each line stands, in their order. A line that the operator has not told of waits. */
export const lineStandings = ({ order, status, outcomes }: PlacedPoy): ReadonlyArray<LineStanding> =>
  order.lines.map((_, at) => standingOf(status, outcomes?.[at]))

const standingOf = (status: PoyStatus, outcome: LineOutcome | undefined): LineStanding => {
  if (status === "aborted" || status === "refunded") return { type: "returned" }
  if (outcome === undefined) return { type: status === "lost" ? "lost" : "waiting" }
  return outcome.won > nothing ? { type: "won", won: outcome.won, tier: outcome.tier } : { type: "lost" }
}

/** How many lines won and how many still wait, and what has been won so far. */
export type PoyTally = { readonly won: Satang; readonly winning: number; readonly waiting: number }

export const tallyOf = (standings: ReadonlyArray<LineStanding>): PoyTally => {
  const winning = standings.filter((standing) => standing.type === "won")
  return {
    won: total(winning.map(({ won }) => won)),
    winning: winning.length,
    waiting: standings.filter(({ type }) => type === "waiting").length,
  }
}
