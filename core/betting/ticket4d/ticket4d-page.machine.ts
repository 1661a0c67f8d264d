import { type SnapshotFrom, sendTo, setup } from "xstate"
import { fromPart, type Runtime } from "../../machine/actor.ts"
import type { Environment } from "../../operation/operation.ts"
import { makeResource } from "../../operator/resource.machine.ts"
import type { Ticket4dOrder } from "../../order/order.ts"
import type { PoyArchive } from "../../order/placed/poy-archive.port.ts"
import { unfinishedSets } from "../../order/placing/place-order.operation.ts"
import type { Around, Visit } from "../../visit/visit.ts"
import * as drafts from "../drafts/draft-page.ts"
import { makeBuying } from "./buying.machine.ts"
import type { BuyingEvent } from "./buying.ts"
import type { Ticket4dDrafts } from "./ticket4d-drafts.ts"
import * as page from "./ticket4d-page.ts"

/** Named, so that the types of the machines below can be written down. */
export interface Ticket4dPageLogic extends ReturnType<typeof makeTicket4dPage> {}
export interface UnfinishedSetsLogic extends ReturnType<typeof makeResource<unknown, Ticket4dOrder | "none">> {}

export type Ticket4dPagePorts = drafts.DraftPagePorts | PoyArchive | Ticket4dDrafts

const passOn = { type: "sendToDraft", params: ({ event }: { readonly event: page.Ticket4dPageNews }) => event } as const

/** The sets of one draw and their orders: here they hear of the world, and each of what became of the other. */
export const makeTicket4dPage = (
  runtime: Runtime<Ticket4dPagePorts>,
  environment: Environment,
  choices: drafts.DraftPageChoices<page.Picked>,
) => {
  const buying: page.BuyingLogic = makeBuying(runtime, environment.newKey)
  const shared = drafts.draftPageSetup(runtime, environment, choices, {
    send: ({ buying: draft }: page.Ticket4dPageData, event: BuyingEvent) => draft.send(event),
    order: page.setsOrderOf,
  })
  return setup({
    types: {} as { input: page.Ticket4dPageInput; context: page.Ticket4dPageData; events: page.Ticket4dPageEvent },
    actors: {
      ...shared.actors,
      buying,
      subscribeToDraws: fromPart(page.openDrawsIn, () => ({ type: "draws.changed" })),
      subscribeToReadiness: fromPart(
        (sets: SnapshotFrom<page.BuyingLogic>) => sets.matches({ round: "open", sets: "taking" }),
        (isReady) => ({ type: isReady ? "sets.ready" : "sets.awaited" }),
      ),
      subscribeToNews: drafts.subscribeToNewsOf(page.passingBuyingNews),
    },
    actions: {
      ...shared.actions,
      order: sendTo(
        ({ context }) => context.ordering,
        ({ context }) => shared.orderWanted(context),
      ),
      sendOrderClosing: sendTo(({ context }) => context.ordering, { type: "round.closed" }),
    },
    guards: { isDrawOpen: ({ context }) => page.isDrawOpen(context) },
    delays: shared.delays,
  }).createMachine({
    id: "ticket4dPage",
    context: ({ input, spawn, self }) => ({
      ...input,
      buying: spawn("buying", { id: "buying", input: { betId: input.round.betId, variant: input.variant } }),
      ordering: spawn("ordering", { id: "ordering", input: { betId: input.round.betId, page: self } }),
    }),
    initial: "open",
    states: {
      open: {
        invoke: [
          { src: "subscribeToPage" },
          { src: "subscribeToConnection" },
          { src: "subscribeToSession" },
          { src: "subscribeToDraws", input: ({ context }) => context.lobby },
          { src: "subscribeToReadiness", input: ({ context }) => context.buying },
          { src: "subscribeToNews", input: ({ context }) => context.buying },
        ],
        on: {
          // Whatever is picked is kept at once: a page that is left has nothing to keep.
          "page.shown": { actions: passOn },
          "connection.restored": { actions: passOn },
          "draws.changed": [
            { guard: "isDrawOpen", actions: { type: "sendToDraft", params: { type: "round.opened" } } },
            { actions: [{ type: "sendToDraft", params: { type: "round.closed" } }, "sendOrderClosing"] },
          ],
          "sets.ready": { actions: "takeHandedOver" },
          "news.shown": ".passingNews",
          "news.gone": ".quiet",
          "order.wanted": { actions: "order" },
          "order.begun": [{ guard: "isDrawOpen" }, { actions: "sendOrderClosing" }],
          "order.placed": { actions: { type: "sendToDraft", params: drafts.slipPlaced } },
          "order.left": { actions: { type: "sendToDraft", params: { type: "held.invalidated" } } },
          "session.ended": "ended",
        },
        initial: "quiet",
        states: {
          quiet: {},
          /** The player sees by themselves what it says: it goes after a while. */
          passingNews: {
            after: { passing: { target: "quiet", actions: { type: "sendToDraft", params: { type: "news.seen" } } } },
          },
        },
      },
      ended: { type: "final" },
    },
  })
}

/** What four-digit sets are picked and placed with. */
export const ticket4dPageOf = (
  { runtime, environment }: Visit<Exclude<Ticket4dPagePorts, Around>>,
  choices: drafts.DraftPageChoices<page.Picked>,
): {
  readonly ticket4dPage: Ticket4dPageLogic
  /** An order of sets whose outcome is not known yet, from before a reload. */
  readonly unfinishedSets: UnfinishedSetsLogic
} => ({
  ticket4dPage: makeTicket4dPage(runtime, environment, choices),
  unfinishedSets: makeResource(runtime, () => unfinishedSets),
})
