import { Effect, Stream } from "effect"
import { and, assign, raise, setup, stateIn } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { noNews } from "../../machine/no-news.ts"
import type { ClockNews, WatchedClock } from "../../operator/clock-news.ts"
import { everyRound, type Rounds } from "../round/round.port.ts"
import type { Round } from "../round/round.ts"
import { type LobbyNews, type NewsOfRound, RoundFeed } from "../round/round-feed.port.ts"
import { waitFor } from "../round/wait.ts"
import { isResultDue, type Lobby, lobbyAfter, nextChangeIn, roundsAnswered } from "./lobby.ts"

type Event = LobbyNews | ClockNews | { readonly type: "answer.read" | "result.due" | "retry.requested" }

type Watch = WatchedClock & {
  readonly pollEvery?: number
  /** How long further endings are waited for, so that those of one moment are read together. */
  readonly throttle?: number
  /** From 0 up to 1: all lobbies hear of one moment, and read an ending up to two seconds apart, a loss up to `pollEvery`. */
  readonly random?: () => number
}

const shown = [{ type: "show", params: value }, "tick"] as const

/** All rounds on one clock: a single timer moves their phases, the feed tells what happens, and an ending is read up. */
export const makeLobby = (
  runtime: Runtime<RoundFeed | Rounds>,
  { now, corrections = () => noNews, pollEvery = 15_000, throttle = 1_000, random = () => 0 }: Watch,
) =>
  setup({
    types: {} as { context: Lobby; events: Event; tags: "feedLost" | "failed" },
    actors: {
      read: fromProgram(runtime, () => everyRound),
      subscribe: fromFeed(runtime, () => Stream.unwrap(Effect.map(RoundFeed, (feed) => feed.news()))),
      subscribeToClock: fromFeed(runtime, corrections),
    },
    delays: {
      pollEvery,
      throttle: ({ event }) => (event.type === "feed.lost" ? pollEvery * random() : throttle + 2_000 * random()),
      change: ({ context }) => waitFor(nextChangeIn(context.rounds, now()), now()),
    },
    guards: {
      feedIsLost: stateIn({ running: { feed: "lost" } }),
      feedIsFound: stateIn({ running: { feed: "found" } }),
      isEarly: stateIn({ running: { data: { loading: "early" } } }),
      resultIsDue: ({ context }) => isResultDue(context, now()),
    },
    actions: {
      look: assign({ seenAt: () => now() }),
      show: assign(({ context: { rounds } }, answer: ReadonlyArray<Round>) => ({
        rounds: roundsAnswered(rounds, answer),
        readAt: now(),
      })),
      tick: raise({ type: "answer.read" }),
      readDue: raise({ type: "result.due" }),
      takeNews: assign(({ context: { rounds } }, news: NewsOfRound) => ({ rounds: lobbyAfter(rounds, news) })),
    },
  }).createMachine({
    id: "lobby",
    context: () => ({ rounds: undefined, seenAt: now(), readAt: undefined }),
    initial: "running",
    states: {
      running: {
        type: "parallel",
        invoke: [{ src: "subscribe" }, { src: "subscribeToClock" }],
        states: {
          clock: {
            initial: "ticking",
            on: {
              "answer.read": ".ticking",
              "clock.corrected": ".looking",
              "round.*": { target: ".ticking", actions: { type: "takeNews", params: ({ event }) => event } },
            },
            states: {
              looking: {
                always: [{ guard: "resultIsDue", target: "ticking", actions: "readDue" }, { target: "ticking" }],
              },
              ticking: { entry: "look", after: { change: "looking" } },
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
            on: {
              // What happened while the feed was lost has to be asked for.
              "feed.found": ".loading",
              "round.*": ".throttled",
              "result.due": ".throttled",
            },
            states: {
              loading: {
                // An answer that was asked for before the feed stood is shown when it comes, and asked for anew.
                on: { "feed.found": ".early" },
                initial: "inTime",
                states: { inTime: {}, early: {} },
                invoke: {
                  src: "read",
                  onDone: [
                    { guard: failedWith("Unauthorized"), target: "#lobby.unauthorized" },
                    { guard: and([succeeded, "isEarly"]), target: "loading", reenter: true, actions: shown },
                    { guard: succeeded, target: "upToDate", actions: shown },
                    { guard: "isEarly", target: "loading", reenter: true },
                    { target: "failed" },
                  ],
                },
              },
              throttled: { after: { throttle: "loading" }, on: { "round.*": {}, "result.due": {} } },
              failed: { tags: "failed", after: { pollEvery: "loading" }, on: { "retry.requested": "loading" } },
              upToDate: {
                on: { "feed.lost": { guard: "feedIsFound", target: "throttled" } },
                after: { pollEvery: { guard: "feedIsLost", target: "loading" } },
              },
            },
          },
        },
      },
      unauthorized: { type: "final" },
    },
  })
