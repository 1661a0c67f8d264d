import { Predicate } from "effect"
import { costOfAll, type Ticket4dLine } from "../gov4d/ticket4d-line.ts"
import { setPrices } from "../gov4d/ticket4d-price.ts"
import { totalsOfSets } from "../gov4d/ticket4d-slip.ts"
import type { Gov4dVariant } from "../lotto/group/bet-type.ts"
import type { BetsGroup, SetsGroup } from "../lotto/group/group-rules.ts"
import { nothing, type Satang } from "../money/satang.ts"
import { total, winnings } from "../money/sums.ts"
import { agree, type Changed, ratesIn } from "../poy/change.ts"
import type { NumberRate, Terms } from "../poy/limits.ts"
import { type Line, placeOf } from "../poy/line.ts"
import type { Slip } from "../poy/slip.ts"
import { linesOf } from "../poy/totals.ts"

type OnRound = { readonly betId: string; readonly betName: string }

export type PoyOrder = OnRound & {
  readonly kind: "poy"
  readonly betGroup: BetsGroup
  readonly betType: string
  readonly lines: ReadonlyArray<Line>
}

export type Ticket4dOrder = OnRound & {
  readonly kind: "sets"
  readonly betGroup: SetsGroup
  readonly variant: Gov4dVariant
  readonly lines: ReadonlyArray<Ticket4dLine>
}

/** What a player places on one round: all of it or nothing. */
export type Order = PoyOrder | Ticket4dOrder

export const stakeOf = (order: Order): Satang =>
  order.kind === "poy" ? total(order.lines.map(({ price }) => price)) : costOfAll(order.lines, setPrices[order.variant])

/** What the best of its lines can win. */
export const largestWin = (order: Order): Satang =>
  order.kind === "sets"
    ? totalsOfSets(order, setPrices[order.variant]).topPrize
    : order.lines
        .map(({ price, multiply }) => winnings(price, multiply))
        .reduce((most, won) => (won > most ? won : most), nothing)

/** Whether two orders buy the same: what their lines are called in a slip does not matter. */
export const isSameOrder = (one: Order, other: Order): boolean => one === other || bought(one) === bought(other)

const bought = (order: Order): string =>
  JSON.stringify([
    order.kind,
    order.betId,
    order.kind === "poy"
      ? order.lines.map(({ option, number, price, multiply }) => [option, number, price, multiply])
      : order.lines.map(({ number, sets }) => [number, sets]),
  ])

/** An order that is to be placed, and the draft it comes from: a draft that was placed is over. */
export type OrderCommand = {
  readonly kind: "order"
  readonly draftId: string
  readonly order: Order
  /** What the player had at their yes, as far as it was known: where nobody tells what came of it, this does. */
  readonly balance?: Satang | undefined
}

/** Tells an order from every other command. */
export const isOrderCommand = (command: unknown): command is OrderCommand =>
  Predicate.hasProperty(command, "kind") && command.kind === "order"

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

/** An order's lines as a slip, every line under its own `ref`. */
const slipWith = (lines: ReadonlyArray<Line>): Slip => {
  const prices: Array<number> = []
  for (const { ref, price } of lines) prices[ref] = price
  const entries = lines.map((line) => ({ ...line, place: placeOf(line) }))
  return { entries, prices, lastAdd: 0, undone: [], recent: [] }
}
