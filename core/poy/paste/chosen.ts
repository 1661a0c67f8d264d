import type { Interpretation } from "./interpretations/interpretation.ts"
import type { LineNumber } from "./line-number.ts"
import type { Pasted } from "./paste.ts"

/** The bets together with the interpretations that were picked, by the line that each question is asked at. */
export const chosenBets = ({ lines, questions }: Pasted, picks: ReadonlyMap<LineNumber, number>): Interpretation => {
  const answered = questions.flatMap(({ at, interpretations }) =>
    interpretations.flatMap((interpretation, place) => (place === picks.get(at) ? interpretation : [])),
  )
  return [...lines.flatMap((line) => line.bets), ...answered]
}
