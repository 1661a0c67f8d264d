import type { Intent } from "@fakham/core/errand"
import type { Satang } from "@fakham/core/money"
import type { MeantOrder, makePlacing, Order, PlacingInput, PlacingOutput } from "@fakham/core/order"
import type { NumberRate } from "@fakham/core/poy"
import { assign, type EventObject, fromCallback, fromPromise, sendTo, setup } from "xstate"

/** What happens around an order while the player looks at it. */
export type OrderNews =
  | { readonly type: "rates.changed"; readonly rates: ReadonlyArray<NumberRate> }
  | { readonly type: "balance.changed"; readonly balance: Satang }
  | { readonly type: "round.closed" }

/** What a draft that orders are made from has to do with placing them. */
export type Drafting = {
  /** Whether an order from before belongs to this draft's round. */
  readonly isOurs: (order: Order) => boolean
  /** The order as it is filled in just now. */
  readonly filledIn: () => PlacingInput
  /** Tells the news of an order, what is so already at once, until the returned function is called. */
  readonly follow: (order: Order, tell: (news: OrderNews) => void) => () => void
  /** Is told what became of an order. */
  readonly onOver: (over: OrderOver) => void
}

export type OrderOver =
  | { readonly type: "order.placed"; readonly draftId: string }
  /** It was not placed, or it is not known whether it was; it may have been agreed to in another form. */
  | { readonly type: "order.left"; readonly order: Order; readonly before: PlacingInput }

type Ordering = {
  readonly drafting: Drafting
  /** The order that is on its way, or was last. */
  readonly ordered: PlacingInput
  /** What was left before its outcome was known. */
  readonly pending: Intent<MeantOrder> | undefined
  readonly receipt: Extract<PlacingOutput, { readonly type: "accepted" }> | undefined
}

type Event =
  | { readonly type: "order.wanted" | "outcome.wanted" | "receipt.closed" }
  | { readonly type: "news.heard"; readonly news: OrderNews }

/** Named, so that the type of the machine below can be written down. */
export interface PlacingLogic extends ReturnType<typeof makePlacing> {}

type Dependencies = {
  readonly placing: PlacingLogic
  readonly unfinishedOrders: () => Promise<ReadonlyArray<Intent<MeantOrder>>>
}

/** An order from before whose outcome is looked for. */
const takenUp = (unfinished: Intent<MeantOrder>): PlacingInput => ({
  draftId: unfinished.meant.draftId,
  order: unfinished.meant.order,
  unfinished,
})

export interface OrderingLogic extends ReturnType<typeof makeOrdering> {}

/** The orders of one draft, one at a time: one from before is taken up first, and a receipt stays until it is closed. */
export const makeOrdering = ({ placing, unfinishedOrders }: Dependencies) =>
  setup({
    types: {} as { input: Drafting; context: Ordering; events: Event; children: { placing: "placing" } },
    actors: {
      placing,
      recall: fromPromise(unfinishedOrders),
      follow: fromCallback<EventObject, Ordering>(({ input: { drafting, ordered }, sendBack }) =>
        drafting.follow(ordered.order, (news) => sendBack({ type: "news.heard", news })),
      ),
    },
    actions: {
      fillIn: assign(({ context }) => ({ ordered: context.drafting.filledIn() })),
      takeUp: assign(({ context }, intent: Intent<MeantOrder> | undefined) => ({
        ordered: intent === undefined ? context.ordered : takenUp(intent),
      })),
    },
    guards: {
      isKnown: (_, intent: Intent<MeantOrder> | undefined) => intent !== undefined,
    },
  }).createMachine({
    id: "ordering",
    context: ({ input }) => ({ drafting: input, ordered: input.filledIn(), pending: undefined, receipt: undefined }),
    on: { "receipt.closed": { actions: assign({ receipt: undefined }) } },
    initial: "recalling",
    states: {
      recalling: {
        invoke: {
          src: "recall",
          onDone: [
            {
              guard: ({ context, event }) => event.output.some(({ meant }) => context.drafting.isOurs(meant.order)),
              target: "placing",
              actions: {
                type: "takeUp",
                params: ({ context, event }) => event.output.find(({ meant }) => context.drafting.isOurs(meant.order)),
              },
            },
            { target: "drafting" },
          ],
          onError: "drafting",
        },
        on: { "order.wanted": { target: "placing", actions: "fillIn" } },
      },
      drafting: {
        on: {
          "order.wanted": { target: "placing", actions: "fillIn" },
          "outcome.wanted": {
            guard: { type: "isKnown", params: ({ context }) => context.pending },
            target: "placing",
            actions: { type: "takeUp", params: ({ context }) => context.pending },
          },
        },
      },
      placing: {
        invoke: [
          {
            id: "placing",
            src: "placing",
            input: ({ context }) => context.ordered,
            onDone: {
              target: "drafting",
              actions: [
                assign(({ event: { output } }) =>
                  output.type === "accepted" ? { pending: undefined, receipt: output } : { pending: output.unfinished },
                ),
                ({ context: { drafting, ordered }, event: { output } }) =>
                  drafting.onOver(
                    output.type === "accepted"
                      ? { type: "order.placed", draftId: ordered.draftId }
                      : { type: "order.left", order: output.order, before: ordered },
                  ),
              ],
            },
          },
          { src: "follow", input: ({ context }) => context },
        ],
        on: { "news.heard": { actions: sendTo("placing", ({ event }) => event.news) } },
      },
    },
  })
