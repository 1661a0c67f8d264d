import { assign, type SnapshotFrom, sendTo, setup } from "xstate"
import type { RoundLogic } from "../lotto/round/round.machine.ts"
import { takesBets } from "../lotto/round/round-phase.ts"
import { fromPart, type Runtime } from "../machine/actor.ts"
import type { Environment } from "../operation/operation.ts"
import type { OrderProgress } from "../order/ordering.machine.ts"
import type { NumberRate } from "../poy/limits.ts"
import type { Resource } from "../visit/resource.view.ts"
import type { Around, Visit } from "../visit/visit.ts"
import {
  agreedSlip,
  type BetPageChoices,
  type BetPageData,
  type BetPageEvent,
  type BetPageInput,
  type BetPageNews,
  type BettingLogic,
  chosenOn,
  orderOf,
  passingNews,
} from "./bet-page.ts"
import { makeBetting } from "./betting.machine.ts"
import { type DraftPagePorts, draftPageSetup, subscribeToNewsOf } from "./drafts/draft-page.ts"
import type { Drafts } from "./drafts/drafts.ts"
import type { BettingEvent } from "./slip/betting.ts"
import { keypadChoiceOf } from "./slip/keypad-choice.ts"
import { type BetRound, type BetTerms, type PopularNumbers, popularNumbersOf } from "./terms/bet-terms.ts"
import type { RateFeed } from "./terms/rate-feed.ts"

/** Named, so that the types of the machines below can be written down. */
export interface BetPageLogic extends ReturnType<typeof makeBetPage> {}

export type BetPagePorts = DraftPagePorts | BetTerms | Drafts | RateFeed

const passOn = { type: "sendToDraft", params: ({ event }: { readonly event: BetPageNews }) => event } as const

