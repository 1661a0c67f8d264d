import { Redacted, Result } from "effect"
import { assertEvent, assign, not, setup } from "xstate"
import { answer, failedWith, fromProgram, type Runtime, succeeded } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { isFaultless } from "../fault.ts"
import { newPin } from "../pin/pin.ts"
import type { Session } from "../session.ts"
import type { Referral } from "./referral.ts"
import { type Newcomer, Registrar } from "./registrar.ts"
import {
  mayStartOver,
  newcomerOf,
  type Registration,
  type RegistrationAnswer,
  type RegistrationEvent,
  registrationAnswered,
  registrationFor,
} from "./registration.ts"
import { accountFaults, detailFaults, registrationTerms } from "./registration-form.ts"

type Dependencies = {
  readonly newKey: () => string
  /** The day in Bangkok, YYYY-MM-DD. */
  readonly today: () => string
  readonly terms?: typeof registrationTerms
}

const learn = { type: "learn", params: answer } as const

/** From a filled form to a first session. A lost answer is asked for again with its key, never sent anew. */
export const makeRegistration = (
  runtime: Runtime<Registrar>,
  { newKey, today, terms = registrationTerms }: Dependencies,
) =>
  setup({
    types: {} as {
      context: Registration
      events: RegistrationEvent
      input: { readonly referral: Referral }
      tags: "busy"
      output: Session
    },
    actors: {
      register: fromProgram(runtime, ({ newcomer, key }: { newcomer: Redacted.Redacted<Newcomer>; key: string }) =>
        Registrar.use((registrar) => registrar.register(Redacted.value(newcomer), key)),
      ),
    },
    guards: {
      accountFits: ({ event }) => "userName" in event && isFaultless(accountFaults(event)),
      detailsFit: ({ event }) => "phoneNumber" in event && isFaultless(detailFaults(event, today(), terms)),
      pinFits: ({ context, event }) => "pin" in event && Result.isSuccess(newPin(event.pin, context.userName)),
      mayStartOver: ({ context }) => mayStartOver(context),
      isInDoubt: ({ context }) => context.isInDoubt,
    },
    actions: {
      noteAccount: assign(({ event }) =>
        "userName" in event ? { userName: event.userName, faults: accountFaults(event), failure: undefined } : {},
      ),
      noteDetails: assign(({ event }) =>
        "phoneNumber" in event
          ? { phoneNumber: event.phoneNumber, faults: detailFaults(event, today(), terms), failure: undefined }
          : {},
      ),
      learn: assign(({ context }, result: RegistrationAnswer) => registrationAnswered(context, result)),
      takeKey: assign({ key: () => newKey() }),
      startOver: assign({ faults: {}, failure: undefined, key: undefined, isInDoubt: false }),
    },
  }).createMachine({
    id: "registration",
    context: ({ input }) => registrationFor(input.referral),
    initial: "enteringAccount",
    states: {
      enteringAccount: {
        on: {
          "account.submitted": [
            { guard: "accountFits", target: "enteringDetails", actions: "noteAccount" },
            { actions: "noteAccount" },
          ],
        },
      },
      enteringDetails: {
        on: {
          "account.reopened": { target: "enteringAccount", actions: "startOver" },
          "newcomer.submitted": [
            { guard: not("accountFits"), target: "enteringAccount", actions: "noteAccount" },
            { guard: "detailsFit", target: "registering", actions: ["noteAccount", "noteDetails", "takeKey"] },
            { actions: ["noteAccount", "noteDetails"] },
          ],
        },
      },
      registering: {
        tags: "busy",
        invoke: {
          id: "registering",
          src: "register",
          input: ({ context, event }) => {
            assertEvent(event, ["newcomer.submitted", "retry.requested"])
            return { newcomer: newcomerOf(context, event), key: present(context.key) }
          },
          onDone: [
            { guard: succeeded, target: "registered", actions: learn },
            { guard: failedWith("Unreachable"), target: "unknownOutcome", actions: learn },
            // Once an answer was lost, a no may be about the player that the newcomer has become.
            { guard: "isInDoubt", target: "unknownOutcome", actions: learn },
            { guard: failedWith("UsernameTaken"), target: "enteringAccount", actions: learn },
            { target: "enteringDetails", actions: learn },
          ],
        },
      },
      unknownOutcome: {
        on: {
          "retry.requested": { guard: "pinFits", target: "registering" },
          "account.reopened": { guard: "mayStartOver", target: "enteringAccount", actions: "startOver" },
        },
      },
      registered: { type: "final" },
    },
    output: ({ context }) => present(context.session),
  })
