import type { Stream } from "effect"
import { assign, raise, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { noNews } from "../../machine/no-news.ts"
import type { ClockNews } from "../../operator/clock-news.ts"
import { type ConnectionNews, type Connectivity, connectionNews } from "../../operator/connectivity.port.ts"
import type { Instant } from "../../time/bangkok.ts"
import { type LobbyChanged, lobbyChanges, type WatchedLobby } from "../round/lobby-changes.ts"
import type { Round } from "../round/round.ts"
import { waitFor } from "../round/wait.ts"
import { isBehind } from "./day-results.ts"
import {
  askableAt,
  chosenResults,
  isNothing,
  mayAskFor,
  mayGrow,
  type PastResults,
  type ResultChoice,
  type RoundResult,
} from "./past-result.ts"

type Context = {
  readonly choice: ResultChoice
  /** What is on show, what it was chosen by and when it was read; kept until something else can be shown. */
  readonly data:
    | { readonly choice: ResultChoice; readonly results: ReadonlyArray<RoundResult>; readonly readAt: Instant }
    | undefined
}

type Event =
  | { readonly type: "result.chosen"; readonly choice: ResultChoice }
  | { readonly type: "retry.requested" }
  | ClockNews
  | ConnectionNews
  | LobbyChanged
  /** Something that was chosen has come out just now. */
  | { readonly type: "result.announced" }

type Watch = {
  readonly now: () => Instant
  readonly corrections?: () => Stream.Stream<ClockNews>
  /** Hears of endings as they happen. */
  readonly lobby: () => WatchedLobby
  readonly askEvery?: number
  /** How often a day that is not over yet is read again when nothing is announced. */
  readonly refreshEvery?: number
}

const grown = { refreshEvery: { guard: "mayGrow", target: "loading" } } as const
const growing = { on: { "result.announced": "loading" }, after: grown } as const

/** Results of a chosen day or bet type. What was shown last stays until the next answer. */
export const makeResults = (
  runtime: Runtime<PastResults | Connectivity>,
  { now, corrections = () => noNews, lobby, askEvery = 5_000, refreshEvery = 60_000 }: Watch,
) =>
  setup({
    types: {} as { context: Context; events: Event; input: ResultChoice; tags: "busy" },
    actors: {
      read: fromProgram(runtime, chosenResults),
      subscribeToClock: fromFeed(runtime, corrections),
      subscribeToConnection: fromFeed(runtime, () => connectionNews),
      subscribeToLobby: lobbyChanges,
    },
    delays: { askEvery, refreshEvery, due: ({ context }) => waitFor(askableAt(context.choice), now()) },
    guards: {
      isDue: ({ context }) => mayAskFor(context.choice, now()),
      isBehind: ({ context: { choice, data } }, rounds: ReadonlyArray<Round>) =>
        data !== undefined && isBehind(choice, data.results, rounds),
      mayGrow: ({ context }) => mayGrow(context.choice, now()),
    },
    actions: {
      show: assign({
        data: ({ context: { choice } }, results: ReadonlyArray<RoundResult>) => ({ choice, results, readAt: now() }),
      }),
    },
  }).createMachine({
    id: "results",
    context: ({ input }) => ({ choice: input, data: undefined }),
    invoke: [
      { src: "subscribeToClock" },
      { src: "subscribeToConnection" },
      { src: "subscribeToLobby", input: () => lobby() },
    ],
    initial: "judging",
    on: {
      "result.chosen": { target: ".judging", actions: assign({ choice: ({ event }) => event.choice }) },
      "lobby.changed": {
        guard: { type: "isBehind", params: ({ event }) => event.rounds },
        actions: raise({ type: "result.announced" }),
      },
    },
    states: {
      judging: { always: [{ guard: "isDue", target: "loading" }, { target: "notYet" }] },
      notYet: { on: { "result.announced": "loading", "clock.corrected": "judging" }, after: { due: "judging" } },
      loading: {
        tags: "busy",
        invoke: {
          src: "read",
          input: ({ context }) => context.choice,
          onDone: [
            { guard: isNothing, target: "empty", actions: { type: "show", params: value } },
            { guard: succeeded, target: "shown", actions: { type: "show", params: value } },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "failed" },
          ],
        },
      },
      shown: growing,
      empty: growing,
      failed: {
        on: { "retry.requested": "loading", "connection.restored": "loading" },
        after: { askEvery: "loading" },
      },
      unauthorized: { type: "final" },
    },
  })
