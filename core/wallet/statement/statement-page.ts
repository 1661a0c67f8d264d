import { Effect } from "effect"
import { type DayTotal, type Narrowing, totalsOf, typesOf } from "./day-totals.ts"
import { within } from "./statement-days.ts"
import { type StatementEntry, type StatementPage, type StatementPart, Statements } from "./statements.ts"
import type { DaySpan, StatementWindow } from "./windows.ts"

/** All entries of a window as its one and only page. */
export const wholePage = (entries: ReadonlyArray<StatementEntry>): StatementPage => ({
  totals: totalsOf(entries),
  entries,
  next: undefined,
})

/** A page of the wallet's statement; all of it at once at an operator that has no pages. */
export const statementPage = (part: StatementPart) =>
  Statements.use((statements) => statements.page(part)).pipe(
    Effect.catchTag("NotOffered", () =>
      Statements.use((statements) => statements.wallet(part.window)).pipe(
        Effect.map((entries) => ({
          ...wholePage(entries),
          entries: entries.filter(({ transactionType }) => part.types?.includes(transactionType) ?? true),
        })),
      ),
    ),
  )

/** So many entries come at a time where all of them are wanted. */
const wholesale = 2_000

/** Every entry of a window, page after page; those that happen meanwhile are not among them. */
export const wholeStatement = (window: StatementWindow, types: ReadonlyArray<string> | undefined) =>
  Effect.gen(function* () {
    const entries: Array<StatementEntry> = []
    let after: string | undefined
    do {
      const page: StatementPage = yield* statementPage({ window, types, after, limit: wholesale })
      entries.push(...page.entries)
      after = page.entries.length === 0 ? undefined : page.next
    } while (after !== undefined)
    const all: ReadonlyArray<StatementEntry> = entries
    return all
  })

/** The rows that have come, of these types or of all. */
type Rows = Pick<StatementPage, "entries" | "next"> & { readonly types: ReadonlyArray<string> | undefined }

/** What is known of a statement: the sums of all its days, and its rows as far as they have come. */
export type KnownStatement = {
  readonly span: DaySpan
  readonly totals: ReadonlyArray<DayTotal>
  readonly rows: Rows
}

/** A page with the days that it is of. */
export type PageOfSpan = StatementPage & { readonly span: DaySpan }

const isSame = (some: ReadonlyArray<string> | undefined, others: ReadonlyArray<string> | undefined) =>
  some?.join() === others?.join()

const isWhole = ({ types, next }: Rows) => types === undefined && next === undefined

/** What has to be asked for: all of it as long as all of it is here anyway. */
export const typesToAsk = (known: KnownStatement | undefined, filter: Narrowing): Rows["types"] =>
  known === undefined || isWhole(known.rows) ? undefined : typesOf(known.totals, filter)

/** The rows of a filter; nothing where they have to be asked for. */
export const rowsWithin = (
  { totals, rows }: KnownStatement,
  filter: Narrowing,
): ReadonlyArray<StatementEntry> | undefined => {
  if (isSame(rows.types, typesOf(totals, filter))) return rows.entries
  return isWhole(rows) ? within(rows.entries, filter) : undefined
}

/** A first page that was read anew: the rows that had come after it stay, if it reaches them. */
export const withFirstPage = (
  known: KnownStatement | undefined,
  { span, totals, entries, next }: PageOfSpan,
  types: Rows["types"],
): KnownStatement => {
  const fresh = { span, totals, rows: { types, entries, next } }
  const isOfTheSame = known?.span.from === span.from && known.span.to === span.to && isSame(known.rows.types, types)
  if (known === undefined || !isOfTheSame || next === undefined) return fresh
  const reached = known.rows.entries.findIndex(({ id }) => id === entries.at(-1)?.id)
  if (reached === -1) return fresh
  const rest = known.rows.entries.slice(reached + 1)
  return { ...fresh, rows: { types, entries: [...entries, ...rest], next: rest.length > 0 ? known.rows.next : next } }
}

/** The rows that follow those that are known. */
export const withNextPage = (known: KnownStatement, { entries, next }: StatementPage): KnownStatement => ({
  ...known,
  rows: { ...known.rows, entries: [...known.rows.entries, ...entries], next },
})
