import { Effect, Redacted } from "effect"
import { assertEvent, assign, setup } from "xstate"
import { failedWith, failure, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { Authenticator, type Passkey, type PasskeyFailure, type PasskeyStorage, Passkeys } from "./passkeys.port.ts"

type PasskeysEvent =
  | { readonly type: "add.requested"; readonly pin: string }
  | { readonly type: "remove.requested"; readonly id: string }
  | { readonly type: "retry.requested" }
  | { readonly type: "connection.restored" }

/** A player's passkeys. What was added or removed is read again, also after a lost answer: the list shows what became of it. */
export const makePasskeys = (runtime: Runtime<Passkeys | Authenticator>, storage: PasskeyStorage) => {
  const changing = {
    "add.requested": { guard: "isPinGiven", target: "adding", actions: "forgetFailure" },
    "remove.requested": { target: "removing", actions: "forgetFailure" },
  } as const
  const ended = [
    { guard: failedWith("Unauthorized"), target: "unauthorized" },
    { target: "loading", actions: { type: "noteFailure", params: failure } },
  ] as const
  return setup({
    types: {} as {
      context: { readonly data: ReadonlyArray<Passkey> | undefined; readonly failure: PasskeyFailure | undefined }
      events: PasskeysEvent
      tags: "busy"
    },
    actors: {
      read: fromProgram(runtime, () => Passkeys.use(({ all }) => all())),
      add: fromProgram(runtime, (pin: Redacted.Redacted) =>
        Effect.gen(function* () {
          const passkeys = yield* Passkeys
          const asked = yield* passkeys.ask(Redacted.value(pin))
          yield* passkeys.add(yield* Authenticator.use((device) => device.make(asked)))
        }),
      ),
      remove: fromProgram(runtime, (id: string) => Passkeys.use((passkeys) => passkeys.remove(id))),
    },
    guards: { isPinGiven: ({ event }) => event.type === "add.requested" && event.pin !== "" },
    actions: {
      forgetFailure: assign({ failure: undefined }),
      noteFailure: assign((_, failed: PasskeyFailure) => ({ failure: failed })),
      remember: storage.remember,
    },
  }).createMachine({
    id: "passkeys",
    context: { data: undefined, failure: undefined },
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
      shown: { on: changing },
      adding: {
        tags: "busy",
        invoke: {
          id: "adding",
          src: "add",
          input: ({ event }) => {
            assertEvent(event, "add.requested")
            return Redacted.make(event.pin)
          },
          onDone: [
            { guard: succeeded, target: "loading", actions: "remember" },
            {
              guard: failedWith("AlreadyThere"),
              target: "loading",
              actions: ["remember", { type: "noteFailure", params: failure }],
            },
            ...ended,
          ],
        },
      },
      removing: {
        tags: "busy",
        invoke: {
          id: "removing",
          src: "remove",
          input: ({ event }) => {
            assertEvent(event, "remove.requested")
            return event.id
          },
          onDone: [{ guard: succeeded, target: "loading" }, ...ended],
        },
      },
      failed: { on: { "retry.requested": "loading", "connection.restored": "loading" } },
      /** The operator has no passkeys: asking again finds none. */
      notOffered: {},
      unauthorized: { type: "final" },
    },
  })
}
