import {
  type Betting,
  type BettingEvent,
  type KeypadChoice,
  keypadChoiceOf,
  type makeBetting,
} from "@fakham/core/betting"
import { type BetGroup, type makeRound, type Round, takesBets } from "@fakham/core/lotto"
import { type Order, type PoyOrder, type RatePolicy, ratesNow } from "@fakham/core/order"
import { linesOf, type Slip, slipOf } from "@fakham/core/poy"
import type { Handoff } from "@fakham/core/visit"
import { type ActorRefFrom, assign, type EventObject, fromCallback, type SnapshotFrom, sendTo, setup } from "xstate"
import { follow, followPassing } from "./follow.ts"
import type { Drafting, OrderingLogic, OrderOver } from "./ordering.machine.ts"
import type { DraftNews, World } from "./world.ts"

/** Named, so that the type of the machine below can be written down. */
export interface BettingLogic extends ReturnType<typeof makeBetting> {}
export interface RoundLogic extends ReturnType<typeof makeRound> {}

/** What lies open over the keypad. */
export type OpenSheet = { readonly kind: "slip" | "pull" | "rates" } | { readonly kind: "paste"; readonly text: string }

type Input = {
  readonly round: Round
  readonly betGroup: PoyOrder["betGroup"]
  /** The same round as it goes on. */
  readonly running: ActorRefFrom<RoundLogic>
}

type BetTable = Pick<Input, "running"> & {
  readonly betting: ActorRefFrom<BettingLogic>
  readonly ordering: ActorRefFrom<OrderingLogic>
  readonly sheet: OpenSheet | undefined
}

export type Pulled = Extract<BettingEvent, { readonly type: "slip.pulled" | "set.pulled" }>

/** Numbers that the player has chosen from what lies open over the keypad. */
export type NumbersPulled = { readonly type: "numbers.pulled"; readonly pulled: Pulled }

type News = DraftNews | Pulled

type Event =
  | { readonly type: "news.heard"; readonly news: News }
  | { readonly type: "sheet.opened"; readonly sheet: OpenSheet }
  | { readonly type: "sheet.closed" | "slip.emptied" | "table.left" | "session.ended" }
  | NumbersPulled
  | OrderOver

type Dependencies = {
  readonly betting: BettingLogic
  readonly ordering: OrderingLogic
  /** Numbers that were chosen on another page for a round. */
  readonly handoff: Handoff<Pulled>
  readonly policy: () => RatePolicy | undefined
  /** What the player last bet with in each group. */
  readonly keypad: {
    readonly recall: (group: BetGroup) => KeypadChoice | undefined
    readonly remember: (group: BetGroup, choice: KeypadChoice) => void
  }
  readonly now: () => number
  readonly world: World
}

