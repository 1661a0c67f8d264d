import type { SetTier } from "../../gov4d/ticket4d-price.ts"
import { nothing, type Satang } from "../../money/satang.ts"
import { total } from "../../money/sums.ts"
import type { LineOutcome, PlacedPoy, PoyStatus } from "./placed-poy.ts"

/** What became of one line of a slip: what it won, or why it won nothing. */
export type LineStatus =
  | { readonly type: "waiting" | "lost" | "returned" }
  | { readonly type: "won"; readonly won: Satang; readonly tier: SetTier | undefined }

/** The status of each line, in their order. A line that the operator says nothing about waits. */
export const lineStatuses = ({
  order,
  status,
  outcomes,
}: Pick<PlacedPoy, "order" | "status" | "outcomes">): ReadonlyArray<LineStatus> =>
  order.lines.map((_, at) => statusOf(status, outcomes?.[at]))

const statusOf = (status: PoyStatus, outcome: LineOutcome | undefined): LineStatus => {
  if (status === "cancelled" || status === "refunded") return { type: "returned" }
  if (outcome === undefined) return { type: status === "lost" ? "lost" : "waiting" }
  return outcome.won > nothing ? { type: "won", won: outcome.won, tier: outcome.tier } : { type: "lost" }
}

/** How many lines won and how many still wait, and what has been won so far. */
export type PoyTally = { readonly won: Satang; readonly winning: number; readonly waiting: number }

export const tallyOf = (statuses: ReadonlyArray<LineStatus>): PoyTally => {
  const winning = statuses.filter((status) => status.type === "won")
  return {
    won: total(winning.map(({ won }) => won)),
    winning: winning.length,
    waiting: statuses.filter(({ type }) => type === "waiting").length,
  }
}
