import type { Effect, Stream } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { noNews } from "../machine/no-news.ts"
import type { ConnectionNews } from "./connectivity.ts"
import type { Unauthorized, Unreachable } from "./failures.ts"

type Refresh =
  /** What is shown may be out of date. */
  { readonly type: "data.doubted" } | ConnectionNews

type ReadingEvent<Question> =
  | { readonly type: "question.changed"; readonly question: Question }
  | { readonly type: "retry.requested" }
  | Refresh

type Freshness<Ports> = {
  /** What makes a page read again by itself. */
  readonly feed?: Stream.Stream<Refresh, never, Ports>
  /** How often it is asked again while the operator gives no answer; only on request, unless told otherwise. */
  readonly retryEvery?: number
}

/**
 * What a page shows and nobody changes there: terms, clips, a statement. What is known stays on show while it is read
 * again and when no answer comes; another question makes it unknown.
 */
export const makeReading = <Ports, A, Question = unknown>(
  runtime: Runtime<Ports>,
  read: (question: Question) => Effect.Effect<A, Unauthorized | Unreachable, Ports>,
  { feed = noNews, retryEvery }: Freshness<Ports> = {},
) => {
  const retrying = retryEvery === undefined ? {} : ({ after: { retry: "reading" } } as const)
  return setup({
    types: {} as {
      context: { readonly question: Question; readonly known: A | undefined }
      events: ReadingEvent<Question>
      input: Question
      tags: "busy"
    },
    actors: {
      read: fromProgram(runtime, ({ question }: { readonly question: Question }) => read(question)),
      follow: fromFeed(runtime, () => feed),
    },
    delays: { retry: retryEvery ?? 0 },
  }).createMachine({
    id: "reading",
    context: ({ input }) => ({ question: input, known: undefined }),
    invoke: { src: "follow" },
    on: {
      "question.changed": {
        target: ".reading",
        reenter: true,
        actions: assign(({ event }) => ({ question: event.question, known: undefined })),
      },
    },
    initial: "reading",
    states: {
      reading: {
        tags: "busy",
        invoke: {
          id: "reading",
          src: "read",
          input: ({ context }) => ({ question: context.question }),
          onDone: [
            { guard: succeeded, target: "known", actions: assign(({ event }) => ({ known: value({ event }) })) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "unreachable" },
          ],
        },
      },
      known: { on: { "data.doubted": "reading" } },
      unreachable: { on: { "retry.requested": "reading", "connection.restored": "reading" }, ...retrying },
      unauthorized: { type: "final" },
    },
  })
}
