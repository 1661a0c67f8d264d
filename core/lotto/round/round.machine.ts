import { Effect, Stream } from "effect"
import { assign, raise, setup, stateIn } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { noNews } from "../../machine/no-news.ts"
import type { WatchedClock } from "../../operator/clock-news.ts"
import { Rounds } from "./round.port.ts"
import type { Round } from "./round.ts"
import { type RoundEvent, RoundFeed, type RoundNews, roundAfter, type SeenRound } from "./round-feed.port.ts"
import { nextChangeAt, phaseAt, type RoundPhase, runningPhases } from "./round-phase.ts"
import { waitFor } from "./wait.ts"

type Watch = WatchedClock & {
  /** How long to wait between two questions while the feed is lost. */
  readonly pollEvery?: number
  /** From 0 up to 1: all pages hear that the feed is lost in one moment, and ask up to `pollEvery` apart. */
  readonly random?: () => number
}

/** One round until its result: by the server's clock, by what the feed tells, and by asking while the feed is lost. */
export const makeRound = (
  runtime: Runtime<RoundFeed | Rounds>,
  { now, corrections = () => noNews, pollEvery = 5_000, random = () => 0 }: Watch,
) => {
  const ticking = { after: { change: "judging" } } as const
  return setup({
    types: {} as { context: SeenRound; events: RoundEvent; input: string; output: Round | undefined; tags: "feedLost" },
    actors: {
      read: fromProgram(runtime, (betId: string) => Rounds.use((rounds) => rounds.one(betId))),
      subscribe: fromFeed(runtime, (betId: string) =>
        Stream.unwrap(Effect.map(RoundFeed, (feed) => feed.newsOf(betId))),
      ),
      subscribeToClock: fromFeed(runtime, corrections),
    },
    delays: {
      pollEvery,
      spread: () => pollEvery * random(),
      change: ({ context: { round } }) => waitFor(round && nextChangeAt(round, now()), now()),
    },
    guards: {
      is: ({ context: { round } }, phase: RoundPhase) => round !== undefined && phaseAt(round, now()) === phase,
      feedIsLost: stateIn({ running: { feed: "lost" } }),
      feedIsFound: stateIn({ running: { feed: "found" } }),
    },
    actions: {
      takeNews: assign(({ context: { round } }, news: RoundNews) => ({ round: round && roundAfter(round, news) })),
      tick: raise({ type: "answer.read" }),
    },
  }).createMachine({
    id: "round",
    context: ({ input }) => ({ betId: input, round: undefined }),
    initial: "running",
    states: {
      running: {
        type: "parallel",
        invoke: [{ src: "subscribe", input: ({ context }) => context.betId }, { src: "subscribeToClock" }],
        states: {
          phase: {
            initial: "unknown",
            on: {
              "answer.read": ".judging",
              "clock.corrected": ".judging",
              "round.*": { target: ".judging", actions: { type: "takeNews", params: ({ event }) => event } },
            },
            states: {
              unknown: {},
              judging: {
                always: [
                  ...runningPhases.map((phase) => ({ guard: { type: "is", params: phase } as const, target: phase })),
                  { guard: { type: "is", params: "resulted" }, target: "#round.resulted" },
                  { guard: { type: "is", params: "cancelled" }, target: "#round.cancelled" },
                  { target: "unknown" },
                ],
              },
              notOpen: ticking,
              open: ticking,
              closingSoon: ticking,
              urgent: ticking,
              closed: ticking,
              awaitingResult: {},
            },
          },
          feed: {
            initial: "lost",
            states: {
              lost: { tags: "feedLost", on: { "feed.found": "found" } },
              found: { on: { "feed.lost": "lost" } },
            },
          },
          data: {
            initial: "loading",
            // News of a move may be stale; of what it says, the operator's answer has the last word.
            on: {
              "feed.found": ".loading",
              "round.moved": ".loading",
            },
            states: {
              loading: {
                // News that arrives meanwhile may be newer than the answer: ask anew.
                on: { "round.*": { target: "loading", reenter: true } },
                invoke: {
                  src: "read",
                  input: ({ context }) => context.betId,
                  onDone: [
                    { guard: succeeded, target: "upToDate", actions: [assign({ round: value }), "tick"] },
                    { guard: failedWith("NoSuchRound"), target: "#round.missing" },
                    { guard: failedWith("Unauthorized"), target: "#round.unauthorized" },
                    { target: "failed" },
                  ],
                },
              },
              spreading: { after: { spread: "loading" } },
              failed: { after: { pollEvery: "loading" } },
              upToDate: {
                on: { "feed.lost": { guard: "feedIsFound", target: "spreading" } },
                after: { pollEvery: { guard: "feedIsLost", target: "loading" } },
              },
            },
          },
        },
      },
      resulted: { type: "final" },
      cancelled: { type: "final" },
      missing: { type: "final" },
      unauthorized: { type: "final" },
    },
    output: ({ context }) => context.round,
  })
}

/** Named, so that the types of what is made from it can be written down. */
export interface RoundLogic extends ReturnType<typeof makeRound> {}
