import { moneyText } from "@fakham/core/money"
import type { Day } from "@fakham/core/time"
import { nearness, type StatementDay, type StatementEntry } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { memo, useEffect, useRef, useState } from "react"
import { useMachines } from "../../../composition/use-machines.ts"
import type { StatementBook } from "../../../composition/use-statement.ts"
import { useDates } from "../../../locales/use-dates.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { EntryRow } from "./entry-row.tsx"
import styles from "./statement.module.css"

type EntryDaysProps = {
  readonly book: StatementBook
  readonly days: ReadonlyArray<StatementDay<StatementEntry>>
}

/** So many rows are drawn at a time: the next ones when the end of these comes near. */
const step = 100

/** Rows under their days, the latest first, each day with its sum. */
export const EntryDays = ({ book, days }: EntryDaysProps) => {
  const [drawn, draw] = useState(step)
  const shown = firstRows(days, drawn)
  const isAnyLeft = days.reduce((count, { entries }) => count + entries.length, 0) > drawn
  return (
    <>
      {shown.map(({ day, most }) => (
        <OneDay key={day.day} book={book} of={day} most={most} />
      ))}
      {isAnyLeft ? <More key={drawn} onMore={() => draw(drawn + step)} /> : null}
    </>
  )
}

/** So many rows of each day that all of them are so many together. */
const firstRows = (days: EntryDaysProps["days"], count: number) => {
  const shown: Array<{ readonly day: (typeof days)[number]; readonly most: number }> = []
  let left = count
  for (const day of days) {
    if (left <= 0) break
    shown.push({ day, most: Math.min(left, day.entries.length) })
    left -= day.entries.length
  }
  return shown
}

type OneDayProps = Pick<EntryDaysProps, "book"> & {
  readonly of: StatementDay<StatementEntry>
  readonly most: number
}

const OneDay = memo(({ book, of: { day, entries, net }, most }: OneDayProps) => (
  <section className={styles.day}>
    <div className={styles.dayHead}>
      <h2>
        <DayName day={day} />
      </h2>
      <span className="num">{moneyText(net, "both")}</span>
    </div>
    <ul>
      {entries.slice(0, most).map((entry) => (
        <EntryRow key={entry.id} book={book} of={entry} />
      ))}
    </ul>
  </section>
))

const DayName = ({ day }: { readonly day: Day }) => {
  const { now } = useMachines()
  const { withWeekday, shortWithWeekday } = useDates()
  const name = shortWithWeekday(day)
  switch (nearness(day, now())) {
    case "today":
      return <Trans>Today, {name}</Trans>
    case "yesterday":
      return <Trans>Yesterday, {name}</Trans>
    case "earlier":
      return withWeekday(day)
  }
}

/** Draws more by itself as it comes near, and when it is pressed. */
const More = ({ onMore }: { readonly onMore: () => void }) => {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current === null) return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) onMore()
      },
      { rootMargin: "1200px" },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onMore])
  return (
    <div ref={end} className={styles.more}>
      <Button tone="outline" block onClick={onMore}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  )
}
