import type { Buying, BuyingEvent, makeBuying } from "@fakham/core/betting"
import { type Gov4dVariant, type Round, takesBets } from "@fakham/core/lotto"
import type { Order, RatePolicy } from "@fakham/core/order"
import type { Handoff } from "@fakham/core/visit"
import { type ActorRefFrom, type EventObject, fromCallback, type SnapshotFrom, sendTo, setup } from "xstate"
import { follow, followPassing } from "./follow.ts"
import type { Drafting, OrderingLogic, OrderOver } from "./ordering.machine.ts"
import type { Rounds } from "./rounds.ts"
import type { DraftNews, World } from "./world.ts"

/** Named, so that the type of the machine below can be written down. */
export interface BuyingLogic extends ReturnType<typeof makeBuying> {}

type Input = { readonly round: Round; readonly variant: Gov4dVariant }

type SetTable = {
  readonly buying: ActorRefFrom<BuyingLogic>
  readonly ordering: ActorRefFrom<OrderingLogic>
}

export type Picked = Extract<BuyingEvent, { readonly type: "sets.picked" }>

type News = Exclude<DraftNews, { readonly type: "page.left" }> | Picked

type Event = { readonly type: "news.heard"; readonly news: News } | { readonly type: "session.ended" } | OrderOver

type Dependencies = {
  readonly buying: BuyingLogic
  readonly ordering: OrderingLogic
  /** Sets that were chosen on another page for a draw. */
  readonly handoff: Handoff<Picked>
  readonly policy: () => RatePolicy | undefined
  readonly lobby: () => ReturnType<Rounds["lobby"]>
  readonly world: World
}

/** The sets of one draw and their orders: here they hear of the world, and each of what became of the other. */
export const makeSetTable = ({ buying, ordering, handoff, policy, lobby, world }: Dependencies) =>
  setup({
    types: {} as { input: Input; context: SetTable; events: Event },
    actors: {
      buying,
      ordering,
      hear: fromCallback<EventObject, SetTable>(({ input: { buying }, sendBack }) => {
        const { betId } = buying.getSnapshot().context
        const tell = (news: News) => sendBack({ type: "news.heard", news })
        const following = [
          world.followEnd(sendBack),
          // Whatever is picked is kept at once.
          world.followPage(({ type }) => type === "page.left" || tell({ type })),
          world.followConnection(tell),
          follow(lobby(), isTaking(betId), (isOpen) => tell({ type: isOpen ? "round.opened" : "round.closed" })),
          follow(
            buying,
            (state) => state.matches({ round: "open", sets: "taking" }),
            (isReady) => {
              const picked = isReady ? handoff.take(betId) : undefined
              if (picked !== undefined) tell(picked)
            },
          ),
          followPassing(
            buying,
            ({ context }) => passingNews(context),
            () => tell({ type: "news.seen" }),
          ),
        ]
        return () => {
          for (const leave of following) leave()
        }
      }),
    },
    actions: { countCash: world.doubtCash },
  }).createMachine({
    id: "setTable",
    context: ({ input: { round, variant }, spawn, self }) => {
      const { betId, betName } = round
      const buying = spawn("buying", { id: "buying", input: { betId, variant } })
      const drafting: Drafting = {
        isOurs: (order) => order.betId === betId,
        filledIn: () => {
          const { slip, draftId } = buying.getSnapshot().context
          const order: Order = { kind: "sets", betGroup: "gov4d", betId, betName, variant, lines: slip.lines }
          return { draftId, order, balance: world.cash(), policy: policy() }
        },
        follow: (_, tell) => {
          const following = [
            world.followCash((balance) => tell({ type: "balance.changed", balance })),
            follow(lobby(), isTaking(betId), (isOpen) => isOpen || tell({ type: "round.closed" })),
          ]
          return () => {
            for (const leave of following) leave()
          }
        },
        onOver: (over) => self.send(over),
      }
      return { buying, ordering: spawn("ordering", { id: "ordering", input: drafting }) }
    },
    invoke: { src: "hear", input: ({ context }) => context },
    initial: "open",
    states: {
      open: {
        on: {
          "news.heard": { actions: ({ context, event }) => context.buying.send(event.news) },
          "order.placed": {
            actions: [
              sendTo(
                ({ context }) => context.buying,
                ({ event }) => ({ type: "slip.placed", draftId: event.draftId }),
              ),
              "countCash",
            ],
          },
          "order.left": { actions: [sendTo(({ context }) => context.buying, { type: "held.doubted" }), "countCash"] },
          "session.ended": "ended",
        },
      },
      ended: { type: "final" },
    },
  })

const isTaking =
  (betId: string) =>
  ({ context: { rounds = [], seenAt } }: SnapshotFrom<Rounds["lobby"]>): boolean =>
    rounds.some((round) => round.betId === betId && takesBets(round, seenAt))

const passingNews = ({ news }: Buying) => (news?._tag === "roundClosed" ? news : undefined)
