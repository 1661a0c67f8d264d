import type { Schema } from "@fakham/adapters/operator/wire"
import * as v from "valibot"
import type { Chart } from "./chart.ts"
import { timed } from "./timed.ts"

const sizes = [10, 30, 100, 300, 1_000]

type List<Item> = {
  readonly title: string
  readonly sizes: string
  /** Some rows as the operator lists them; longer lists repeat them under other ids. */
  readonly rows: ReadonlyArray<{ readonly betId: string }>
  /** What an answer of such rows is read by. */
  readonly schema: Schema
  /** So many of what the page has of them. */
  readonly listOf: (size: number) => ReadonlyArray<Item>
  /** What a page asks of its list whenever one of it has changed. */
  readonly look: (list: ReadonlyArray<Item>) => unknown
}

/** An operator's list of 10 to 1,000 rows read, and put in order for the pages that show it. */
export const listGrowth = <Item>({ title, sizes: caption, rows, schema, listOf, look }: List<Item>): Chart => {
  const cases = sizes.map((size) => {
    const row = (at: number) => rows[at % rows.length]
    const answer = JSON.stringify(
      Array.from({ length: size }, (_, at) => ({ ...row(at), betId: `${row(at)?.betId}-${at}` })),
    )
    const list = listOf(size)
    return { size, read: () => v.parse(schema, JSON.parse(answer)), order: () => look(list) }
  })
  for (let count = 0; count < 50; count++)
    for (const { read, order } of cases) {
      read()
      order()
    }
  return {
    title,
    sizes: caption,
    unit: "milliseconds",
    series: [
      { name: "read", points: cases.map(({ size, read }) => [size, timed(read)]) },
      { name: "put in order", points: cases.map(({ size, order }) => [size, timed(order)]) },
    ],
  }
}
