import { Effect } from "effect"
import { type SnapshotFrom, sendTo, setup } from "xstate"
import type { Environment } from "../../errand/environment.ts"
import { fromFeed, fromPart, type Runtime } from "../../machine/actor.ts"
import { connectionNews } from "../../operator/connectivity.ts"
import { makeOrdering, type OrderingLogic, type OrderingPorts } from "../../order/ordering.machine.ts"
import type { PlacedPoys } from "../../order/placed/placed-poys.ts"
import type { RatePolicy } from "../../order/placing/changes.ts"
import type { PlacingInput } from "../../order/placing/placing.ts"
import { Cash } from "../../visit/cash.ts"
import type { Handoff } from "../../visit/handoff.ts"
import { type Page, pageEvents } from "../../visit/page.ts"
import { type SessionEnd, sessionEnd } from "../../visit/session-end.ts"
import { makeBuying } from "./buying.machine.ts"
import type { BuyingEvent } from "./buying.ts"
import type { SetDrafts } from "./set-drafts.ts"
import {
  type BuyingLogic,
  isDrawOpen,
  openDrawsIn,
  type Picked,
  passingNews,
  type SetsPage,
  type SetsPageEvent,
  type SetsPageInput,
  type SetsPageNews,
  setsOrderOf,
} from "./sets-page.ts"

/** Named, so that the types of the machines below can be written down. */
export interface SetsPageLogic extends ReturnType<typeof makeSetsPage> {}

type Choices = {
  /** Sets that were chosen on another page for a draw. */
  readonly handoff: Pick<Handoff<Picked>, "take">
  readonly policy: () => RatePolicy | undefined
}

export type SetsPagePorts = OrderingPorts | Page | PlacedPoys | SessionEnd | SetDrafts

const passOn = { type: "tellSets", params: ({ event }: { readonly event: SetsPageNews }) => event } as const

/** The sets of one draw and their orders: here they hear of the world, and each of what became of the other. */
export const makeSetsPage = (
  runtime: Runtime<SetsPagePorts>,
  environment: Environment,
  { handoff, policy }: Choices,
) => {
  const buying: BuyingLogic = makeBuying(runtime, environment.newKey)
  const ordering: OrderingLogic = makeOrdering(runtime, environment)
  const filledIn = (page: SetsPage): PlacingInput => ({
    ...setsOrderOf(page),
    balance: runtime.runSync(Effect.map(Cash, ({ now }) => now())),
    policy: policy(),
  })
  return setup({
    types: {} as { input: SetsPageInput; context: SetsPage; events: SetsPageEvent },
    actors: {
      buying,
      ordering,
      followPage: fromFeed(runtime, () => pageEvents),
      followConnection: fromFeed(runtime, () => connectionNews),
      followSession: fromFeed(runtime, () => sessionEnd),
      followDraws: fromPart(openDrawsIn, () => ({ type: "draws.changed" })),
      followReadiness: fromPart(
        (sets: SnapshotFrom<BuyingLogic>) => sets.matches({ round: "open", sets: "taking" }),
        (isReady) => ({ type: isReady ? "sets.ready" : "sets.awaited" }),
      ),
      followNews: fromPart(
        ({ context }: SnapshotFrom<BuyingLogic>) => passingNews(context),
        (news) => ({ type: news === undefined ? "news.gone" : "news.shown" }),
      ),
    },
    actions: {
      tellSets: ({ context }, event: BuyingEvent) => context.buying.send(event),
      takeHandedOver: ({ context }) => {
        const picked = handoff.take(context.round.betId)
        if (picked !== undefined) context.buying.send(picked)
      },
      order: sendTo(
        ({ context }) => context.ordering,
        ({ context }) => ({ type: "order.wanted", order: filledIn(context) }),
      ),
      tellOrderClosing: sendTo(({ context }) => context.ordering, { type: "round.closed" }),
    },
    guards: {
      isDrawOpen: ({ context }) => isDrawOpen(context),
    },
    delays: { passing: 6_000 },
  }).createMachine({
    id: "setsPage",
    context: ({ input, spawn, self }) => {
      const { betId } = input.round
      return {
        ...input,
        buying: spawn("buying", { id: "buying", input: { betId, variant: input.variant } }),
        ordering: spawn("ordering", { id: "ordering", input: { betId, page: self } }),
      }
    },
    initial: "open",
    states: {
      open: {
        invoke: [
          { src: "followPage" },
          { src: "followConnection" },
          { src: "followSession" },
          { src: "followDraws", input: ({ context }) => context.lobby },
          { src: "followReadiness", input: ({ context }) => context.buying },
          { src: "followNews", input: ({ context }) => context.buying },
        ],
        on: {
          // Whatever is picked is kept at once: a page that is left has nothing to keep.
          "page.shown": { actions: passOn },
          "connection.restored": { actions: passOn },
          "draws.changed": [
            { guard: "isDrawOpen", actions: { type: "tellSets", params: { type: "round.opened" } } },
            { actions: [{ type: "tellSets", params: { type: "round.closed" } }, "tellOrderClosing"] },
          ],
          "sets.ready": { actions: "takeHandedOver" },
          "news.shown": ".passingNews",
          "news.gone": ".quiet",
          "order.wanted": { actions: "order" },
          "order.begun": [{ guard: "isDrawOpen" }, { actions: "tellOrderClosing" }],
          "order.placed": {
            actions: { type: "tellSets", params: ({ event: { draftId } }) => ({ type: "slip.placed", draftId }) },
          },
          "order.left": { actions: { type: "tellSets", params: { type: "held.doubted" } } },
          "session.ended": "ended",
        },
        initial: "quiet",
        states: {
          quiet: {},
          /** The player sees by themselves what it says: it goes after a while. */
          passingNews: {
            after: { passing: { target: "quiet", actions: { type: "tellSets", params: { type: "news.seen" } } } },
          },
        },
      },
      ended: { type: "final" },
    },
  })
}
