import type { Compilable, CompiledQuery } from "kysely"
import { locksRows } from "./lock.ts"
import type { Within } from "./tables.ts"

/** More rows than these are seldom as many as last time. */
const mostRowsKept = 16

/**
 * A query that is put together once and from then on only given its values, among which one may be a list of rows: once
 * for each number of them. It is built with places for its values, so it must not look at them.
 */
export const prepared = <Values extends object, Row>(build: (within: Within, values: Values) => Compilable<Row>) => {
  const kept = { here: new Map<number, CompiledQuery<Row>>(), locking: new Map<number, CompiledQuery<Row>>() }
  return async (within: Within, values: Values): Promise<ReadonlyArray<Row>> => {
    const rows = rowsIn(values)
    if (rows > mostRowsKept) return (await within.executeQuery(build(within, values).compile())).rows
    const known = locksRows(within) ? kept.locking : kept.here
    const query = known.get(rows) ?? build(within, placesIn(values)).compile()
    known.set(rows, query)
    const parameters = query.parameters.map((value) => (value instanceof Place ? value.in(values) : value))
    return (await within.executeQuery<Row>({ ...query, parameters })).rows
  }
}

/** Where a value goes. */
class Place {
  readonly in: (values: object) => unknown
  constructor(read: (values: object) => unknown) {
    this.in = read
  }
}

const rowsIn = (values: object): number => {
  for (const value of Object.values(values)) if (Array.isArray(value)) return value.length
  return 0
}

const placesIn = <Values extends object>(
  values: Values,
  within: (values: object) => object = (given) => given,
): Values =>
  new Proxy(values, {
    get: (_, name) => {
      const value: unknown = Reflect.get(values, name)
      return Array.isArray(value)
        ? value.map((row: object, at) => placesIn(row, (given) => Reflect.get(Reflect.get(given, name), at)))
        : new Place((given) => Reflect.get(within(given), name))
    },
  })
