import { makeResource } from "../operator/resource.machine.ts"
import type { Visit } from "../visit/visit.ts"
import { makeStatement } from "./statement/statement.machine.ts"
import { type StatementEntry, Statements } from "./statement/statement.port.ts"
import { type PageAsked, statementPage, wholePage, wholeStatement } from "./statement/statement-page.ts"
import { type DaySpan, spanBack } from "./statement/windows.ts"

/** Whose money a statement tells of. */
export type StatementBook = Parameters<typeof spanBack>[1]

/** All entries of some days and types, as a table for spreadsheets holds them. */
type WholeAsked = Pick<PageAsked, "types"> & { readonly span: DaySpan }

/** Named, so that the types of what is made from it can be written down. */
export interface StatementLogic extends ReturnType<typeof makeStatement<Statements>> {}
export interface WholeStatementLogic
  extends ReturnType<typeof makeResource<unknown, ReadonlyArray<StatementEntry>, WholeAsked>> {}

/** So many entries come at a time, after the first ones. */
const laterOnes = 100

/** What the page runs on that tells what has moved a player's money. */
export const ownStatementsOf = ({ runtime, environment: { now } }: Visit<Statements>) => {
  const usual = (book: StatementBook) => () => spanBack(now(), book)
  const wallet: StatementLogic = makeStatement<Statements>(runtime, (asked) =>
    statementPage({ ...asked, limit: asked.after === undefined ? undefined : laterOnes }, usual("wallet")),
  )
  const affiliate: StatementLogic = makeStatement<Statements>(runtime, ({ span }) =>
    Statements.use(({ affiliate: entries }) => wholePage(entries, span, usual("affiliate"))),
  )
  const whole: WholeStatementLogic = makeResource(
    runtime,
    ({ span, types }: WholeAsked) => wholeStatement(span, types),
    { endsWhenLoaded: true },
  )
  return { wallet, affiliate, whole }
}
