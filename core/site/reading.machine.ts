import type { Effect } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import type { Unauthorized, Unreachable } from "../operator/failures.ts"

type Event = { readonly type: "retry.requested" | "connection.restored" | "data.doubted" }

/** Something that a page shows and nobody changes there: promotions, clips, messages. Once read, it stays on show. */
export const makeReading = <Ports, A>(
  runtime: Runtime<Ports>,
  program: Effect.Effect<A, Unauthorized | Unreachable, Ports>,
) =>
  setup({
    types: {} as { context: { readonly known: A | undefined }; events: Event; tags: "busy" },
    actors: { read: fromProgram(runtime, () => program) },
  }).createMachine({
    id: "reading",
    context: { known: undefined },
    initial: "reading",
    states: {
      reading: {
        tags: "busy",
        invoke: {
          id: "reading",
          src: "read",
          onDone: [
            { guard: succeeded, target: "known", actions: assign({ known: value }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "unreachable" },
          ],
        },
      },
      known: { on: { "data.doubted": "reading" } },
      unreachable: { on: { "retry.requested": "reading", "connection.restored": "reading" } },
      unauthorized: { type: "final" },
    },
  })
