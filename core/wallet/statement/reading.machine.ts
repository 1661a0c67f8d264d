import type { Effect } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"

/**
 * Something that only the operator knows and that is read on asking: a statement, what holds credit back, what can be
 * paid in. What was told before stays in sight while it is asked for again, and when no answer comes.
 */
export const makeReading = <Ports, Question, A>(
  runtime: Runtime<Ports>,
  read: (question: Question) => Effect.Effect<A, Unauthorized | Unreachable, Ports>,
) =>
  setup({
    types: {} as {
      context: { readonly question: Question; readonly told: A | undefined }
      events:
        | { readonly type: "question.changed"; readonly question: Question }
        | { readonly type: "answer.doubted" | "connection.restored" }
      input: Question
      tags: "busy"
    },
    actors: { read: fromProgram(runtime, ({ question }: { readonly question: Question }) => read(question)) },
    delays: { retry: 5_000 },
  }).createMachine({
    id: "reading",
    context: ({ input }) => ({ question: input, told: undefined }),
    initial: "asking",
    on: {
      "question.changed": {
        target: ".asking",
        reenter: true,
        actions: assign(({ event }) => ({ question: event.question, told: undefined })),
      },
    },
    states: {
      asking: {
        tags: "busy",
        invoke: {
          id: "asking",
          src: "read",
          input: ({ context }) => ({ question: context.question }),
          onDone: [
            { guard: succeeded, target: "told", actions: assign(({ event }) => ({ told: value({ event }) })) },
            { guard: failedWith("Unauthorized"), target: "disowned" },
            { target: "unanswered" },
          ],
        },
      },
      told: { on: { "answer.doubted": "asking" } },
      unanswered: { on: { "answer.doubted": "asking", "connection.restored": "asking" }, after: { retry: "asking" } },
      disowned: { type: "final" },
    },
  })