/** A slip and its orders on one round: here they hear of the world, and each of what became of the other. */
export const makeBetPage = (
  runtime: Runtime<BetPagePorts>,
  environment: Environment,
  { handoff, policy, keypad }: BetPageChoices,
) => {
  const betting: BettingLogic = makeBetting(runtime, environment.newKey)
  const shared = draftPageSetup(
    runtime,
    environment,
    { handoff, policy },
    { send: (page: BetPageData, event: BettingEvent) => page.betting.send(event), order: orderOf },
  )
  const isTaking = ({ context: { round } }: SnapshotFrom<RoundLogic>): boolean =>
    round !== undefined && takesBets(round, environment.now())
  return setup({
    types: {} as { input: BetPageInput; context: BetPageData; events: BetPageEvent },
    actors: {
      ...shared.actors,
      betting,
      subscribeToRound: fromPart(isTaking, (isOpen) => ({ type: isOpen ? "round.opened" : "round.closed" })),
      subscribeToTerms: fromPart(
        ({ context }: SnapshotFrom<BettingLogic>) => context.terms,
        (terms) => ({ type: "terms.changed", terms }),
      ),
      subscribeToReadiness: fromPart(
        (slip: SnapshotFrom<BettingLogic>) => slip.matches({ slip: "taking" }),
        (isReady) => ({ type: isReady ? "slip.ready" : "slip.awaited" }),
      ),
      subscribeToEntries: fromPart(
        ({ context }: SnapshotFrom<BettingLogic>) => context.slip.entries.length === 0,
        (isEmpty) => ({ type: isEmpty ? "slip.emptied" : "slip.filled" }),
      ),
      subscribeToKeypad: fromPart(
        ({ context }: SnapshotFrom<BettingLogic>) => chosenOn(context),
        (_, before) => ({ type: before === undefined ? "keypad.shown" : "keypad.chosen" }),
      ),
      subscribeToNews: subscribeToNewsOf(passingNews),
    },
    actions: {
      ...shared.actions,
      order: sendTo(
        ({ context }) => context.ordering,
        ({ context }) => shared.orderWanted(context),
      ),
      sendOrderClosing: sendTo(({ context }) => context.ordering, { type: "round.closed" }),
      sendOrderTerms: sendTo(
        ({ context }) => context.ordering,
        ({ context }) => ({ type: "terms.changed", terms: context.betting.getSnapshot().context.terms }),
      ),
      agree: ({ context }, { order, before }: Extract<OrderProgress, { readonly type: "order.left" }>) => {
        const slip = agreedSlip(context.betting.getSnapshot().context, order, before)
        if (slip !== undefined) context.betting.send({ type: "slip.agreed", slip })
      },
      rememberKeypad: ({ context }) => {
        const { context: slip } = context.betting.getSnapshot()
        keypad.remember(slip.betGroup, keypadChoiceOf(slip))
      },
      closeSheet: assign({ sheet: undefined }),
    },
    guards: {
      takesBets: ({ context }) => isTaking(context.running.getSnapshot()),
      isSlipOpen: ({ context }) => context.sheet?.kind === "slip",
    },
    delays: shared.delays,
  }).createMachine({
    id: "betPage",
    context: ({ input, spawn, self }) => {
      const { round, betGroup } = input
      return {
        ...input,
        betting: spawn("betting", { id: "betting", input: { ...round, betGroup, keypad: keypad.recall(betGroup) } }),
        ordering: spawn("ordering", { id: "ordering", input: { betId: round.betId, page: self } }),
        sheet: undefined,
      }
    },
    initial: "open",
    states: {
      open: {
        invoke: [
          { src: "subscribeToPage" },
          { src: "subscribeToConnection" },
          { src: "subscribeToSession" },
          { src: "subscribeToRound", input: ({ context }) => context.running },
          { src: "subscribeToTerms", input: ({ context }) => context.betting },
          { src: "subscribeToReadiness", input: ({ context }) => context.betting },
          { src: "subscribeToEntries", input: ({ context }) => context.betting },
          { src: "subscribeToKeypad", input: ({ context }) => context.betting },
          { src: "subscribeToNews", input: ({ context }) => context.betting },
        ],
        on: {
          "page.left": { actions: passOn },
          "page.shown": { actions: passOn },
          "connection.restored": { actions: passOn },
          "round.opened": { actions: passOn },
          "round.closed": { actions: [passOn, "sendOrderClosing"] },
          "terms.changed": { actions: "sendOrderTerms" },
          "slip.ready": { actions: "takeHandedOver" },
          // Of what lies open only the slip has nothing to show now.
          "slip.emptied": { guard: "isSlipOpen", actions: "closeSheet" },
          "keypad.chosen": { actions: "rememberKeypad" },
          "news.shown": ".passingNews",
          "news.gone": ".quiet",
          "sheet.opened": { actions: assign({ sheet: ({ event }) => event.sheet }) },
          "sheet.closed": { actions: "closeSheet" },
          "numbers.pulled": {
            actions: [{ type: "sendToDraft", params: ({ event }) => event.pulled }, "closeSheet"],
          },
          "order.wanted": { actions: "order" },
          "order.begun": [
            { guard: "takesBets", actions: "sendOrderTerms" },
            { actions: ["sendOrderTerms", "sendOrderClosing"] },
          ],
          "order.placed": {
            actions: [
              "closeSheet",
              { type: "sendToDraft", params: ({ event: { draftId } }) => ({ type: "slip.placed", draftId }) },
            ],
          },
          "order.left": {
            actions: [
              { type: "agree", params: ({ event }) => event },
              { type: "sendToDraft", params: { type: "terms.invalidated" } },
            ],
          },
          "session.ended": { target: "ended", actions: { type: "sendToDraft", params: { type: "page.left" } } },
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

/** What a slip is written, filled and placed with. */
export const betPageOf = (
  visit: Visit<Exclude<BetPagePorts, Around> | PopularNumbers>,
  choices: BetPageChoices,
): {
  readonly betPage: BetPageLogic
  /** What many bet on in a round, at the full rate. */
  readonly popularNumbers: (round: BetRound) => Resource<ReadonlyArray<NumberRate>>
} => ({
  betPage: makeBetPage(visit.runtime, visit.environment, choices),
  popularNumbers: popularNumbersOf(visit),
})
