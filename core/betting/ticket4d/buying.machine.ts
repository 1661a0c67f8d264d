import { and, assign, setup, stateIn } from "xstate"
import { answer, type Runtime, succeeded, value } from "../../machine/actor.ts"
import type { PoyArchive } from "../../order/placed/poy-archive.port.ts"
import { isChanged, isOver, isStale, written } from "../drafts/save-draft.ts"
import { type Buying, type BuyingEvent, buyingFor, type SetRound, setRoundOf, type Ticket4dPlay } from "./buying.ts"
import { holdingsTaken, setPlayed, setsTurnedAway } from "./reduce-ticket4d.ts"
import { setRequests } from "./request-sets.ts"
import * as draft from "./sync-ticket4d-draft.ts"
import type { Ticket4dDraft, Ticket4dDrafts } from "./ticket4d-drafts.ts"

const params = ({ event }: { readonly event: Ticket4dPlay }) => event
const play = [
  { guard: "takesSets", actions: { type: "play", params } },
  { actions: { type: "turnAway", params } },
] as const
const holding = { type: "hold", params: value } as const
const seen = { type: "see", params: answer } as const

/**
 * Sets being picked for one draw. Every change is kept at once for a reload and for other tabs; the later version counts,
 * and is stored again where an older one has overwritten it.
 */
export const makeBuying = (runtime: Runtime<Ticket4dDrafts | PoyArchive>, newId: () => string) =>
  setup({
    types: {} as { context: Buying; events: BuyingEvent; input: SetRound; tags: "busy" },
    actors: setRequests(runtime),
    delays: { retry: 5_000 },
    guards: {
      takesSets: and([stateIn({ round: "open" }), stateIn({ sets: "taking" })]),
      isUnkept: ({ context }) => isChanged(context) || isOver(context),
      isStale: ({ context }, other: Ticket4dDraft) => isStale(context, other),
    },
    actions: {
      play: assign(({ context }, act: Ticket4dPlay) => setPlayed(context, act)),
      turnAway: assign((_, act: Ticket4dPlay) => setsTurnedAway(act)),
      takeDraft: assign(({ context }, other: Ticket4dDraft) => draft.setsReceived(context, other)),
      hold: assign(({ context }, held: Buying["caps"]["held"]) => holdingsTaken(context, held)),
      recall: assign(({ context }, found: draft.RecalledSets) => draft.setsRecalled(context, found)),
      see: assign(({ context }, found: draft.RecalledSets) => draft.setsLookedUp(context, found)),
      noteSaved: assign(({ context }, saved: draft.SetsSaved) => draft.savingAnswered(context, saved)),
      place: assign(({ context }, draftId: string) => draft.setsPlaced(context, draftId, newId)),
      write: assign(({ context }) => written(context)),
    },
  }).createMachine({
    id: "buying",
    context: ({ input }) => buyingFor(input, newId),
    type: "parallel",
    invoke: { src: "subscribeToTabs", input: setRoundOf },
    on: {
      "digit.*": play,
      "digits.cleared": play,
      "orders.toggled": play,
      "sets.*": play,
      "change.undone": play,
      "news.seen": { actions: assign({ news: undefined }) },
    },
    states: {
      round: {
        initial: "open",
        states: { open: { on: { "round.closed": "closed" } }, closed: { on: { "round.opened": "open" } } },
      },
      held: {
        initial: "loading",
        on: { "held.invalidated": ".loading", "slip.placed": ".loading" },
        states: {
          loading: {
            invoke: {
              id: "readHeld",
              src: "readHeld",
              input: setRoundOf,
              onDone: [{ guard: succeeded, target: "loaded", actions: holding }, { target: "failed" }],
            },
          },
          loaded: {},
          // The operator decides about caps in any case.
          failed: { on: { "connection.restored": "loading" }, after: { retry: "loading" } },
        },
      },
      sets: {
        initial: "recalling",
        states: {
          recalling: {
            tags: "busy",
            on: { "draft.changedElsewhere": { actions: { type: "takeDraft", params: ({ event }) => event.draft } } },
            invoke: {
              id: "recalling",
              src: "recall",
              input: setRoundOf,
              onDone: { target: "taking", actions: { type: "recall", params: answer } },
            },
          },
          taking: {
            initial: "saved",
            on: {
              "slip.placed": { actions: { type: "place", params: ({ event }) => event.draftId } },
              "draft.changedElsewhere": [
                { guard: { type: "isStale", params: ({ event }) => event.draft }, target: ".saving" },
                { actions: { type: "takeDraft", params: ({ event }) => event.draft } },
              ],
            },
            states: {
              saved: { on: { "page.shown": "looking" }, always: { guard: "isUnkept", target: "writing" } },
              writing: { entry: "write", always: "saving" },
              saving: {
                invoke: {
                  id: "saving",
                  src: "keep",
                  input: ({ context }) => ({ betId: context.betId, saved: draft.setDraftOf(context) }),
                  onDone: { target: "saved", actions: { type: "noteSaved", params: answer } },
                },
              },
              looking: {
                invoke: { id: "looking", src: "recall", input: setRoundOf, onDone: { target: "saved", actions: seen } },
              },
            },
          },
        },
      },
    },
  })
