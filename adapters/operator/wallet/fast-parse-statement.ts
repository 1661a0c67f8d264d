import { nothing, plus, type Satang } from "@fakham/core/money"
import { type Day, isDay } from "@fakham/core/time"
import { allOrNone } from "../all-or-none.ts"
import { fastParseSatang } from "../fast-parse-satang.ts"

/** What a statement shows before its rows. */
export type FastParsedStatement = {
  readonly span: { readonly from: Day; readonly to: Day }
  /** What came in, what went out (below nothing), and both together. */
  readonly sums: { readonly moneyIn: Satang; readonly moneyOut: Satang; readonly net: Satang }
}

/** The days of a statement and their sums, as operators usually write them; nothing where one is written in another way. */
export const fastParseStatement = (page: unknown): FastParsedStatement | undefined => {
  if (typeof page !== "object" || page === null) return undefined
  const { from, to, totals }: Readonly<Record<string, unknown>> = { ...page }
  if (!isTextOfDay(from) || !isTextOfDay(to) || !Array.isArray(totals)) return undefined
  const [comeIn, goneOut] = [allOrNone(totals.map(amountOf("moneyIn"))), allOrNone(totals.map(amountOf("moneyOut")))]
  if (comeIn === undefined || goneOut === undefined) return undefined
  const [moneyIn, moneyOut] = [together(comeIn), together(goneOut)]
  return { span: { from, to }, sums: { moneyIn, moneyOut, net: plus(moneyIn, moneyOut) } }
}

const isTextOfDay = (value: unknown): value is Day => typeof value === "string" && isDay(value)

const amountOf = (name: string) => (total: Readonly<Record<string, unknown>> | null) => fastParseSatang(total?.[name])

const together = (amounts: ReadonlyArray<Satang>) => amounts.reduce(plus, nothing)
