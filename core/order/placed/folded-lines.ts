import type { Satang } from "../../money/satang.ts"
import { total } from "../../money/sums.ts"
import type { Line } from "../../poy/line.ts"
import type { LineStatus } from "./line-status.ts"

/** Lines that differ in their number alone. */
export type FoldedLines = Pick<Line, "option" | "price" | "multiply"> & {
  readonly status: LineStatus
  readonly lines: ReadonlyArray<Line>
  readonly stake: Satang
}

const waiting: LineStatus = { type: "waiting" }

/**
 * Folds lines of one option, price and rate that came to the same, in the order of the first of each. A line that won
 * stands alone and before the others.
 */
export const foldedLines = (
  lines: ReadonlyArray<Line>,
  statuses: ReadonlyArray<LineStatus> = [],
): ReadonlyArray<FoldedLines> => {
  const lined = lines.map((line, at) => ({ line, status: statuses[at] ?? waiting }))
  const folds = [
    ...Map.groupBy(lined, ({ line: { option, price, multiply, ref }, status: { type } }) =>
      [option, price, multiply, type, type === "won" ? ref : ""].join(" "),
    ).values(),
  ].flatMap((fold): ReadonlyArray<FoldedLines> => {
    const [first] = fold
    if (first === undefined) return []
    const { option, price, multiply } = first.line
    const same = fold.map(({ line }) => line)
    return [{ option, price, multiply, status: first.status, lines: same, stake: total(same.map((one) => one.price)) }]
  })
  const hasWon = ({ status }: FoldedLines) => status.type === "won"
  return [...folds.filter(hasWon), ...folds.filter((fold) => !hasWon(fold))]
}
