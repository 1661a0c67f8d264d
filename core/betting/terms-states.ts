import { assign } from "xstate"
import { succeeded, value } from "../machine/actor.ts"
import { type BettingSetup, onRefusal, round } from "./betting-setup.ts"
import { allRatesTaken, termsTaken, withNews } from "./slip/apply-terms.ts"

/** What is announced while the operator is asked holds at once, and over its answer, which may be older. */
const hear = { actions: ["takeRates", "noteRates"] } as const

/** How the terms of a slip that is being filled in stay those of now; until an answer comes, the old ones hold. */
export const termsStates = (setup: BettingSetup) =>
  setup.createStateConfig({
    initial: "known",
    states: {
      known: {
        on: {
          "terms.invalidated": "readingTerms",
          "round.opened": "readingRates",
          "connection.restored": "readingRates",
        },
        after: { ratesEvery: { guard: "roundIsOpen", target: "readingRates" } },
      },
      readingRates: {
        entry: "noteAnew",
        on: { "terms.invalidated": "readingTerms", "rates.changed": hear },
        invoke: {
          id: "readingRates",
          src: "readRates",
          input: round,
          onDone: [
            {
              guard: succeeded,
              target: "known",
              actions: assign(({ context, event }) => {
                const { rateNow } = withNews({ ...context.terms, rateNow: value({ event }) }, context.announced)
                return allRatesTaken(context, rateNow)
              }),
            },
            ...onRefusal,
            { target: "unreachable" },
          ],
        },
      },
      readingTerms: {
        entry: "noteAnew",
        on: { "rates.changed": hear },
        invoke: {
          id: "readingTerms",
          src: "read",
          input: round,
          onDone: [
            {
              guard: succeeded,
              target: "known",
              actions: assign(({ context, event }) =>
                termsTaken(context, withNews(value({ event }), context.announced)),
              ),
            },
            ...onRefusal,
            { target: "unreachable" },
          ],
        },
      },
      unreachable: {
        on: { "terms.invalidated": "readingTerms", "connection.restored": "readingTerms" },
        after: { retry: "readingTerms" },
      },
    },
  })
