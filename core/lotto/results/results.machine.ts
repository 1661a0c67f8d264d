import { type Stream } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { noNews } from "../../machine/no-news.ts"
import type { ClockNews } from "../../operator/clock-news.ts"
import type { ConnectionNews } from "../../operator/connectivity.ts"
import type { Instant } from "../../time/bangkok.ts"
import { waitFor } from "../round/wait.ts"
import {
  askableAt,
  chosenResults,
  mayAskFor,
  mayGrow,
  type PastResults,
  type ResultChoice,
  type RoundResult,
} from "./past-result.ts"

type Context = {
  readonly choice: ResultChoice
  /** What is on show, what it was chosen by and when it was read; kept until something else can be shown. */
  readonly shown:
    | { readonly choice: ResultChoice; readonly results: ReadonlyArray<RoundResult>; readonly readAt: Instant }
    | undefined
}

type Event =
  | { readonly type: "result.chosen"; readonly choice: ResultChoice }
  | { readonly type: "retry.requested" }
  | Refresh

type Refresh =
  | ClockNews
  | ConnectionNews
  /** Something that was chosen has come out just now. */
  | { readonly type: "result.announced" }

/** What is looked up, as it is known just now. */
type Asked = { readonly getSnapshot: () => { readonly context: Context } }

type Watch<Ports> = {
  readonly now: () => Instant
  /** What makes it look again by itself. */
  readonly feed?: (asked: Asked) => Stream.Stream<Refresh, never, Ports>
  readonly askEvery?: number
  /** How often a day that is not over yet is read again when nothing is announced. */
  readonly refreshEvery?: number
}

/** Results of a chosen day or bet type. What was shown last stays until the next answer. */
export const makeResults = <Ports = never>(
  runtime: Runtime<PastResults | Ports>,
  { now, feed = () => noNews, askEvery = 5_000, refreshEvery = 60_000 }: Watch<Ports>,
) =>
  setup({
    types: {} as { context: Context; events: Event; input: ResultChoice; tags: "busy" },
    actors: { read: fromProgram(runtime, chosenResults), follow: fromFeed(runtime, feed) },
    delays: {
      askEvery,
      refreshEvery,
      due: ({ context }) => waitFor(askableAt(context.choice), now()),
    },
    guards: {
      isDue: ({ context }) => mayAskFor(context.choice, now()),
      mayGrow: ({ context }) => mayGrow(context.choice, now()),
    },
    actions: {
      show: assign({
        shown: ({ context }, results: ReadonlyArray<RoundResult>) => ({
          choice: context.choice,
          results,
          readAt: now(),
        }),
      }),
    },
  }).createMachine({
    id: "results",
    context: ({ input }) => ({ choice: input, shown: undefined }),
    invoke: { src: "follow", input: ({ self }) => self },
    initial: "judging",
    on: { "result.chosen": { target: ".judging", actions: assign({ choice: ({ event }) => event.choice }) } },
    states: {
      judging: { always: [{ guard: "isDue", target: "reading" }, { target: "notYet" }] },
      notYet: {
        on: { "result.announced": "reading", "clock.corrected": "judging" },
        after: { due: "judging" },
      },
      reading: {
        tags: "busy",
        invoke: {
          src: "read",
          input: ({ context }) => context.choice,
          onDone: [
            {
              guard: ({ event }) => succeeded({ event }) && value({ event }).length === 0,
              target: "empty",
              actions: { type: "show", params: value },
            },
            { guard: succeeded, target: "shown", actions: { type: "show", params: value } },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "unreachable" },
          ],
        },
      },
      shown: {
        on: { "result.announced": "reading" },
        after: { refreshEvery: { guard: "mayGrow", target: "reading" } },
      },
      empty: {
        on: { "result.announced": "reading" },
        after: { refreshEvery: { guard: "mayGrow", target: "reading" } },
      },
      unreachable: {
        on: { "retry.requested": "reading", "connection.restored": "reading" },
        after: { askEvery: "reading" },
      },
      unauthorized: { type: "final" },
    },
  })
