import { Redacted, Result } from "effect"
import { assign, setup } from "xstate"
import { failedWith, failure, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import type { Session } from "../session.ts"
import { givenUsername } from "../username.ts"
import { type AttemptsUsedUp, type Credentials, Identity, type LoginFailure } from "./identity.ts"

type Context = {
  readonly userName: string
  readonly fault: "required" | "pinRequired" | undefined
  readonly failure: LoginFailure | undefined
  readonly session: Session | undefined
}

type Event =
  | { readonly type: "username.submitted"; readonly userName: string }
  | { readonly type: "username.reopened" }
  | { readonly type: "pin.submitted"; readonly pin: string }

/** Two-step login: a username, whatever its form, then the PIN that the operator checks. The PIN never enters the context. */
export const makeLogin = (runtime: Runtime<Identity>) =>
  setup({
    types: {} as { context: Context; events: Event; tags: "busy"; output: Session },
    actors: {
      login: fromProgram(runtime, (credentials: Redacted.Redacted<Credentials>) =>
        Identity.use((identity) => identity.login(Redacted.value(credentials))),
      ),
    },
    guards: {
      isGiven: ({ event }) => event.type === "username.submitted" && Result.isSuccess(givenUsername(event.userName)),
      pinGiven: ({ event }) => event.type === "pin.submitted" && event.pin !== "",
      unlockKnown: ({ context }) => unlocksInSeconds(context) !== undefined,
    },
    delays: { unlock: ({ context }) => (unlocksInSeconds(context) ?? 0) * 1_000 },
  }).createMachine({
    id: "login",
    context: { userName: "", fault: undefined, failure: undefined, session: undefined },
    initial: "askingUsername",
    states: {
      askingUsername: {
        on: {
          "username.submitted": [
            {
              guard: "isGiven",
              target: "askingPin",
              actions: assign({ userName: ({ event }) => event.userName, fault: undefined, failure: undefined }),
            },
            { actions: assign({ userName: "", fault: "required" }) },
          ],
        },
      },
      askingPin: {
        on: {
          "pin.submitted": [
            { guard: "pinGiven", target: "checkingPin", actions: assign({ fault: undefined, failure: undefined }) },
            { actions: assign({ fault: "pinRequired", failure: undefined }) },
          ],
          "username.reopened": { target: "askingUsername", actions: assign({ fault: undefined, failure: undefined }) },
        },
      },
      checkingPin: {
        tags: "busy",
        on: { "username.reopened": "askingUsername" },
        invoke: {
          id: "checkingPin",
          src: "login",
          input: ({ context, event }) =>
            Redacted.make({ userName: context.userName, pin: "pin" in event ? event.pin : "" }),
          onDone: [
            { guard: succeeded, target: "signedIn", actions: assign({ session: value }) },
            { guard: failedWith("AttemptsUsedUp"), target: "locked", actions: assign({ failure }) },
            { target: "askingPin", actions: assign({ failure }) },
          ],
        },
      },
      locked: {
        on: { "username.reopened": { target: "askingUsername", actions: assign({ failure: undefined }) } },
        after: { unlock: { guard: "unlockKnown", target: "askingPin", actions: assign({ failure: undefined }) } },
      },
      signedIn: { type: "final" },
    },
    output: ({ context }) => present(context.session),
  })

/** Timers run 24 days at most; a longer lock is one that nobody waits for. */
const longestWait = 24 * 24 * 3_600

const unlocksInSeconds = ({ failure: last }: Context): AttemptsUsedUp["unlocksInSeconds"] =>
  last?._tag === "AttemptsUsedUp" && (last.unlocksInSeconds ?? 0) <= longestWait ? last.unlocksInSeconds : undefined
