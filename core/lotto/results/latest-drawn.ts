import type { Drawn } from "../draw/drawn.ts"
import type { Round } from "../round/round.ts"
import type { DrawnResult } from "./result.ts"

/** What came out last of a group: of its rounds on the list, else of the draw that came before them. */
export const latestDrawn = (
  rounds: ReadonlyArray<Round>,
  before: DrawnResult | undefined,
): Pick<Drawn, "number" | "top2" | "top3" | "bottom2"> | undefined => {
  const last = rounds
    .flatMap(({ outcome, resultAt }) => (outcome?.type === "drawn" ? [{ drawn: outcome.drawn, resultAt }] : []))
    .toSorted((one, other) => one.resultAt - other.resultAt)
    .at(-1)
  return last?.drawn ?? before
}
