import { Effect } from "effect"
import type { Round } from "../../lotto/round/round.ts"
import { fromFeed, fromPart, type Runtime } from "../../machine/actor.ts"
import type { Environment } from "../../operation/operation.ts"
import { type ConnectionNews, connectionNews } from "../../operator/connectivity.port.ts"
import type { RatePolicy } from "../../order/order.ts"
import { makeOrdering, type OrderingLogic, type OrderingPorts } from "../../order/ordering.machine.ts"
import type { OrderingEvent, OrderProgress } from "../../order/ordering.ts"
import type { PlacingInput } from "../../order/placing/placing.ts"
import { Cash } from "../../visit/cash.port.ts"
import type { Handoff } from "../../visit/handoff.ts"
import { type Page, type PageEvent, pageEvents } from "../../visit/page.port.ts"
import { type SessionEnd, type SessionEnded, sessionEnd } from "../../visit/session-end.port.ts"

type OrderWanted = Extract<OrderingEvent, { readonly type: "order.wanted" }>

type DraftPage = { readonly round: Pick<Round, "betId"> }

/** What every page with a draft hears of the world, of its draft's news, and of its orders. */
export type DraftPageEvent =
  | { readonly type: "order.wanted" | "news.shown" | "news.gone" }
  | OrderProgress
  | PageEvent
  | ConnectionNews
  | SessionEnded

export type DraftPagePorts = OrderingPorts | Page | SessionEnd

/** What the player chose elsewhere, and is to be met here. */
export type DraftPageChoices<Chosen> = {
  /** What was chosen on another page for a round. */
  readonly handoff: Pick<Handoff<Chosen>, "take">
  readonly policy: () => RatePolicy | undefined
}

type DraftOn<Held, Event> = {
  readonly send: (page: Held, event: Event) => void
  /** The order as it is filled in just now. */
  readonly order: (page: Held) => Pick<PlacingInput, "draftId" | "order">
}

/** The actors and actions by which a page of slips and a page of sets hear of the world and order alike. */
export const draftPageSetup = <Held extends DraftPage, Event, Chosen extends Event>(
  runtime: Runtime<DraftPagePorts>,
  environment: Environment,
  { handoff, policy }: DraftPageChoices<Chosen>,
  { send, order }: DraftOn<Held, Event>,
) => {
  const ordering: OrderingLogic = makeOrdering(runtime, environment)
  return {
    actors: {
      ordering,
      subscribeToPage: fromFeed(runtime, () => pageEvents),
      subscribeToConnection: fromFeed(runtime, () => connectionNews),
      subscribeToSession: fromFeed(runtime, () => sessionEnd),
    },
    actions: {
      sendToDraft: ({ context }: { readonly context: Held }, event: Event) => send(context, event),
      takeHandedOver: ({ context }: { readonly context: Held }) => {
        const chosen = handoff.take(context.round.betId)
        if (chosen !== undefined) send(context, chosen)
      },
    },
    delays: { passing: 6_000 },
    orderWanted: (page: Held): OrderWanted => ({
      type: "order.wanted",
      order: { ...order(page), balance: runtime.runSync(Effect.map(Cash, ({ now }) => now())), policy: policy() },
    }),
  }
}

/** For the draft of an order that was placed. */
export const slipPlaced = ({ event: { draftId } }: { readonly event: { readonly draftId: string } }) =>
  ({ type: "slip.placed", draftId }) as const

/** Tells whether a draft has news that pass by themselves. */
export const subscribeToNewsOf = <Draft>(passing: (draft: Draft) => object | undefined) =>
  fromPart(
    ({ context }: { readonly context: Draft }) => passing(context),
    (news) => ({ type: news === undefined ? "news.gone" : "news.shown" }),
  )
