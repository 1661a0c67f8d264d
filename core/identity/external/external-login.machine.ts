import { assign, type EventObject, fromCallback, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import type { Session } from "../session.ts"
import { type ExternalLogin, ExternalLogins } from "./external-login.ts"

type Dependencies = {
  /** Tells of every token that an allowed site brings, until it is stopped. */
  readonly subscribeToTokens: (emit: (token: string) => void) => () => void
  /** What can be read from a token; nothing when it is none. */
  readonly read: (token: string) => Session | undefined
  /** Loads the site in the whole window with this session; a browser may want the player's tap for it. */
  readonly leave: (session: Session) => void
}

type Event =
  | { readonly type: "token.brought"; readonly session: Session | undefined }
  | { readonly type: "retry.requested" }
  | { readonly type: "leave.requested" }

/** After so long without a token the page says that none has come; one that comes later is taken all the same. */
const tokenExpectedWithin = 20_000

/** A way in for players whom another site brings, in a frame of that site or in a window of their own. */
export const makeExternalLogin = (runtime: Runtime<ExternalLogins>, { subscribeToTokens, read, leave }: Dependencies) =>
  setup({
    types: {} as { context: ExternalLogin; events: Event; tags: "busy" },
    actors: {
      tokens: fromCallback<EventObject>(({ sendBack }) =>
        subscribeToTokens((token) => sendBack({ type: "token.brought", session: read(token) })),
      ),
      check: fromProgram(runtime, (session: Session) => ExternalLogins.use((logins) => logins.check(session))),
    },
    actions: {
      noteSession: assign(({ event }) =>
        event.type === "token.brought" ? { session: event.session, userName: undefined } : {},
      ),
      leave: ({ context }) => leave(present(context.session)),
    },
    guards: { isReadable: ({ event }) => event.type === "token.brought" && event.session !== undefined },
    delays: { tokenExpected: tokenExpectedWithin },
  }).createMachine({
    id: "externalLogin",
    context: { session: undefined, userName: undefined },
    invoke: { src: "tokens" },
    on: {
      "token.brought": [
        { guard: "isReadable", target: ".checking", actions: "noteSession" },
        { target: ".refused", actions: "noteSession" },
      ],
    },
    initial: "waiting",
    states: {
      waiting: { tags: "busy", after: { tokenExpected: "nobodyCame" } },
      checking: {
        tags: "busy",
        invoke: {
          id: "checking",
          src: "check",
          input: ({ context }) => present(context.session),
          onDone: [
            { guard: succeeded, target: "leaving", actions: assign({ userName: value }) },
            { guard: failedWith("Unreachable"), target: "unreachable" },
            { target: "refused" },
          ],
        },
      },
      leaving: { entry: "leave", on: { "leave.requested": { actions: "leave" } } },
      nobodyCame: {},
      refused: {},
      unreachable: { on: { "retry.requested": "checking" } },
    },
  })
