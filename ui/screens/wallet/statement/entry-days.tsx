import { moneyText } from "@fakham/core/money"
import type { Day } from "@fakham/core/time"
import type { NextRows, StatementBook } from "@fakham/core/wallet"
import { byDay, type DayTotal, type StatementEntry, sumsOf } from "@fakham/core/wallet"
import { memo, useMemo, useState } from "react"
import { useWhole } from "../../../parts/drawn-in-pieces.ts"
import { DayHead } from "../../page/layout/day-head.tsx"
import { type Chunk, chunksOf, type Row, rowsOf } from "./chunks.ts"
import { EntryRow } from "./entry-row.tsx"
import { GameSession } from "./game-session.tsx"
import { MoreEntries } from "./more.tsx"
import styles from "./statement.module.css"

type EntryDaysProps = {
  readonly book: StatementBook
  /** The latest first. */
  readonly entries: ReadonlyArray<StatementEntry>
  readonly totals: ReadonlyArray<DayTotal>
  readonly nextRows: NextRows
  readonly onMore: () => void
}

/** So many rows are drawn with the first picture: as many as a screen holds. */
const atFirst = 12
/** So many are drawn at a time after it: the next ones when the end of these comes near. */
const step = 50

/** Rows under their days, the latest first, each day with the sum of all that it holds. */
export const EntryDays = ({ book, entries, totals, nextRows, onMore }: EntryDaysProps) => {
  const [wanted, draw] = useState(step)
  const drawn = useWhole(true) ? wanted : atFirst
  const days = useMemo(() => rowsOf(byDay(entries)), [entries])
  const count = days.reduce((sum, { rows }) => sum + rows.length, 0)
  const nets = useMemo(() => {
    const ofDays = Map.groupBy(totals, ({ day }) => day)
    return (day: Day) => sumsOf(ofDays.get(day) ?? []).net
  }, [totals])
  const goOn = () => {
    draw(Math.min(drawn, count) + step)
    if (drawn + step > count) onMore()
  }
  return (
    <>
      {chunksOf(days, drawn).map(({ day, chunks }) => (
        <section key={day} className={styles.day}>
          <DayHead day={day}>
            <span className="num">{moneyText(nets(day), "both")}</span>
          </DayHead>
          {chunks.map((chunk) => (
            <Rows key={chunk[0]?.[0]?.id} book={book} of={chunk} />
          ))}
        </section>
      ))}
      {drawn < count ? (
        <MoreEntries key={drawn} state={drawn < wanted ? "coming" : "here"} onMore={goOn} />
      ) : nextRows === "none" ? null : (
        <MoreEntries key={entries.length} state={nextRows} onMore={goOn} />
      )}
    </>
  )
}

const isSameRow = (one: Row, other: Row) => one.length === other.length && one.every((entry, at) => entry === other[at])

const isSameChunk = (one: Chunk, other: Chunk) =>
  one.length === other.length && one.every((row, at) => isSameRow(row, other[at] ?? []))

type RowsProps = Pick<EntryDaysProps, "book"> & { readonly of: Chunk }

/** Some rows, laid out only as they come near: what is far costs nothing, however many they are. */
const Rows = memo(
  ({ book, of }: RowsProps) => (
    <ul className={styles.rows}>
      {of.map((row) =>
        row.length > 1 ? (
          <GameSession key={row[0]?.id} book={book} of={row} />
        ) : (
          row.map((entry) => <EntryRow key={entry.id} book={book} of={entry} />)
        ),
      )}
    </ul>
  ),
  (one, other) => one.book === other.book && isSameChunk(one.of, other.of),
)
