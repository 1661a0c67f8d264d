import { assign } from "xstate"
import { type BettingSetup, betRoundOf } from "./betting-setup.ts"
import * as draft from "./slip/sync-draft.ts"

/** How a slip that is being filled in is kept, and follows what other tabs make of it. */
export const draftStates = (setup: BettingSetup) =>
  setup.createStateConfig({
    initial: "saved",
    on: {
      "draft.changedElsewhere": [
        { guard: { type: "isStale", params: ({ event }) => event.draft }, target: ".saving" },
        { actions: { type: "takeDraft", params: ({ event }) => event.draft } },
      ],
      "page.left": { guard: "isChanged", target: ".writing" },
    },
    states: {
      saved: {
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
          { guard: "isSaved", target: "saved" },
        ],
        after: { keepAfter: "writing" },
      },
      writing: { entry: "write", always: "saving" },
      saving: {
        invoke: {
          id: "saving",
          src: "keep",
          input: ({ context }) => ({ betId: context.betId, draft: draft.storedDraft(context) }),
          onDone: {
            target: "saved",
            actions: assign(({ context, event }) => draft.saveAnswered(context, event.output)),
          },
        },
      },
      looking: {
        invoke: {
          id: "looking",
          src: "recall",
          input: betRoundOf,
          onDone: { target: "saved", actions: assign(({ context, event }) => draft.lookedUp(context, event.output)) },
        },
      },
    },
  })
