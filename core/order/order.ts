import { costOfAll, type Ticket4dLine } from "../gov4d/ticket4d-line.ts"
import { setPrices } from "../gov4d/ticket4d-price.ts"
import { totalsOfSets } from "../gov4d/ticket4d-slip.ts"
import type { Gov4dVariant } from "../lotto/group/bet-type.ts"
import type { BetsGroup, SetsGroup } from "../lotto/group/group-rules.ts"
import { nothing, type Satang } from "../money/satang.ts"
import { total, winnings } from "../money/sums.ts"
import type { Line } from "../poy/line.ts"

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
