import { totalsOf } from "../statement/day-totals.ts"
import type { StatementEntry, StatementPage, StatementPart } from "../statement/statement.port.ts"

/** A page out of all entries, of which the first is the oldest. */
export const pageOf = (
  all: ReadonlyArray<StatementEntry>,
  { types, after, limit = 100 }: Omit<StatementPart, "span">,
): StatementPage => {
  const latestFirst = all.toReversed()
  const later = latestFirst.slice(latestFirst.findIndex(({ id }) => id === after) + 1)
  const wanted = later.filter(({ transactionType }) => types?.includes(transactionType) ?? true)
  const entries = wanted.slice(0, limit)
  return {
    span: undefined,
    totals: after === undefined ? totalsOf(latestFirst) : [],
    entries,
    next: wanted.length > limit ? entries.at(-1)?.id : undefined,
  }
}
