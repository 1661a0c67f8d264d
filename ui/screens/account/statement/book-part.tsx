import {
  byDay,
  type DaySpan,
  daysIn,
  groupOf,
  type StatementEntry,
  type StatementFilter,
  type StatementGroup,
  spanBack,
  sums,
  within,
} from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { type ReactNode, Suspense, useMemo, useState } from "react"
import { useMachines } from "../../../composition/use-machines.ts"
import type { StatementBook, useStatements } from "../../../composition/use-statement.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { useWhole } from "../../../parts/use-after-paint.ts"
import { EntryDays } from "./entry-days.tsx"
import { Filters } from "./filters.tsx"
import { SaveCsv } from "./save-csv.tsx"
import { SpanChoice } from "./span-choice.tsx"
import styles from "./statement.module.css"
import { Totals } from "./totals.tsx"

const DaysChart = lazyExtra(async () => (await import("./days-chart.tsx")).DaysChart)

/** More days than these cannot be told apart in a chart. */
const mostDaysDrawn = 92

type BookPartProps = {
  readonly book: StatementBook
  readonly machine: ReturnType<typeof useStatements>["wallet"]
  /** The choice between the parts of the statement. */
  readonly parts: ReactNode
  /** The days that the player wants; nothing for the usual ones. */
  readonly chosen: DaySpan | undefined
  readonly onChoose: (span: DaySpan) => void
}

/** What moved one of the player's balances in some days, narrowed as the player wants it. */
export const BookPart = ({ book, machine, parts, chosen, onChoose }: BookPartProps) => {
  const reading = useActorRef(machine, { input: chosen })
  const known = useSelector(reading, ({ context }) => context.known?.entries)
  const told = useSelector(reading, ({ context }) => context.known?.span)
  const { now } = useMachines()
  const span = told ?? chosen ?? spanBack(now(), book)
  const isUnreachable = useSelector(reading, (state) => state.matches("unreachable"))
  const isNotOffered = useSelector(reading, (state) => state.matches("notOffered"))
  const [filter, narrow] = useState<StatementFilter | StatementGroup>("all")
  const entries = useMemo(() => known && within(known, filter), [known, filter])
  const hasOther = known?.some(({ transactionType }) => groupOf(transactionType) === "other") ?? false
  return (
    <div className={styles.columns}>
      <div className={styles.choice}>
        {parts}
        {book === "wallet" ? <Filters chosen={filter} hasOther={hasOther} onChoose={narrow} /> : null}
        <SpanChoice
          span={span}
          onChoose={(wanted) => {
            onChoose(wanted)
            reading.send({ type: "question.changed", question: wanted })
          }}
        />
        {entries === undefined ? null : <Totals sums={sums(entries)} />}
        {entries === undefined ? null : <SaveCsv book={book} entries={entries} span={span} />}
      </div>
      <div className={styles.list}>
        {entries === undefined ? (
          <UnreadList
            isUnreachable={isUnreachable}
            isNotOffered={isNotOffered}
            onRetry={() => reading.send({ type: "retry.requested" })}
          />
        ) : entries.length === 0 ? (
          <p className="sub">
            <Trans>Nothing has moved in these days.</Trans>
          </p>
        ) : (
          <Known book={book} entries={entries} span={span} />
        )}
      </div>
    </div>
  )
}

type KnownProps = Pick<BookPartProps, "book"> & {
  readonly span: DaySpan
  readonly entries: ReadonlyArray<StatementEntry>
}

const Known = ({ book, entries, span }: KnownProps) => {
  const days = useMemo(() => byDay(entries), [entries])
  // The rows come first: the chart is fetched and drawn when they have been painted.
  const isPainted = useWhole(true)
  return (
    <>
      {days.length < 2 || daysIn(span) > mostDaysDrawn ? null : (
        <div className={styles.chart}>
          {isPainted ? (
            <Suspense fallback={null}>
              <DaysChart entries={entries} span={span} />
            </Suspense>
          ) : null}
        </div>
      )}
      <EntryDays book={book} days={days} />
    </>
  )
}
