import { type Compilable, type CompiledQuery, type InsertType, type RawBuilder, type SelectType, sql } from "kysely"
import { locksRows } from "./lock.ts"
import type { Tables, Within } from "./tables.ts"

/**
 * A query that is put together once and from then on only given its values. It is built with places for its values, so
 * it must not look at them.
 */
export const prepareQuery = <Values extends object, Row>(
  build: (within: Within, values: Values) => Pick<Compilable<Row>, "compile">,
) => {
  const compiled: { here?: CompiledQuery<Row>; locking?: CompiledQuery<Row> } = {}
  return async (within: Within, values: Values): Promise<ReadonlyArray<Row>> => {
    const kind = locksRows(within) ? "locking" : "here"
    const query = (compiled[kind] ??= build(within, placesIn(values)).compile())
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? Reflect.get(values, value.name) : value,
    )
    return (await within.executeQuery<Row>({ ...query, parameters })).rows
  }
}

/** Where the value of a name goes. */
class Place {
  readonly name: string | symbol
  constructor(name: string | symbol) {
    this.name = name
  }
}

const placesIn = <Values extends object>(values: Values): Values =>
  new Proxy(values, { get: (_, name) => new Place(name) })

type Column<Table extends keyof Tables> = keyof Tables[Table] & string
type Sent<Table extends keyof Tables> = { readonly [Name in Column<Table>]: InsertType<Tables[Table][Name]> }
type Given<Table extends keyof Tables> = { readonly [Name in Column<Table>]: SelectType<Tables[Table][Name]> }

/**
 * The same for rows, which it is given as one value whatever their number: a statement reads `given` as a table that has
 * these columns of another one.
 */
export const preparedRows = <Table extends keyof Tables, Name extends Column<Table>, Row>(
  table: Table,
  columns: ReadonlyArray<Name>,
  build: (within: Within, given: RawBuilder<Pick<Given<Table>, Name>>) => Pick<Compilable<Row>, "compile">,
) => {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const values = sql.join(columns.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`))
  const query = prepareQuery((within, { rows }: { readonly rows: string }) =>
    build(
      within,
      locksRows(within)
        ? sql`(select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json))`
        : sql`(select ${values} from json_each(${rows}))`,
    ),
  )
  return async (within: Within, rows: ReadonlyArray<Pick<Sent<Table>, Name>>): Promise<ReadonlyArray<Row>> =>
    // Rows may carry more than the columns, schemas of calls even, of which nothing is to be read.
    rows.length === 0 ? [] : query(within, { rows: JSON.stringify(rows, [...columns]) })
}

/** Writes rows of a table in one statement, in their order; what follows may say what else becomes of them. */
export const preparedInsert = <Table extends keyof Tables, Row>(
  table: Table,
  columns: ReadonlyArray<Column<Table>>,
  andThen: RawBuilder<Row> = sql``,
) => {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  return preparedRows(table, columns, (within, given) => {
    const insert = sql<Row>`insert into ${sql.table(table)} (${names}) select ${names} from ${given} as given where true ${andThen}`
    return { compile: () => insert.compile(within) }
  })
}
