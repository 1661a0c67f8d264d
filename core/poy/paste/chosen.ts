import type { Pasted } from "./paste.ts"
import type { Reading } from "./readings/reading.ts"

/** The bets together with the readings that were picked, by the line that each question is asked at. */
export const picked = ({ lines, doubts }: Pasted, picks: ReadonlyMap<number, number>): Reading => {
  const answered = doubts.flatMap(({ at, readings }) =>
    readings.flatMap((reading, place) => (place === picks.get(at) ? reading : [])),
  )
  return [...lines.flatMap((line) => line.bets), ...answered]
}
