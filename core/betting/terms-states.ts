import { assign } from "xstate"
import { succeeded, value } from "../machine/actor.ts"
import { type BettingSetup, betRoundOf, onRefusal } from "./betting-setup.ts"
import { allRatesTaken, withNews } from "./slip/apply-terms.ts"

/** What is announced while the operator is asked holds at once, and over its answer, which may be older. */
const takeChangedRates = { actions: ["takeRates", "noteRates"] } as const

/** How the terms of a slip that is being filled in stay those of now; until an answer comes, the old ones hold. */
export const termsStates = (setup: BettingSetup) =>
  setup.createStateConfig({
    initial: "loaded",
    states: {
      loaded: {
        on: {
          "terms.invalidated": "loadingTerms",
          "round.opened": "loadingRates",
          "connection.restored": "loadingRates",
        },
        after: { ratesEvery: { guard: "roundIsOpen", target: "loadingRates" } },
      },
      loadingRates: {
        entry: "noteAnew",
        on: { "terms.invalidated": "loadingTerms", "rates.changed": takeChangedRates },
        invoke: {
          id: "loadingRates",
          src: "readRates",
          input: betRoundOf,
          onDone: [
            {
              guard: succeeded,
              target: "loaded",
              actions: assign(({ context, event }) => {
                const { rateNow } = withNews({ ...context.terms, rateNow: value({ event }) }, context.announced)
                return allRatesTaken(context, rateNow)
              }),
            },
            ...onRefusal,
            { target: "failed" },
          ],
        },
      },
      loadingTerms: {
        entry: "noteAnew",
        on: { "rates.changed": takeChangedRates },
        invoke: {
          id: "loadingTerms",
          src: "read",
          input: betRoundOf,
          onDone: [
            { guard: succeeded, target: "loaded", actions: { type: "takeTerms", params: value } },
            ...onRefusal,
            { target: "failed" },
          ],
        },
      },
      failed: {
        on: { "terms.invalidated": "loadingTerms", "connection.restored": "loadingTerms" },
        after: { retry: "loadingTerms" },
      },
    },
  })
