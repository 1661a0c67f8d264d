import type { Day } from "@fakham/core/time"
import type { StatementDay, StatementEntry } from "@fakham/core/wallet"

export type Chunk = ReadonlyArray<StatementEntry>

/** So many rows are laid out together, or not at all. */
const size = 20

/** So many of the first rows, day by day, in chunks: what comes after them leaves them as they are. */
export const chunksOf = (
  days: ReadonlyArray<StatementDay<StatementEntry>>,
  count: number,
): ReadonlyArray<{ readonly day: Day; readonly chunks: ReadonlyArray<Chunk> }> => {
  const shown: Array<{ readonly day: Day; readonly chunks: ReadonlyArray<Chunk> }> = []
  let left = count
  for (const { day, entries } of days) {
    if (left <= 0) break
    const rows = entries.slice(0, left)
    const chunks = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
      rows.slice(at * size, (at + 1) * size),
    )
    shown.push({ day, chunks })
    left -= rows.length
  }
  return shown
}
