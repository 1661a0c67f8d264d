import type { Satang } from "../../money/satang.ts"
import { type Day, dayAt, daysAfter, type Instant } from "../../time/bangkok.ts"
import { groupOf, type StatementGroup, sums } from "./statement.ts"

type Entry = { readonly transactionType: string; readonly amount: Satang; readonly createdAt: Instant }

/** What happened on one Thai day, the latest first, and what it did to the money together. */
export type StatementDay<Row> = { readonly day: Day; readonly entries: ReadonlyArray<Row>; readonly net: Satang }

/** A statement's rows under the days of Bangkok, the latest day first; entries of one moment keep their order. */
export const byDay = <Row extends Entry>(entries: ReadonlyArray<Row>): ReadonlyArray<StatementDay<Row>> => {
  const days = Map.groupBy(
    entries.toSorted((one, other) => other.createdAt - one.createdAt),
    ({ createdAt }) => dayAt(createdAt),
  )
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay, net: sums(ofDay).net }))
}

/** The groups that a statement can be narrowed to; other has no tab of its own and stands under all. */
export const statementFilters = ["all", "deposit", "withdraw", "lotto", "games"] as const
export type StatementFilter = (typeof statementFilters)[number]

export const within = <Row extends Entry>(
  entries: ReadonlyArray<Row>,
  filter: StatementFilter | StatementGroup,
): ReadonlyArray<Row> =>
  filter === "all" ? entries : entries.filter(({ transactionType }) => groupOf(transactionType) === filter)

/** Whether a day of a statement is called today or yesterday. */
export const nearness = (day: Day, now: Instant): "today" | "yesterday" | "earlier" => {
  const today = dayAt(now)
  if (day === today) return "today"
  return day === daysAfter(today, -1) ? "yesterday" : "earlier"
}
