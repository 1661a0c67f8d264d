import { Effect } from "effect"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { type DayTotal, type Narrowing, totalsOf, typesOf } from "./day-totals.ts"
import { type StatementEntry, type StatementPage, type StatementPart, Statements } from "./statement.port.ts"
import { within } from "./statement-days.ts"
import { type DaySpan, type StatementWindow, windowOf } from "./windows.ts"

/** A page with the days that it is of. */
export type PageOfSpan = StatementPage & { readonly span: DaySpan }

/** What tells all entries of a window at once. */
type WholeRead = (window: StatementWindow) => Effect.Effect<ReadonlyArray<StatementEntry>, Unauthorized | Unreachable>

/**
 * All entries of some days, or of the usual ones, as their one and only page. The first answer tells the operator's time:
 * where this device has another day, that of the operator is asked for.
 */
export const wholePage = (
  read: WholeRead,
  span: DaySpan | undefined,
  usual: () => DaySpan,
): Effect.Effect<PageOfSpan, Unauthorized | Unreachable> => {
  const asked = span ?? usual()
  return Effect.flatMap(read(windowOf(asked)), (entries) =>
    asked.to === (span ?? usual()).to
      ? Effect.succeed({ span: asked, totals: totalsOf(entries), entries, next: undefined })
      : wholePage(read, span, usual),
  )
}

/** A page of the wallet's statement; all of it at once at an operator that has no pages. */
export const statementPage = (part: StatementPart, usual: () => DaySpan) =>
  Statements.use(({ page, wallet }) =>
    page(part).pipe(
      Effect.map((read): PageOfSpan => ({ ...read, span: read.span ?? part.span ?? usual() })),
      Effect.catchTag("NotOffered", () =>
        wholePage(wallet, part.span, usual).pipe(
          Effect.map((whole): PageOfSpan => ({ ...whole, entries: ofTypes(whole.entries, part.types) })),
        ),
      ),
    ),
  )

const ofTypes = (entries: ReadonlyArray<StatementEntry>, types: StatementPart["types"]) =>
  types === undefined ? entries : entries.filter(({ transactionType }) => types.includes(transactionType))

/** So many entries come at a time where all of them are wanted. */
const wholesale = 2_000

/** Every entry of some days, page after page; those that happen meanwhile are not among them. */
export const wholeStatement = (span: DaySpan, types: StatementPart["types"]) =>
  Effect.gen(function* () {
    const entries: Array<StatementEntry> = []
    let after: string | undefined
    do {
      const page: PageOfSpan = yield* statementPage({ span, types, after, limit: wholesale }, () => span)
      entries.push(...page.entries)
      after = page.entries.length === 0 ? undefined : page.next
    } while (after !== undefined)
    const all: ReadonlyArray<StatementEntry> = entries
    return all
  })

/** The rows that have come, of these types or of all. */
type Rows = Pick<StatementPage, "entries" | "next"> & { readonly types: ReadonlyArray<string> | undefined }

/** What is loaded of a statement: the sums of all its days, and its rows as far as they have come. */
export type LoadedStatement = {
  readonly span: DaySpan
  readonly totals: ReadonlyArray<DayTotal>
  readonly rows: Rows
}

const isSame = (some: ReadonlyArray<string> | undefined, others: ReadonlyArray<string> | undefined) =>
  some?.join() === others?.join()

const isWhole = ({ types, next }: Rows) => types === undefined && next === undefined

/** What has to be asked for: all of it as long as all of it is here anyway. */
export const typesToAsk = (data: LoadedStatement | undefined, filter: Narrowing): Rows["types"] =>
  data === undefined || isWhole(data.rows) ? undefined : typesOf(data.totals, filter)

/** Which page is asked for: of the days that were chosen or the usual ones, the first or one that follows. */
export type PageAsked = {
  readonly span: DaySpan | undefined
  readonly types: ReadonlyArray<string> | undefined
  readonly after: string | undefined
}

export const firstPageOf = (
  span: DaySpan | undefined,
  data: LoadedStatement | undefined,
  filter: Narrowing,
): PageAsked => ({ span, types: typesToAsk(data, filter), after: undefined })

export const nextPageOf = ({ span, rows: { types, next } }: LoadedStatement): PageAsked => ({
  span,
  types,
  after: next,
})

/** The rows of a filter; nothing where they have to be asked for. */
export const rowsWithin = (
  { totals, rows }: LoadedStatement,
  filter: Narrowing,
): ReadonlyArray<StatementEntry> | undefined => {
  if (isSame(rows.types, typesOf(totals, filter))) return rows.entries
  return isWhole(rows) ? within(rows.entries, filter) : undefined
}

/** A first page that was read anew: the rows that had come after it stay, if it reaches them. */
export const withFirstPage = (
  data: LoadedStatement | undefined,
  { span, totals, entries, next }: PageOfSpan,
  types: Rows["types"],
): LoadedStatement => {
  const fresh = { span, totals, rows: { types, entries, next } }
  const isOfTheSame = data?.span.from === span.from && data.span.to === span.to && isSame(data.rows.types, types)
  if (data === undefined || !isOfTheSame || next === undefined) return fresh
  const reached = data.rows.entries.findIndex(({ id }) => id === entries.at(-1)?.id)
  if (reached === -1) return fresh
  const rest = data.rows.entries.slice(reached + 1)
  return { ...fresh, rows: { types, entries: [...entries, ...rest], next: rest.length > 0 ? data.rows.next : next } }
}

/** The rows that follow those that are loaded. */
export const withNextPage = (
  data: LoadedStatement,
  { entries, next }: Pick<StatementPage, "entries" | "next">,
): LoadedStatement => ({
  ...data,
  rows: { ...data.rows, entries: [...data.rows.entries, ...entries], next },
})
