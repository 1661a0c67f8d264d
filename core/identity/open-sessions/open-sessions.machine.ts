import { assertEvent, assign, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { type EndedSession, type OpenSession, OpenSessions } from "./open-sessions.port.ts"

type SessionsEvent =
  | { readonly type: "end.requested"; readonly which: EndedSession }
  | { readonly type: "retry.requested" }
  | { readonly type: "connection.restored" }

/** Where a player is logged in. What was ended is read again, also after a lost answer: the list shows what became of it. */
export const makeOpenSessions = (runtime: Runtime<OpenSessions>) => {
  const ending = { "end.requested": "ending" } as const
  return setup({
    types: {} as {
      context: { readonly data: ReadonlyArray<OpenSession> | undefined }
      events: SessionsEvent
      tags: "busy"
    },
    actors: {
      read: fromProgram(runtime, () => OpenSessions.use(({ all }) => all())),
      end: fromProgram(runtime, (which: EndedSession) => OpenSessions.use((sessions) => sessions.end(which))),
    },
  }).createMachine({
    id: "openSessions",
    context: { data: undefined },
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          id: "loading",
          src: "read",
          onDone: [
            { guard: succeeded, target: "shown", actions: assign({ data: value }) },
            { guard: failedWith("NotOffered"), target: "notOffered" },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "failed" },
          ],
        },
      },
      shown: { on: ending },
      ending: {
        tags: "busy",
        invoke: {
          id: "ending",
          src: "end",
          input: ({ event }) => {
            assertEvent(event, "end.requested")
            return event.which
          },
          onDone: [
            { guard: succeeded, target: "loading" },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("Refused"), target: "refused" },
            { target: "failed" },
          ],
        },
      },
      /** The operator said no; every session is open as before. */
      refused: { on: ending },
      failed: { on: { "retry.requested": "loading", "connection.restored": "loading" } },
      /** The operator does not tell sessions: asking again finds none. */
      notOffered: {},
      unauthorized: { type: "final" },
    },
  })
}
