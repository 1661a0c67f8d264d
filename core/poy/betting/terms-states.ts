import { assign } from "xstate"
import { succeeded, value } from "../../machine/actor.ts"
import { type BettingSetup, refused, round } from "./betting-setup.machine.ts"
import { allRatesTaken, termsTaken } from "./terms-in-use.ts"

/** How the terms of a slip that is being filled in stay those of now; until an answer comes, the old ones hold. */
export const termsStates = (setup: BettingSetup) =>
  setup.createStateConfig({
    initial: "known",
    states: {
      known: {
        on: { "terms.asked": "asking", "round.opened": "askingRates", "connection.restored": "askingRates" },
        after: { ratesEvery: { guard: "roundIsOpen", target: "askingRates" } },
      },
      askingRates: {
        // Rates that are announced meanwhile may be newer than the answer: ask anew.
        on: {
          "terms.asked": "asking",
          "rates.changed": { target: "askingRates", reenter: true, actions: "takeRates" },
        },
        invoke: {
          id: "askingRates",
          src: "readRates",
          input: round,
          onDone: [
            {
              guard: succeeded,
              target: "known",
              actions: assign(({ context, event }) => allRatesTaken(context, value({ event }))),
            },
            ...refused,
            { target: "unanswered" },
          ],
        },
      },
      asking: {
        on: { "rates.changed": { target: "asking", reenter: true, actions: "takeRates" } },
        invoke: {
          id: "asking",
          src: "read",
          input: round,
          onDone: [
            {
              guard: succeeded,
              target: "known",
              actions: assign(({ context, event }) => termsTaken(context, value({ event }))),
            },
            ...refused,
            { target: "unanswered" },
          ],
        },
      },
      unanswered: {
        on: { "terms.asked": "asking", "connection.restored": "asking" },
        after: { retry: "asking" },
      },
    },
  })
