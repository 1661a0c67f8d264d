import { nothing, plus, type Satang } from "../../money/satang.ts"
import { type Day, dayAt, daysAfter } from "../../time/bangkok.ts"
import { groupOf, type StatementGroup, type Sums, type Transaction, transactionTypes } from "./statement.ts"
import type { StatementFilter } from "./statement-days.ts"
import { type DaySpan, daysIn } from "./windows.ts"

/** What the entries of one type came to on one day of Bangkok. */
export type DayTotal = {
  readonly day: Day
  readonly transactionType: string
  readonly count: number
  readonly moneyIn: Satang
  /** Below nothing. */
  readonly moneyOut: Satang
}

const empty = { count: 0, moneyIn: nothing, moneyOut: nothing }

/** The same out of all entries of a window, where the operator does not add up. */
export const totalsOf = (entries: Iterable<Transaction>): ReadonlyArray<DayTotal> => {
  const totals = new Map<string, DayTotal>()
  for (const { transactionType, amount, createdAt } of entries) {
    const day = dayAt(createdAt)
    const key = `${day} ${transactionType}`
    const { count, moneyIn, moneyOut } = totals.get(key) ?? empty
    totals.set(key, {
      day,
      transactionType,
      count: count + 1,
      moneyIn: amount > 0 ? plus(moneyIn, amount) : moneyIn,
      moneyOut: amount > 0 ? moneyOut : plus(moneyOut, amount),
    })
  }
  return [...totals.values()]
}

/** What a statement is narrowed to; other is there when something is that the site does not know. */
export type Narrowing = StatementFilter | StatementGroup

export const totalsWithin = (totals: ReadonlyArray<DayTotal>, filter: Narrowing): ReadonlyArray<DayTotal> =>
  filter === "all" ? totals : totals.filter(({ transactionType }) => groupOf(transactionType) === filter)

/** The types of transaction to ask for; nothing for all of them. What is other is known from the totals alone. */
export const typesOf = (totals: ReadonlyArray<DayTotal>, filter: Narrowing): ReadonlyArray<string> | undefined => {
  if (filter === "all") return undefined
  if (filter !== "other") return transactionTypes[filter]
  return [...new Set(totalsWithin(totals, "other").map(({ transactionType }) => transactionType))].toSorted()
}

/** What came in, what went out (below nothing), and both together. */
export const sumsOf = (totals: Iterable<Pick<DayTotal, "moneyIn" | "moneyOut">>): Sums => {
  let [moneyIn, moneyOut] = [nothing, nothing]
  for (const total of totals) [moneyIn, moneyOut] = [plus(moneyIn, total.moneyIn), plus(moneyOut, total.moneyOut)]
  return { moneyIn, moneyOut, net: plus(moneyIn, moneyOut) }
}

/** How many entries these are. */
export const countOf = (totals: ReadonlyArray<DayTotal>): number => totals.reduce((sum, { count }) => sum + count, 0)

/** What each day of a span brought in and took out, the first day first; days without an entry among them. */
export const daySums = (
  totals: ReadonlyArray<DayTotal>,
  span: DaySpan,
): ReadonlyArray<{ readonly day: Day } & Sums> => {
  const ofDays = Map.groupBy(totals, ({ day }) => day)
  return Array.from({ length: daysIn(span) }, (_, at) => {
    const day = daysAfter(span.from, at)
    return { day, ...sumsOf(ofDays.get(day) ?? []) }
  })
}
