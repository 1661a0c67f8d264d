import { minus, type Satang } from "../../money/satang.ts"
import type { Intent, OperationInput, OperationOutcome } from "../../operation/operation.ts"
import type { NumberRate } from "../../poy/limits.ts"
import type { Line } from "../../poy/line.ts"
import type { Instant } from "../../time/bangkok.ts"
import {
  agreed,
  changesIn,
  isSameOrder,
  newsFor,
  type Order,
  type OrderCommand,
  passes,
  type RatePolicy,
  stakeOf,
} from "../order.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { type LimitNow, type Refusal, RoundClosed } from "./order-desk.port.ts"

export type PlacingInput = {
  /** Every draft has an id of its own, and a new one once it was placed. */
  readonly draftId: string
  readonly order: Order
  readonly policy?: RatePolicy | undefined
  readonly balance?: Satang | undefined
  /** An intent from before a reload, whose outcome has to be found out first. */
  readonly unfinished?: Intent<OrderCommand> | undefined
}

/** What a player's way through placing an order knows. */
export type Placing = {
  readonly draftId: string
  /** As far as the player has agreed to it. */
  readonly order: Order
  readonly policy: RatePolicy
  readonly balance: Satang | undefined
  /** Rates that changed, and numbers that closed, that the player has not agreed to yet. */
  readonly news: ReadonlyArray<NumberRate>
  /** What is being placed: the order at the player's yes, or an intent from before a reload. */
  readonly operation: OperationInput<OrderCommand> | undefined
  /** An intent that was left while its outcome was unknown. */
  readonly unfinished: Intent<OrderCommand> | undefined
  readonly poy: PlacedPoy | undefined
  /** What the operator took; a slip comes with it where it tells one. */
  readonly taken: TakenOrder | undefined
  readonly failure: Refusal | undefined
  /** How often in a row changes were agreed to without asking. */
  readonly passed: number
}

/** An order that the operator took: when, and what the player had before. */
export type TakenOrder = {
  readonly order: Order
  readonly at: Instant
  readonly balanceBefore: Satang | undefined
}

export type PlacingEvent =
  | { readonly type: "order.confirmed" | "change.agreed" | "order.left" | "outcome.requested" }
  /** The player lets go of an order of which nobody can tell what became. */
  | { readonly type: "order.givenUp" }
  /** The player no longer wants an order that was not answered yet. */
  | { readonly type: "order.calledOff" }
  | { readonly type: "rates.changed"; readonly rates: ReadonlyArray<NumberRate> }
  | { readonly type: "balance.changed"; readonly balance: Satang }
  | { readonly type: "round.closed" }

/** What became of the order; an intent that is left unfinished is taken up when its draft is placed again. */
export type PlacingOutput =
  | { readonly type: "accepted"; readonly poy: PlacedPoy | undefined; readonly taken: TakenOrder }
  | { readonly type: "left"; readonly order: Order; readonly unfinished: Intent<OrderCommand> | undefined }

export type PlacingOutcome = OperationOutcome<OrderCommand, PlacedPoy | undefined, Refusal>

export const placingOf = ({ draftId, order, policy = "none", balance, unfinished }: PlacingInput): Placing => ({
  draftId,
  order,
  policy,
  balance,
  news: newsFor(order, []),
  operation: unfinished && { unfinished, command: { kind: "order", draftId, order, balance } },
  unfinished,
  poy: undefined,
  taken: undefined,
  failure: undefined,
  passed: 0,
})

/** What would be left of the player's cash; below nothing when it does not reach. */
export const balanceAfter = ({ balance, order }: Pick<Placing, "balance" | "order">): Satang | undefined =>
  balance === undefined ? undefined : minus(balance, stakeOf(order))

/** What the player is asked to agree to, line by line. */
export const changes = ({ order, news }: Pick<Placing, "order" | "news">) => changesIn(order, news)

export const commandOf = ({ draftId, order, balance }: Placing): OrderCommand => ({
  kind: "order",
  draftId,
  order,
  balance,
})

/** The operator took it, with a slip or without one. */
export const accepted = (outcome: PlacingOutcome, now: Instant): Partial<Placing> => {
  if (outcome._tag !== "Done") return {}
  const { order, balance } = outcome.intent.command
  return { poy: outcome.receipt, taken: { order, at: outcome.receipt?.placedAt ?? now, balanceBefore: balance } }
}

/** Whether the operation was of another version of the same draft, from another tab or from before a reload. */
export const isElsewhere = ({ order }: Placing, { intent }: PlacingOutcome): boolean =>
  !isSameOrder(intent.command.order, order)

/** The player's yes: an order gets a key of its own. */
export const orderConfirmed = (placing: Placing): Partial<Placing> => ({
  operation: { command: commandOf(placing) },
  failure: undefined,
  passed: 0,
})

/** Rates that were announced before anything is sent: agreed to at once where the policy says so, else kept to show. */
export const ratesReceived = (placing: Placing, rates: ReadonlyArray<NumberRate>): Pick<Placing, "order" | "news"> => {
  const news = newsFor(placing.order, [...placing.news, ...rates])
  return passes(placing.policy, changesIn(placing.order, news))
    ? { order: agreed(placing.order, news), news: [] }
    : { order: placing.order, news }
}

/** The player's yes to the news. */
export const agreedTo = (placing: Placing): Partial<Placing> => {
  const order = agreed(placing.order, placing.news)
  return { ...orderConfirmed({ ...placing, order }), order, news: [] }
}

export const closed = ({ order }: Placing): Partial<Placing> => ({
  failure: new RoundClosed(),
  news: newsFor(order, []),
})

/** How often in a row changed rates may be agreed to without asking. */
export const mostPassed = 3

/** The rates of a refusal that the player's policy agrees to without asking. */
const passedBy = ({ order, policy, passed }: Placing, refusal: Refusal): ReadonlyArray<NumberRate> => {
  const news = newsIn(order, refusal)
  return passed < mostPassed && passes(policy, changesIn(order, news)) ? news : []
}

export const isPassed = (placing: Placing, refusal: Refusal): boolean => passedBy(placing, refusal).length > 0

/** Sent anew at the rates of a refusal, under a new key: the refused one is answered once and for all. */
export const passedOn = (placing: Placing, refusal: Refusal): Partial<Placing> => {
  const order = agreed(placing.order, passedBy(placing, refusal))
  return { ...orderConfirmed({ ...placing, order }), order, news: [], passed: placing.passed + 1 }
}

/** What the operator's no changes in what the player sees. */
export const orderRefused = ({ order, balance }: Placing, failure: Refusal): Partial<Placing> => ({
  failure,
  news: newsIn(order, failure),
  order: failure._tag === "OutsideLimits" ? limited(order, failure.limits) : order,
  balance: (failure._tag === "BalanceNotEnough" ? failure.balance : undefined) ?? balance,
})

export const bringsNews = ({ order }: Placing, refusal: Refusal): boolean => newsIn(order, refusal).length > 0

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
