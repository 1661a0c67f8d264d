import type { Stream } from "effect"
import { assign, raise, setup } from "xstate"
import type { Sha256 } from "../../lotto/draw/commitment.ts"
import { type LobbyChanged, lobbyChanges, type WatchedLobby } from "../../lotto/round/lobby-changes.ts"
import { mayAskForResult } from "../../lotto/round/round.ts"
import { waitFor } from "../../lotto/round/wait.ts"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { noNews } from "../../machine/no-news.ts"
import type { ClockNews } from "../../operator/clock-news.ts"
import { type Connectivity, connectionNews } from "../../operator/connectivity.port.ts"
import type { Instant } from "../../time/bangkok.ts"
import { YingResults } from "../yings.port.ts"
import {
  type CheckedRound,
  checkRound,
  concludes,
  hasEndedNow,
  type ProofEvent,
  type RoundToCheck,
} from "./checked-round.ts"

type Tools = {
  readonly now: () => Instant
  readonly sha256: Sha256
  readonly corrections?: () => Stream.Stream<ClockNews>
  /** Hears of endings as they happen. */
  readonly lobby: () => WatchedLobby
  readonly askEvery?: number
}
/** How a round came to its result: first what the operator says, then the proof, done again step by step. */
export const makeProof = (
  runtime: Runtime<YingResults | Connectivity>,
  { now, sha256, corrections = () => noNews, lobby, askEvery = 5_000 }: Tools,
) =>
  setup({
    types: {} as { context: CheckedRound; events: ProofEvent; input: RoundToCheck; tags: "busy" },
    actors: {
      subscribeToClock: fromFeed(runtime, corrections),
      subscribeToConnection: fromFeed(runtime, () => connectionNews),
      subscribeToLobby: lobbyChanges,
      readResult: fromProgram(runtime, (betId: string) => YingResults.use((results) => results.one(betId))),
      check: fromProgram(runtime, checkRound(sha256)),
    },
    guards: {
      hasEndedNow: ({ context }, changed: LobbyChanged) => hasEndedNow(context, changed),
      isDue: ({ context }) => mayAskForResult(context.round, now()),
      isAnnounced: ({ context }) => context.announced !== undefined,
    },
    delays: { askEvery, due: ({ context }) => waitFor(context.round.resultAt, now()) },
  }).createMachine({
    id: "proof",
    context: ({ input }) => ({ ...input, announced: undefined, report: undefined, published: undefined }),
    invoke: [
      { src: "subscribeToClock" },
      { src: "subscribeToConnection" },
      { src: "subscribeToLobby", input: () => lobby() },
    ],
    on: {
      "lobby.changed": {
        guard: { type: "hasEndedNow", params: ({ event }) => event },
        actions: raise({ type: "result.announced" }),
      },
    },
    initial: "judging",
    states: {
      judging: { always: [{ guard: "isDue", target: "loadingResult" }, { target: "notYet" }] },
      notYet: { on: { "result.announced": "loadingResult", "clock.corrected": "judging" }, after: { due: "judging" } },
      loadingResult: {
        tags: "busy",
        invoke: {
          id: "loadingResult",
          src: "readResult",
          input: ({ context }) => context.round.betId,
          onDone: [
            { guard: succeeded, target: "checking", actions: assign({ announced: value }) },
            { guard: failedWith("NotDrawnYet"), target: "awaited" },
            { guard: failedWith("NoSuchRound"), target: "missing" },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "failed" },
          ],
        },
      },
      awaited: { on: { "result.announced": "loadingResult" }, after: { askEvery: "loadingResult" } },
      checking: {
        tags: "busy",
        invoke: {
          id: "checking",
          src: "check",
          input: ({ context }) => context,
          onDone: [
            { guard: concludes("proven"), target: "proven", actions: assign(({ event }) => value({ event })) },
            { guard: concludes("refuted"), target: "refuted", actions: assign(({ event }) => value({ event })) },
            { guard: concludes("incomplete"), target: "incomplete", actions: assign(({ event }) => value({ event })) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("Unreachable"), target: "failed" },
            { target: "unproven" },
          ],
        },
      },
      proven: {},
      refuted: {},
      incomplete: {},
      /** The result stands, but nothing was laid open that could be checked. */
      unproven: {},
      failed: {
        on: { "retry.requested": "resuming", "connection.restored": "resuming" },
        after: { askEvery: "resuming" },
      },
      resuming: { always: [{ guard: "isAnnounced", target: "checking" }, { target: "loadingResult" }] },
      missing: {},
      unauthorized: { type: "final" },
    },
  })
