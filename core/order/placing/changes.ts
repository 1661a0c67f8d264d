import { agree, type Changed, ratesIn } from "../../poy/change.ts"
import type { NumberRate, Terms } from "../../poy/limits.ts"
import { type Line, placeOf } from "../../poy/line.ts"
import type { Slip } from "../../poy/slip.ts"
import { linesOf } from "../../poy/totals.ts"
import type { Order } from "../order.ts"
import type { LimitNow, Refusal } from "./refusal.ts"

/** Which changed rates a player agrees to without being asked. */
export const ratePolicies = ["none", "better", "any"] as const
export type RatePolicy = (typeof ratePolicies)[number]

/** The lines of an order that news about rates touches, and those whose numbers closed before: they go out all the same. */
export const changesIn = (order: Order, news: ReadonlyArray<NumberRate>): ReadonlyArray<Changed> =>
  order.kind === "poy" ? agree(slipWith(order.lines), ratesIn(news)).changed : []

/** The order at the rates of the news, without the lines of closed numbers. */
export const agreed = (order: Order, news: ReadonlyArray<NumberRate>): Order =>
  order.kind === "poy" && news.length > 0
    ? { ...order, lines: linesOf(agree(slipWith(order.lines), ratesIn(news)).slip) }
    : order

/** A closed number is always shown, whatever the player lets pass. */
export const passes = (policy: RatePolicy, changes: ReadonlyArray<Changed>): boolean =>
  policy !== "none" && changes.every(({ line, now }) => now > (policy === "better" ? line.multiply : 0))

/** Only the news that counts for an order, one a number. */
export const newsFor = (order: Order, news: ReadonlyArray<NumberRate>): ReadonlyArray<NumberRate> =>
  changesIn(order, news).map(({ line: { option, number }, now }) => ({ option, number, multiply: now }))

/** What a round pays now for the numbers of an order, limited or not; nothing is said of what it does not offer. */
export const ratesNow = (order: Order, { rates, defaultRate }: Terms): ReadonlyArray<NumberRate> =>
  order.kind === "sets"
    ? []
    : order.lines.flatMap(({ option, number }) => {
        const multiply = rates.get(placeOf({ option, number })) ?? defaultRate[option]
        return multiply === undefined ? [] : [{ option, number, multiply }]
      })

/** What a refusal says about rates; numbers that it calls closed are at rate zero. */
export const newsIn = (order: Order, refusal: Refusal): ReadonlyArray<NumberRate> => {
  if (refusal._tag === "RatesChanged") return newsFor(order, refusal.rates)
  if (refusal._tag !== "NumbersClosed" || order.kind === "sets") return newsFor(order, [])
  const isClosed = (line: Line) =>
    refusal.numbers.some(({ option = line.option, number }) => option === line.option && number === line.number)
  return newsFor(
    order,
    order.lines.filter(isClosed).map(({ option, number }) => ({ option, number, multiply: 0 })),
  )
}

/** The order with its lines' limits of now; prices stay, so that the player sees which lie outside. */
export const limited = (order: Order, limits: ReadonlyArray<LimitNow>): Order => {
  if (order.kind === "sets" || limits.length === 0) return order
  const lines = order.lines.map((line) => {
    const limit = limits.findLast(
      ({ option, number = line.number }) => option === line.option && number === line.number,
    )
    return limit ? { ...line, min: limit.min, max: limit.max } : line
  })
  return { ...order, lines }
}

/** An order's lines as a slip, every line under its own `ref`. */
const slipWith = (lines: ReadonlyArray<Line>): Slip => {
  const prices: Array<number> = []
  for (const { ref, price } of lines) prices[ref] = price
  const entries = lines.map((line) => ({ ...line, place: placeOf(line) }))
  return { entries, prices, lastAdd: 0, undone: [], recent: [] }
}
