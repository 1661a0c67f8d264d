import { Effect } from "effect"
import { type ActorRefFrom, assign, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import type { Session } from "../session.ts"
import { Authenticator, PasskeyLogins, type PasskeyStorage } from "./passkeys.port.ts"

/** A way in with what the device keeps. Asking again is safe: each try signs another request. */
export const makePasskeyLogin = (runtime: Runtime<PasskeyLogins | Authenticator>, storage: PasskeyStorage) =>
  setup({
    types: {} as {
      context: { readonly session: Session | undefined }
      events: { readonly type: "retry.requested" }
      tags: "busy"
      output: Session | undefined
    },
    actors: {
      enter: fromProgram(runtime, () =>
        Effect.gen(function* () {
          const logins = yield* PasskeyLogins
          const asked = yield* logins.ask()
          return yield* logins.login(yield* Authenticator.use((device) => device.sign(asked)))
        }),
      ),
    },
    actions: { remember: storage.remember, forget: storage.forget },
  }).createMachine({
    id: "passkeyLogin",
    context: { session: undefined },
    initial: "entering",
    states: {
      entering: {
        tags: "busy",
        invoke: {
          id: "entering",
          src: "enter",
          onDone: [
            { guard: succeeded, target: "signedIn", actions: ["remember", assign({ session: value })] },
            { guard: failedWith("Declined"), target: "declined" },
            { guard: failedWith("Refused"), target: "refused", actions: "forget" },
            { guard: failedWith("NotOffered"), target: "notOffered", actions: "forget" },
            { guard: failedWith("NotSupported"), target: "notSupported", actions: "forget" },
            { target: "unreachable" },
          ],
        },
      },
      declined: { on: { "retry.requested": "entering" } },
      unreachable: { on: { "retry.requested": "entering" } },
      /** The operator knows no such passkey, or no longer. */
      refused: {},
      notOffered: {},
      notSupported: {},
      signedIn: { type: "final" },
    },
    output: ({ context }) => context.session,
  })

export type PasskeyLoginActor = ActorRefFrom<ReturnType<typeof makePasskeyLogin>>
