import type { Day } from "@fakham/core/time"
import { inSessions, type StatementDay, type StatementEntry } from "@fakham/core/wallet"

/** One entry, or those of one session of a game. */
export type Row = ReadonlyArray<StatementEntry>
export type Chunk = ReadonlyArray<Row>
type RowsOfDay = Pick<StatementDay<StatementEntry>, "day"> & { readonly rows: ReadonlyArray<Row> }

/** The days of a statement with what was played of one game in one row. */
export const rowsOf = (days: ReadonlyArray<StatementDay<StatementEntry>>): ReadonlyArray<RowsOfDay> =>
  days.map(({ day, entries }) => ({ day, rows: inSessions(entries) }))

/** So many rows are laid out together, or not at all. */
const size = 20

/** So many of the first rows, day by day, in chunks: what comes after them leaves them as they are. */
export const chunksOf = (
  days: ReadonlyArray<RowsOfDay>,
  count: number,
): ReadonlyArray<{ readonly day: Day; readonly chunks: ReadonlyArray<Chunk> }> => {
  const shown: Array<{ readonly day: Day; readonly chunks: ReadonlyArray<Chunk> }> = []
  let left = count
  for (const { day, rows: all } of days) {
    if (left <= 0) break
    const rows = all.slice(0, left)
    const chunks = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
      rows.slice(at * size, (at + 1) * size),
    )
    shown.push({ day, chunks })
    left -= rows.length
  }
  return shown
}
