import { Redacted, Result } from "effect"
import { type ActorRefFrom, assertEvent, assign, not, sendTo, setup } from "xstate"
import { answer, failedWith, fromProgram, type Runtime, succeeded } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { faultOf, isFaultless } from "../fault.ts"
import { newPin } from "../pin/pin.ts"
import type { Session } from "../session.ts"
import { captchaState, makeCaptchaCheck } from "./captcha.machine.ts"
import type { Captcha } from "./captcha.ts"
import type { Referral } from "./referral.ts"
import { type Newcomer, Registrar, UsernameTaken } from "./registrar.ts"
import {
  captchaAnswer,
  mayStartOver,
  newcomerOf,
  type Registration,
  type RegistrationAnswer,
  type RegistrationEvent,
  registrationAnswered,
  registrationFor,
  type StoredRegistration,
} from "./registration.ts"
import { accountFaults, detailFaults, registrationTerms } from "./registration-form.ts"

type Dependencies = {
  readonly newKey: () => string
  readonly terms?: typeof registrationTerms
}

/** Nobody waits longer for a word about their username, which is told at the end anyway. */
const nameKnownWithin = 4_000

const learn = { type: "learn", params: answer } as const

/** Whatever the operator said, the captcha's answer is good for nothing else. */
const renewCaptcha = { type: "renewCaptcha", params: failedWith("CaptchaFailed") } as const

type NameAnswer = { readonly event: { readonly output: Result.Result<boolean, unknown> } }

const isTaken = ({ event }: NameAnswer): boolean => Result.getOrElse(event.output, () => false)

const termsNow = (terms: typeof registrationTerms, { captcha }: Registration) => ({
  asksCaptcha: terms.asksCaptcha || captcha.is !== "notAsked",
})

const withAnswer = <Details extends object>(details: Details, { captcha }: Registration) => ({
  ...details,
  captcha: captchaAnswer(captcha),
})

/** From a filled form to a first session. A lost answer is asked for again with its key, never sent anew. */
export const makeRegistration = (
  runtime: Runtime<Registrar | Captcha>,
  { newKey, terms = registrationTerms }: Dependencies,
) =>
  setup({
    types: {} as {
      context: Registration
      events: RegistrationEvent
      input: { readonly referral: Referral; readonly unfinished?: StoredRegistration | undefined }
      tags: "busy"
      output: Session
      children: { captcha: "captcha" }
    },
    actors: {
      captcha: makeCaptchaCheck(runtime),
      register: fromProgram(runtime, ({ newcomer, key }: { newcomer: Redacted.Redacted<Newcomer>; key: string }) =>
        Registrar.use((registrar) => registrar.register(Redacted.value(newcomer), key)),
      ),
      askForName: fromProgram(runtime, (userName: string) => Registrar.use((registrar) => registrar.isTaken(userName))),
    },
    delays: { nameKnown: nameKnownWithin },
    guards: {
      accountFits: ({ event }) => "confirmation" in event && isFaultless(accountFaults(event)),
      detailsFit: ({ context, event }) =>
        "phoneNumber" in event &&
        "isOfAge" in event &&
        isFaultless(detailFaults(withAnswer(event, context), termsNow(terms, context))),
      pinFits: ({ context, event }) => "pin" in event && Result.isSuccess(newPin(event.pin, context.userName)),
      mayStartOver: ({ context }) => mayStartOver(context),
      isInDoubt: ({ context }) => context.isInDoubt,
    },
    actions: {
      noteAccount: assign(({ event }) =>
        "confirmation" in event ? { userName: event.userName, faults: accountFaults(event), failure: undefined } : {},
      ),
      noteDetails: assign(({ context, event }) =>
        "isOfAge" in event
          ? {
              phoneNumber: event.phoneNumber,
              faults: detailFaults(withAnswer(event, context), termsNow(terms, context)),
              failure: undefined,
            }
          : {},
      ),
      learn: assign(({ context }, result: RegistrationAnswer) => registrationAnswered(context, result)),
      noteTyped: assign(({ context, event }) =>
        event.type === "form.typed"
          ? {
              userName: event.userName,
              phoneNumber: event.phoneNumber,
              wantsLimit: event.wantsLimit ?? context.wantsLimit,
            }
          : {},
      ),
      noteRetry: assign(({ context, event }) =>
        "pin" in event ? { faults: { pin: faultOf(newPin(event.pin, context.userName)) } } : {},
      ),
      renewCaptcha: sendTo("captcha", (_, isRefused: boolean) => ({
        type: isRefused ? ("answer.refused" as const) : ("answer.spent" as const),
      })),
      takeKey: assign({ key: () => newKey() }),
      startOver: assign({ faults: {}, failure: undefined, key: undefined, isInDoubt: false }),
    },
  }).createMachine({
    id: "registration",
    context: ({ input }) => registrationFor(input.referral, input.unfinished),
    invoke: {
      id: "captcha",
      src: "captcha",
      onSnapshot: { actions: assign({ captcha: ({ event }) => captchaState(event.snapshot) }) },
    },
    on: { "captcha.requested": { actions: sendTo("captcha", { type: "check.requested" }) } },
    initial: "recalling",
    states: {
      recalling: { always: [{ guard: "isInDoubt", target: "unknownOutcome" }, { target: "enteringAccount" }] },
      enteringAccount: {
        on: {
          "form.typed": { actions: "noteTyped" },
          "account.submitted": [
            { guard: "accountFits", target: "checkingUsername", actions: "noteAccount" },
            { actions: "noteAccount" },
          ],
        },
      },
      checkingUsername: {
        tags: "busy",
        after: { nameKnown: "enteringDetails" },
        invoke: {
          id: "checkingUsername",
          src: "askForName",
          input: ({ context }) => context.userName,
          onDone: [
            { guard: isTaken, target: "enteringAccount", actions: assign({ failure: () => new UsernameTaken() }) },
            { target: "enteringDetails" },
          ],
        },
      },
      enteringDetails: {
        on: {
          "form.typed": { actions: "noteTyped" },
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
            { guard: "isInDoubt", target: "unknownOutcome", actions: [learn, renewCaptcha] },
            { guard: failedWith("UsernameTaken"), target: "enteringAccount", actions: [learn, renewCaptcha] },
            { target: "enteringDetails", actions: [learn, renewCaptcha] },
          ],
        },
      },
      unknownOutcome: {
        on: {
          "retry.requested": [
            { guard: "pinFits", target: "registering", actions: "noteRetry" },
            { actions: "noteRetry" },
          ],
          "account.reopened": { guard: "mayStartOver", target: "enteringAccount", actions: "startOver" },
        },
      },
      registered: { type: "final" },
    },
    output: ({ context }) => present(context.session),
  })

/** Named, so that the types of what is made from it can be written down. */
export interface RegistrationLogic extends ReturnType<typeof makeRegistration> {}
export type RegistrationActor = ActorRefFrom<RegistrationLogic>
