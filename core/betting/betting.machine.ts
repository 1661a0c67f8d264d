import { assign } from "xstate"
import { answer, type Runtime, succeeded, value } from "../machine/actor.ts"
import { betRoundOf, bettingSetup, onRefusal } from "./betting-setup.ts"
import { draftStates } from "./draft-states.ts"
import type { Drafts } from "./drafts/drafts.port.ts"
import { type BettingPace, bettingFor, bettingPace, type Play } from "./slip/betting.ts"
import * as draft from "./slip/sync-draft.ts"
import type { BetTerms } from "./terms/bet-terms.port.ts"
import type { RateFeed } from "./terms/rate-feed.port.ts"
import { termsStates } from "./terms-states.ts"

const params = ({ event }: { readonly event: Play }) => event
const play = [
  { guard: "takesBets", actions: { type: "play", params } },
  { guard: "termsAreKnown", actions: { type: "turnAwayFromClosed", params } },
  { actions: { type: "turnAway", params } },
] as const
/** A slip that cannot be placed any longer may still be thrown away. */
const tidy = [
  { guard: "termsAreKnown", actions: { type: "play", params } },
  { actions: { type: "turnAway", params } },
] as const
const plays = {
  "option.tapped": play,
  "generator.tapped": play,
  "digit.*": play,
  "digits.*": play,
  "numbers.chosen": play,
  "text.read": play,
  "set.pulled": play,
  "slip.pulled": play,
  "slip.cleared": tidy,
  "slip.restored": tidy,
  "batch.*": play,
  "line.priced": play,
  "all.priced": play,
} as const

/**
 * A slip being filled in on one round. Every change is kept for a reload and for other tabs, shortly after it was made
 * or when the page is left; the later version counts, and is stored again where an older one has overwritten it.
 */
export const makeBetting = (
  runtime: Runtime<BetTerms | Drafts | RateFeed>,
  newId: () => string,
  pace: BettingPace = bettingPace,
) => {
  const setup = bettingSetup(runtime, pace)
  return setup.createMachine({
    id: "betting",
    context: ({ input }) => bettingFor(input, newId),
    type: "parallel",
    invoke: [
      { src: "subscribeToTabs", input: betRoundOf },
      { src: "subscribeToRates", input: betRoundOf },
    ],
    on: {
      ...plays,
      "news.seen": { actions: assign({ news: undefined }) },
      "draft.changedElsewhere": { actions: { type: "find", params: ({ event }) => event.draft } },
      "slip.placed": { actions: assign(({ event }) => draft.placedBefore(event, newId)) },
    },
    states: {
      round: {
        initial: "open",
        states: { open: { on: { "round.closed": "closed" } }, closed: { on: { "round.opened": "open" } } },
      },
      slip: {
        initial: "recalling",
        states: {
          recalling: {
            tags: "busy",
            invoke: {
              id: "recalling",
              src: "recall",
              input: betRoundOf,
              onDone: { target: "loading", actions: { type: "open", params: answer } },
            },
          },
          loading: {
            tags: "busy",
            entry: "noteAnew",
            on: { "rates.changed": { actions: "noteRates" } },
            invoke: {
              id: "loading",
              src: "read",
              input: betRoundOf,
              onDone: [
                { guard: succeeded, target: "taking", actions: [{ type: "takeTerms", params: value }, "recall"] },
                ...onRefusal,
                { target: "failed" },
              ],
            },
          },
          failed: {
            on: { "retry.requested": "loading", "connection.restored": "loading" },
            after: { retry: "loading" },
          },
          taking: {
            type: "parallel",
            on: {
              "slip.agreed": { actions: assign(({ context, event }) => draft.slipAgreed(context, event.slip)) },
              "slip.placed": { actions: assign(({ context, event }) => draft.placed(context, event, newId)) },
              "rates.changed": { actions: "takeRates" },
            },
            states: { draft: draftStates(setup), terms: termsStates(setup) },
          },
          missing: { id: "missing", invoke: { src: "forget", input: betRoundOf } },
          unauthorized: {
            id: "unauthorized",
            invoke: { src: "keep", input: ({ context }) => ({ betId: context.betId, draft: draft.rest(context) }) },
          },
        },
      },
    },
  })
}