/** A slip and its orders on one round: here they hear of the world, and each of what became of the other. */
export const makeBetTable = ({ betting, ordering, handoff, policy, keypad, now, world }: Dependencies) =>
  setup({
    types: {} as { input: Input; context: BetTable; events: Event },
    actors: {
      betting,
      ordering,
      hear: fromCallback<EventObject, BetTable>(({ input: { betting, running }, sendBack }) => {
        const tell = (news: News) => sendBack({ type: "news.heard", news })
        const following = [
          // Two events: what the first has kept is kept when the second stops all that runs below.
          world.followEnd((news) => {
            tell({ type: "page.left" })
            sendBack(news)
          }),
          world.followPage(tell),
          world.followConnection(tell),
          follow(running, isTaking(now), (isOpen) => tell({ type: isOpen ? "round.opened" : "round.closed" })),
          follow(
            betting,
            (state) => state.matches({ slip: "taking" }),
            (isReady) => {
              const numbers = isReady ? handoff.take(betting.getSnapshot().context.betId) : undefined
              if (numbers !== undefined) tell(numbers)
            },
          ),
          follow(
            betting,
            ({ context }) => context.slip.entries.length === 0,
            (isEmpty, wasEmpty) => isEmpty && wasEmpty === false && sendBack({ type: "slip.emptied" }),
          ),
          follow(
            betting,
            ({ context: { selection, usualPrice } }) => `${[...selection].join()} ${usualPrice}`,
            (_, before) => {
              const { context } = betting.getSnapshot()
              if (before !== undefined) keypad.remember(context.betGroup, keypadChoiceOf(context))
            },
          ),
          followPassing(
            betting,
            ({ context }) => passingNews(context),
            () => tell({ type: "news.seen" }),
          ),
        ]
        return () => {
          for (const leave of following) leave()
        }
      }),
    },
    actions: {
      countCash: world.doubtCash,
    },
  }).createMachine({
    id: "betTable",
    context: ({ input: { round, betGroup, running }, spawn, self }) => {
      const { betId, betType, betName } = round
      const betting = spawn("betting", {
        id: "betting",
        input: { ...round, betGroup, keypad: keypad.recall(betGroup) },
      })
      const drafting: Drafting = {
        isOurs: (order) => order.betId === betId,
        filledIn: () => {
          const { slip, draftId } = betting.getSnapshot().context
          const order: Order = { kind: "poy", betId, betGroup, betType, betName, lines: linesOf(slip) }
          return { draftId, order, balance: world.cash(), policy: policy() }
        },
        follow: (order, tell) => {
          const following = [
            follow(
              betting,
              ({ context }) => context.terms,
              (terms) => tell({ type: "rates.changed", rates: ratesNow(order, terms) }),
            ),
            world.followCash((balance) => tell({ type: "balance.changed", balance })),
            follow(running, isTaking(now), (isOpen) => isOpen || tell({ type: "round.closed" })),
          ]
          return () => {
            for (const leave of following) leave()
          }
        },
        onOver: (over) => self.send(over),
      }
      return { running, betting, ordering: spawn("ordering", { id: "ordering", input: drafting }), sheet: undefined }
    },
    invoke: { src: "hear", input: ({ context }) => context },
    initial: "open",
    states: {
      open: {
        on: {
          "news.heard": { actions: ({ context, event }) => context.betting.send(event.news) },
          "sheet.opened": { actions: assign({ sheet: ({ event }) => event.sheet }) },
          "sheet.closed": { actions: assign({ sheet: undefined }) },
          // Of what lies open only the slip has nothing to show now.
          "slip.emptied": {
            actions: assign({ sheet: ({ context: { sheet } }) => (sheet?.kind === "slip" ? undefined : sheet) }),
          },
          "numbers.pulled": {
            actions: [({ context, event }) => context.betting.send(event.pulled), assign({ sheet: undefined })],
          },
          "order.placed": {
            actions: [
              assign({ sheet: undefined }),
              sendTo(
                ({ context }) => context.betting,
                ({ event }) => ({ type: "slip.placed", draftId: event.draftId }),
              ),
              "countCash",
            ],
          },
          "order.left": {
            actions: [
              ({ context: { betting }, event }) => {
                const slip = agreedSlip(betting.getSnapshot().context, event)
                if (slip !== undefined) betting.send({ type: "slip.agreed", slip })
                betting.send({ type: "terms.doubted" })
              },
              "countCash",
            ],
          },
          "table.left": { actions: sendTo(({ context }) => context.betting, { type: "page.left" }) },
          "session.ended": "ended",
        },
      },
      ended: { type: "final" },
    },
  })

const isTaking =
  (now: () => number) =>
  ({ context: { round } }: SnapshotFrom<RoundLogic>): boolean =>
    round !== undefined && takesBets(round, now())

const ratesOf = (order: Order): string =>
  order.kind === "poy" ? order.lines.map(({ ref, multiply }) => `${ref}:${multiply}`).join() : ""

/** The slip at the rates that the player agreed to for its order, where they are others. */
const agreedSlip = (
  { draftId }: Betting,
  { order, before }: Extract<OrderOver, { readonly type: "order.left" }>,
): Slip | undefined =>
  draftId === before.draftId && order.kind === "poy" && ratesOf(order) !== ratesOf(before.order)
    ? slipOf(order.lines)
    : undefined

const passingNews = ({ news }: Betting) =>
  news?._tag === "refused" || news?._tag === "displaced" || news?._tag === "priceRefused" ? news : undefined
