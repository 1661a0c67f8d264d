import { Redacted, Result } from "effect"
import { assign, sendTo, setup } from "xstate"
import { fromProgram, type Runtime } from "../../machine/actor.ts"
import { faultOf, isFaultless } from "../fault.ts"
import { newPin } from "../pin/pin.ts"
import type { Session } from "../session.ts"
import { makeCaptchaCheck } from "./captcha.machine.ts"
import type { Captcha, CaptchaState } from "./captcha.port.ts"
import type { Referral } from "./referral.ts"
import { type Newcomer, Registrar, UsernameTaken } from "./registrar.port.ts"
import * as registration from "./registration.ts"
import { accountFaults, type RegistrationTerms, registrationTerms } from "./registration-form.ts"

export type RegistrationTools = { readonly newKey: () => string; readonly terms?: RegistrationTerms }

/** Nobody waits longer for a word about their username, which is told at the end anyway. */
const nameKnownWithin = 4_000

/** Types for `setup` alone, which reads no value of it. */
const types: {
  readonly context?: registration.Registration
  readonly events?: registration.RegistrationEvent
  readonly input?: { readonly referral: Referral; readonly unfinished?: registration.StoredRegistration | undefined }
  readonly tags?: "busy"
  readonly output?: Session
  readonly children?: { captcha: "captcha" }
} = {}

/** The actors, guards and actions of a registration. */
export const registrationSetup = (
  runtime: Runtime<Registrar | Captcha>,
  { newKey, terms = registrationTerms }: RegistrationTools,
) =>
  setup({
    types,
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
        "isOfAge" in event && isFaultless(registration.faultsOfDetails(context, event, terms)),
      pinFits: ({ context, event }) => "pin" in event && Result.isSuccess(newPin(event.pin, context.userName)),
      mayStartOver: ({ context }) => registration.mayStartOver(context),
      isInDoubt: ({ context }) => context.isInDoubt,
    },
    actions: {
      noteCaptcha: assign((_, captcha: CaptchaState) => ({ captcha })),
      checkAgain: sendTo("captcha", { type: "check.requested" }),
      renewCaptcha: sendTo("captcha", (_, isRefused: boolean) => ({
        type: isRefused ? ("answer.refused" as const) : ("answer.spent" as const),
      })),
      noteTyped: assign(({ context, event }) =>
        event.type === "form.typed"
          ? {
              userName: event.userName,
              phoneNumber: event.phoneNumber,
              wantsLimit: event.wantsLimit ?? context.wantsLimit,
            }
          : {},
      ),
      noteAccount: assign(({ event }) =>
        "confirmation" in event ? { userName: event.userName, faults: accountFaults(event), failure: undefined } : {},
      ),
      noteDetails: assign(({ context, event }) =>
        "isOfAge" in event
          ? {
              phoneNumber: event.phoneNumber,
              faults: registration.faultsOfDetails(context, event, terms),
              failure: undefined,
            }
          : {},
      ),
      noteRetry: assign(({ context, event }) =>
        "pin" in event ? { faults: { pin: faultOf(newPin(event.pin, context.userName)) } } : {},
      ),
      noteTaken: assign({ failure: () => new UsernameTaken() }),
      learn: assign(({ context }, answer: registration.RegistrationAnswer) =>
        registration.registrationAnswered(context, answer),
      ),
      takeKey: assign({ key: () => newKey() }),
      startOver: assign({ faults: {}, failure: undefined, key: undefined, isInDoubt: false }),
    },
  })
