import { type ActorRefFrom, assertEvent, not } from "xstate"
import { answer, failedWith, type Runtime, succeeded } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { captchaState } from "./captcha.machine.ts"
import type { Captcha } from "./captcha.port.ts"
import type { Registrar } from "./registrar.port.ts"
import { isNameTaken, newcomerOf, registrationFor } from "./registration.ts"
import { type RegistrationTools, registrationSetup } from "./registration-setup.ts"

const learn = { type: "learn", params: answer } as const

/** Whatever the operator said, the captcha's answer is good for nothing else. */
const renewCaptcha = { type: "renewCaptcha", params: failedWith("CaptchaFailed") } as const

/** From a filled form to a first session. A lost answer is asked for again with its key, never sent anew. */
export const makeRegistration = (runtime: Runtime<Registrar | Captcha>, tools: RegistrationTools) =>
  registrationSetup(runtime, tools).createMachine({
    id: "registration",
    context: ({ input }) => registrationFor(input.referral, input.unfinished),
    invoke: {
      id: "captcha",
      src: "captcha",
      onSnapshot: { actions: { type: "noteCaptcha", params: ({ event }) => captchaState(event.snapshot) } },
    },
    on: { "captcha.requested": { actions: "checkAgain" } },
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
            { guard: isNameTaken, target: "enteringAccount", actions: "noteTaken" },
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
