import { and, assign, setup, stateIn } from "xstate"
import { failedWith, type Runtime } from "../machine/actor.ts"
import type { RoundLimits } from "../poy/limits.ts"
import type { Draft, Drafts } from "./drafts/drafts.port.ts"
import { isChanged, isOver, isStale, written } from "./drafts/save-draft.ts"
import { someRatesTaken, termsTaken, withNews } from "./slip/apply-terms.ts"
import type { Betting, BettingEvent, BettingInput, BettingPace, Play } from "./slip/betting.ts"
import { played, turnedAway } from "./slip/reduce-betting.ts"
import * as draft from "./slip/sync-draft.ts"
import type { BetRound, BetTerms } from "./terms/bet-terms.port.ts"
import type { RateFeed } from "./terms/rate-feed.port.ts"
import { termRequests } from "./terms/request-terms.ts"

/** Types for `setup` alone, which reads no value of it. */
const types: {
  readonly context?: Betting
  readonly events?: BettingEvent
  readonly input?: BettingInput
  readonly tags?: "busy"
} = {}

/** The actors, guards and actions that the parts of the betting machine share. */
export const bettingSetup = (runtime: Runtime<BetTerms | Drafts | RateFeed>, pace: BettingPace) =>
  setup({
    types,
    actors: termRequests(runtime),
    delays: { ...pace },
    guards: {
      roundIsOpen: stateIn({ round: "open" }),
      termsAreKnown: stateIn({ slip: "taking" }),
      takesBets: and(["roundIsOpen", "termsAreKnown"]),
      isChanged: ({ context }) => isChanged(context),
      isSaved: ({ context }) => !isChanged(context),
      isOver: ({ context }) => isOver(context),
      isStale: ({ context }, other: Draft) => isStale(context, other),
    },
    actions: {
      play: assign(({ context }, play: Play) => played(context, play)),
      turnAwayFromClosed: assign((_, play: Play) => turnedAway(play, "roundClosed")),
      turnAway: assign((_, play: Play) => turnedAway(play, "termsUnknown")),
      open: assign(({ context }, found: draft.Recalled) => draft.opened(context, found)),
      takeTerms: assign(({ context }, limits: RoundLimits) => termsTaken(context, withNews(limits, context.announced))),
      recall: assign(({ context }) => draft.recalled(context)),
      find: assign(({ context }, other: Draft) => draft.found(context, other)),
      takeDraft: assign(({ context }, other: Draft) => draft.draftReceived(context, other)),
      write: assign(({ context }) => written(context)),
      takeRates: assign(({ context, event }) =>
        event.type === "rates.changed" ? someRatesTaken(context, event.rates) : {},
      ),
      noteRates: assign(({ context, event }) =>
        event.type === "rates.changed" ? { announced: [...context.announced, ...event.rates] } : {},
      ),
      noteAnew: assign({ announced: [] }),
    },
  })

export type BettingSetup = ReturnType<typeof bettingSetup>

/** What may come of asking about a round that is over, or for a player who is not known any longer. */
export const onRefusal = [
  { guard: failedWith("NoSuchRound"), target: "#missing" },
  { guard: failedWith("Unauthorized"), target: "#unauthorized" },
] as const

export const betRoundOf = ({ context }: { readonly context: Betting }): BetRound => context
