import { Result } from "effect"
import { minus, type Satang } from "../../money/satang.ts"
import type { NumberRate } from "../../poy/limits.ts"
import { isSameOrder, type Order, stakeOf } from "../order.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { type Here, isStillWanted, mayStillArrive, sentNow } from "./ages.ts"
import { agreed, changesIn, limited, newsFor, newsIn, passes, type RatePolicy } from "./changes.ts"
import type { Intent } from "./intents.ts"
import { type Means, termsOf } from "./means.ts"
import type { PlacingFailure } from "./poys.ts"
import { RoundClosed } from "./refusal.ts"

export type PlacingInput = {
  /** Every draft has an id of its own, and a new one once it was placed. */
  readonly draftId: string
  readonly order: Order
  readonly policy?: RatePolicy | undefined
  readonly balance?: Satang | undefined
  /** An intent from before a reload, whose outcome has to be found out first. */
  readonly unfinished?: Intent | undefined
}

/** What a player's way through placing an order knows. */
export type Placing = Here & {
  readonly draftId: string
  /** As far as the player has agreed to it. */
  readonly order: Order
  readonly policy: RatePolicy
  readonly balance: Satang | undefined
  /** Rates that changed, and numbers that closed, that the player has not agreed to yet. */
  readonly news: ReadonlyArray<NumberRate>
  /** Whether another tab, or this one after a reload, could take the intent up. */
  readonly remembered: boolean
  /** Another version that never arrived, and that the player's own goes in place of. */
  readonly instead: Intent | undefined
  readonly poy: PlacedPoy | undefined
  readonly failure: PlacingFailure | undefined
  /** How often in a row nothing was found out. */
  readonly tries: number
  /** How often in a row changes were agreed to without asking. */
  readonly passed: number
}

export type Answer = Result.Result<PlacedPoy, PlacingFailure>

export type PlacingEvent =
  | { readonly type: "order.confirmed" | "change.agreed" | "order.left" | "outcome.requested" }
  | { readonly type: "rates.changed"; readonly rates: ReadonlyArray<NumberRate> }
  | { readonly type: "balance.changed"; readonly balance: Satang }
  | { readonly type: "round.closed" | "connection.restored" }

/** What became of the order; an intent that is left unfinished is taken up when its draft is placed again. */
export type PlacingOutput =
  | { readonly type: "accepted"; readonly poy: PlacedPoy }
  | { readonly type: "left" | "disowned"; readonly order: Order; readonly unfinished: Intent | undefined }

export type PlacingTypes = {
  readonly context: Placing
  readonly events: PlacingEvent
  readonly input: PlacingInput
  readonly output: PlacingOutput
  /** "unknown": the operator may have accepted the order. */
  readonly tags: "busy" | "unknown"
}

export const placingOf = (
  { draftId, order, policy = "none", balance, unfinished }: PlacingInput,
  { steadyNow }: Pick<Means, "steadyNow">,
): Placing => ({
  draftId,
  order,
  policy,
  balance,
  news: newsFor(order, []),
  intent: unfinished,
  yesAt: undefined,
  knownSince: steadyNow(),
  remembered: unfinished !== undefined,
  instead: undefined,
  poy: undefined,
  failure: undefined,
  tries: 0,
  passed: 0,
})

/** What would be left of the player's cash; below nothing when it does not reach. */
export const balanceAfter = ({ balance, order }: Placing): Satang | undefined =>
  balance === undefined ? undefined : minus(balance, stakeOf(order))

/** What the player is asked to agree to, line by line. */
export const changes = ({ order, news }: Placing) => changesIn(order, news)

/** Whether another version of the same draft is on its way, from another tab or from before a reload. */
export const isElsewhere = ({ intent, order }: Placing): boolean =>
  intent !== undefined && !isSameOrder(intent.order, order)

/** The player's yes: the same order keeps its key, another one gets its own. */
export const confirmed = (placing: Placing, means: Means): Partial<Placing> => {
  const { intent, order, draftId } = placing
  const kept = intent !== undefined && !isElsewhere(placing)
  const { knownSince, ...sending } = sentNow(means)
  return {
    intent: {
      ...(kept ? intent : { key: means.newKey(), draftId, order }),
      ...sending,
      madeAt: sending.sentAt,
    },
    knownSince,
    yesAt: knownSince,
    instead: kept ? undefined : intent,
    failure: undefined,
    tries: 0,
    passed: 0,
  }
}

