import { assign } from "xstate"
import { type BettingSetup, betRoundOf } from "./betting-setup.ts"
import * as draft from "./slip/sync-draft.ts"

/** How a slip that is being filled in is kept, and follows what other tabs make of it. */
export const draftStates = (setup: BettingSetup) =>
  setup.createStateConfig({
    initial: "kept",
    on: {
      "draft.changedElsewhere": [
        { guard: { type: "isStale", params: ({ event }) => event.draft }, target: ".keeping" },
        { actions: { type: "hear", params: ({ event }) => event.draft } },
      ],
      "page.left": { guard: "isChanged", target: ".writing" },
    },
    states: {
      kept: {
        on: { "page.shown": "looking" },
        always: [
          { guard: "isOver", target: "writing" },
          { guard: "isChanged", target: "changed" },
        ],
      },
      changed: {
        on: { "page.shown": "looking" },
        always: [
          { guard: "isOver", target: "writing" },
          { guard: "isKept", target: "kept" },
        ],
        after: { keepAfter: "writing" },
      },
      writing: { entry: "write", always: "keeping" },
      keeping: {
        invoke: {
          id: "keeping",
          src: "keep",
          input: ({ context }) => ({ betId: context.betId, draft: draft.storedDraft(context) }),
          onDone: {
            target: "kept",
            actions: assign(({ context, event }) => draft.keepAnswered(context, event.output)),
          },
        },
      },
      looking: {
        invoke: {
          id: "looking",
          src: "recall",
          input: betRoundOf,
          onDone: { target: "kept", actions: assign(({ context, event }) => draft.lookedUp(context, event.output)) },
        },
      },
    },
  })
