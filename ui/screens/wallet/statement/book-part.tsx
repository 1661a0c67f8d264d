import type { StatementBook, StatementLogic, WholeStatementLogic } from "@fakham/core/wallet"
import {
  countOf,
  type DaySpan,
  type DayTotal,
  daysBack,
  daysIn,
  groupOf,
  type Narrowing,
  type NextRows,
  nextRowsOf,
  rowsWithin,
  type StatementEntry,
  spanBack,
  sumsOf,
  totalsWithin,
  typesOf,
} from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { type ReactNode, Suspense, useMemo } from "react"
import { useMachines } from "../../../app/use-machines.ts"
import { useResourceActor } from "../../../app/use-visit.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { useWhole } from "../../../parts/drawn-in-pieces.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { EntryDays } from "./entry-days.tsx"
import { Filters } from "./filters.tsx"
import { SaveCsv } from "./save-csv.tsx"
import { SpanChoice } from "./span-choice.tsx"
import styles from "./statement.module.css"
import { StatementTotals } from "./totals.tsx"

const DaysChart = lazyExtra(async () => (await import("./days-chart.lazy.tsx")).DaysChart)

/** More days than these cannot be told apart in a chart. */
const mostDaysDrawn = 92

type BookPartProps = {
  readonly book: StatementBook
  readonly machine: StatementLogic
  readonly whole: WholeStatementLogic
  /** The choice between the parts of the statement. */
  readonly parts: ReactNode
  /** The days that the player wants; nothing for the usual ones. */
  readonly chosen: DaySpan | undefined
  readonly wanted: Narrowing
  readonly onShow: (address: { readonly span?: DaySpan; readonly filter?: Narrowing }) => void
}

/** What moved one of the player's balances in some days, narrowed as the player wants it. */
export const BookPart = ({ book, machine, whole, parts, chosen, wanted, onShow }: BookPartProps) => {
  const statement = useActorRef(machine, { input: { span: chosen, filter: wanted } })
  const { data, hasFailed, isNotOffered, retry } = useResourceActor(statement)
  const filter = useSelector(statement, ({ context }) => context.filter)
  const nextRows = useSelector(statement, nextRowsOf)
  const { now } = useMachines()
  const span = data?.span ?? chosen ?? spanBack(now(), book)
  const totals = useMemo(() => data && totalsWithin(data.totals, filter), [data, filter])
  const entries = useMemo(() => data && rowsWithin(data, filter), [data, filter])
  const chooseSpan = (days: DaySpan) => {
    onShow({ span: days })
    statement.send({ type: "span.chosen", span: days })
  }
  const hasOther = data?.totals.some(({ transactionType }) => groupOf(transactionType) === "other") ?? false
  return (
    <div className={styles.columns}>
      <div className={styles.choice}>
        {parts}
        {book === "wallet" ? (
          <Filters
            chosen={filter}
            hasOther={hasOther}
            onChoose={(chosenFilter) => {
              onShow({ filter: chosenFilter })
              statement.send({ type: "filter.chosen", filter: chosenFilter })
            }}
          />
        ) : null}
        <SpanChoice span={span} onChoose={chooseSpan} />
        <StatementTotals sums={totals && sumsOf(totals)} />
        <SaveCsv
          key={`${span.from} ${span.to} ${filter}`}
          book={book}
          count={countOf(totals ?? [])}
          entries={nextRows === "none" ? entries : undefined}
          span={span}
          whole={whole}
          types={typesOf(data?.totals ?? [], filter)}
        />
      </div>
      <div className={styles.list}>
        {entries === undefined || totals === undefined ? (
          <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
        ) : entries.length === 0 ? (
          <div className={styles.none}>
            <p className="sub">
              <Trans>No transactions in this period.</Trans>
            </p>
            {daysIn(span) > daysBack.affiliate ? null : (
              <Button tone="outline" small onClick={() => chooseSpan(spanBack(now(), "affiliate"))}>
                <Trans>Show last 30 days</Trans>
              </Button>
            )}
          </div>
        ) : (
          <Known
            key={filter}
            book={book}
            entries={entries}
            totals={totals}
            span={span}
            nextRows={nextRows}
            onMore={() => statement.send({ type: "more.requested" })}
          />
        )}
      </div>
    </div>
  )
}

type KnownProps = Pick<BookPartProps, "book"> & {
  readonly span: DaySpan
  readonly entries: ReadonlyArray<StatementEntry>
  readonly totals: ReadonlyArray<DayTotal>
  readonly nextRows: NextRows
  readonly onMore: () => void
}

const Known = ({ totals, span, ...rows }: KnownProps) => {
  const hasDays = new Set(totals.map(({ day }) => day)).size > 1
  // The rows come first: the chart is fetched and drawn when they have been painted.
  const isPainted = useWhole(true)
  return (
    <>
      {!hasDays || daysIn(span) > mostDaysDrawn ? null : (
        <div className={styles.chart}>
          {isPainted ? (
            <Suspense fallback={null}>
              <DaysChart totals={totals} span={span} />
            </Suspense>
          ) : null}
        </div>
      )}
      <EntryDays totals={totals} {...rows} />
    </>
  )
}