/** Rates that were announced before anything is sent: agreed to at once where the policy says so, else kept to show. */
export const heard = (placing: Placing, rates: ReadonlyArray<NumberRate>): Partial<Placing> => {
  const news = newsFor(placing.order, [...placing.news, ...rates])
  return news.length > 0 && passes(placing.policy, changesIn(placing.order, news))
    ? { order: agreed(placing.order, news), news: [] }
    : { news }
}

/** The player's yes to the news. */
export const agreedTo = ({ order, news }: Placing): Partial<Placing> => ({ order: agreed(order, news), news: [] })

export const closed = ({ order }: Placing): Partial<Placing> => ({
  failure: new RoundClosed(),
  news: newsFor(order, []),
})

/** What the operator's answer changes: silence keeps the intent and its key, any word ends it. */
export const told = (placing: Placing, answer: Answer, means: Means): Partial<Placing> => {
  if (Result.isSuccess(answer)) return { poy: answer.success, failure: undefined }
  const { failure } = answer
  const { intent, yesAt, policy, tries, passed } = placing
  if (failure._tag === "Unauthorized") return { failure }
  if (failure._tag === "Unreachable") return { failure, tries: tries + 1 }
  if (failure._tag === "NoSuchIntent") {
    if (intent === undefined || isElsewhere(placing) || !isStillWanted(placing, means))
      return { failure, tries: tries + 1 }
    const { knownSince, ...sending } = sentNow(means)
    const madeAt = yesAt === undefined ? intent.madeAt : sending.sentAt - (knownSince - yesAt)
    return { failure: undefined, knownSince, intent: { ...intent, ...sending, madeAt } }
  }
  const over = { intent: undefined, tries: 0 }
  if (isElsewhere(placing)) return { ...over, failure: undefined }
  const news = newsIn(placing.order, failure)
  if (news.length > 0 && passed < termsOf(means).passes && passes(policy, changesIn(placing.order, news))) {
    const order = agreed(placing.order, news)
    return { ...confirmed({ ...placing, ...over, order }, means), order, news: [], passed: passed + 1 }
  }
  return {
    ...over,
    failure,
    news,
    order: failure._tag === "OutsideLimits" ? limited(placing.order, failure.limits) : placing.order,
    balance: (failure._tag === "BalanceNotEnough" ? failure.balance : undefined) ?? placing.balance,
  }
}

/** How long to wait after so many questions without an answer. */
export const waitAfter = ({ tries }: Placing, means: Means): number => {
  const { waits } = termsOf(means)
  return waits[Math.max(0, tries - 1)] ?? waits.at(-1) ?? waits[0]
}

export const standings = [
  "reviewing",
  "claiming",
  "unanswered",
  "unheard",
  "changed",
  "refused",
  "placedElsewhere",
  "accepted",
  "disowned",
] as const
export type Standing = (typeof standings)[number]

/** Where the last answer, or the last news, leaves the player. */
export const standing = (placing: Placing, means: Means): Standing => {
  const { poy, failure, intent, news } = placing
  if (poy !== undefined) return isElsewhere(placing) ? "placedElsewhere" : "accepted"
  if (failure?._tag === "Unreachable") return "unanswered"
  if (failure?._tag === "Unauthorized") return "disowned"
  // While a request may be on its way, nothing is over: it could still be the one that is accepted.
  if (failure?._tag === "NoSuchIntent") return mayStillArrive(placing, means) ? "unanswered" : "unheard"
  if (news.length > 0) return "changed"
  if (failure !== undefined) return "refused"
  return intent === undefined ? "reviewing" : "claiming"
}

export const outputOf = ({ poy, failure, order, intent }: Placing): PlacingOutput =>
  poy !== undefined
    ? { type: "accepted", poy }
    : { type: failure?._tag === "Unauthorized" ? "disowned" : "left", order, unfinished: intent }
