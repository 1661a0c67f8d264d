import { assign, type SnapshotFrom, sendTo, setup } from "xstate"
import type { RoundLogic } from "../lotto/round/round.machine.ts"
import { takesBets } from "../lotto/round/round-phase.ts"
import { fromPart, type Runtime } from "../machine/actor.ts"
import type { Environment } from "../operation/operation.ts"
import type { OrderProgress } from "../order/ordering.ts"
import * as page from "./bet-page.ts"
import { makeBetting } from "./betting.machine.ts"
import { type DraftPagePorts, draftPageSetup, subscribeToNewsOf } from "./drafts/draft-page.ts"
import type { Drafts } from "./drafts/drafts.port.ts"
import type { BettingEvent } from "./slip/betting.ts"
import { keypadChoiceOf } from "./slip/keypad-choice.ts"
import type { BetTerms } from "./terms/bet-terms.port.ts"
import type { RateFeed } from "./terms/rate-feed.port.ts"

export type BetPagePorts = DraftPagePorts | BetTerms | Drafts | RateFeed

/** Types for `setup` alone, which reads no value of it. */
const types: {
  readonly input?: page.BetPageInput
  readonly context?: page.BetPageData
  readonly events?: page.BetPageEvent
} = {}

/** The actors, guards and actions of a page with a slip. */
export const betPageSetup = (
  runtime: Runtime<BetPagePorts>,
  environment: Environment,
  { handoff, policy, keypad }: page.BetPageChoices,
) => {
  const betting: page.BettingLogic = makeBetting(runtime, environment.newKey)
  const shared = draftPageSetup(
    runtime,
    environment,
    { handoff, policy },
    { send: ({ betting: draft }: page.BetPageData, event: BettingEvent) => draft.send(event), order: page.orderOf },
  )
  const isTaking = ({ context: { round } }: SnapshotFrom<RoundLogic>): boolean =>
    round !== undefined && takesBets(round, environment.now())
  return setup({
    types,
    actors: {
      ...shared.actors,
      betting,
      subscribeToRound: fromPart(isTaking, (isOpen) => ({ type: isOpen ? "round.opened" : "round.closed" })),
      subscribeToTerms: fromPart(
        ({ context }: SnapshotFrom<page.BettingLogic>) => context.terms,
        (terms) => ({ type: "terms.changed", terms }),
      ),
      subscribeToReadiness: fromPart(
        (slip: SnapshotFrom<page.BettingLogic>) => slip.matches({ slip: "taking" }),
        (isReady) => ({ type: isReady ? "slip.ready" : "slip.awaited" }),
      ),
      subscribeToEntries: fromPart(
        ({ context }: SnapshotFrom<page.BettingLogic>) => context.slip.entries.length === 0,
        (isEmpty) => ({ type: isEmpty ? "slip.emptied" : "slip.filled" }),
      ),
      subscribeToKeypad: fromPart(
        ({ context }: SnapshotFrom<page.BettingLogic>) => page.chosenOn(context),
        (_, before) => ({ type: before === undefined ? "keypad.shown" : "keypad.chosen" }),
      ),
      subscribeToNews: subscribeToNewsOf(page.passingNews),
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
        const slip = page.agreedSlip(context.betting.getSnapshot().context, order, before)
        if (slip !== undefined) context.betting.send({ type: "slip.agreed", slip })
      },
      rememberKeypad: ({ context }) => {
        const { context: slip } = context.betting.getSnapshot()
        keypad.remember(slip.betGroup, keypadChoiceOf(slip))
      },
      openSheet: assign((_, sheet: page.OpenSheet) => ({ sheet })),
      closeSheet: assign({ sheet: undefined }),
    },
    guards: {
      takesBets: ({ context }) => isTaking(context.running.getSnapshot()),
      isSlipOpen: ({ context }) => context.sheet?.kind === "slip",
    },
    delays: shared.delays,
  })
}
