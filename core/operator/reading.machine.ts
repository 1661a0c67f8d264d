import { Effect, type Stream } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { noNews } from "../machine/no-news.ts"
import { present } from "../machine/present.ts"
import { type ConnectionNews, type Connectivity, connectionNews } from "./connectivity.ts"
import type { NotOffered, Unauthorized, Unreachable } from "./failures.ts"

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
  /** Whether it ends with what is known, rather than to read it again when that is doubted. */
  readonly endsWhenKnown?: boolean
}

/**
 * What a page shows and nobody changes there: terms, clips, a statement. What is known stays on show while it is read
 * again and when no answer comes; another question makes it unknown.
 */
export const makeReading = <Ports, A, Question = unknown>(
  runtime: Runtime<Ports>,
  read: (question: Question) => Effect.Effect<A, NotOffered | Unauthorized | Unreachable, Ports>,
  { feed = noNews, retryEvery, endsWhenKnown = false }: Freshness<Ports> = {},
) =>
  setup({
    types: {} as {
      context: { readonly question: Question; readonly known: A | undefined }
      events: ReadingEvent<Question>
      input: Question
      /** What is known at its end; nothing where the session was refused before. */
      output: A | undefined
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
            { guard: succeeded, target: "known", actions: assign({ known: value }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("NotOffered"), target: "notOffered" },
            { target: "unreachable" },
          ],
        },
      },
      known: endsWhenKnown ? { type: "final" } : { on: { "data.doubted": "reading" } },
      unreachable: {
        on: { "retry.requested": "reading", "connection.restored": "reading" },
        after: retryEvery === undefined ? {} : { retry: "reading" },
      },
      /** The operator has nothing of the kind: asking again finds nothing. */
      notOffered: {},
      unauthorized: { type: "final" },
    },
    output: ({ context }) => context.known,
  })

/**
 * What a flow cannot go on without: asked for until it is known, turns out not to be offered, or the session is refused,
 * which ends the reading.
 */
export const makeReadingUntilKnown = <Ports, A, Question = unknown>(
  runtime: Runtime<Ports | Connectivity>,
  read: (question: Question) => Effect.Effect<A, NotOffered | Unauthorized | Unreachable, Ports>,
) =>
  makeReading(
    runtime,
    (question: Question) =>
      Effect.catchTag(read(question), "NotOffered", () => Effect.succeed<A | "notOffered">("notOffered")),
    { feed: connectionNews, retryEvery: 5_000, endsWhenKnown: true },
  )

type Ended<A> = { readonly event: { readonly output: A | "notOffered" | undefined } }

/** For the flow that invoked a reading: guards for the ways in which it ended, and what is known then. */
export const isKnown = <A>({ event: { output } }: Ended<A>) => output !== undefined && output !== "notOffered"
export const isNotOffered = ({ event: { output } }: Ended<unknown>) => output === "notOffered"
export const known = <A>({ event: { output } }: Ended<A>): A => present(output === "notOffered" ? undefined : output)
