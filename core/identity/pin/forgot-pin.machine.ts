import { Redacted } from "effect"
import { and, assertEvent, assign, fromCallback, not, setup } from "xstate"
import { answer, failedWith, failure, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { isFaultless } from "../fault.ts"
import {
  codeIsAlive,
  codeSent,
  type ForgotPin,
  type ForgotPinEvent,
  formNoted,
  isCodePending,
  mayResend,
  type PinResetStorage,
  pendingReset,
  pinAnswered,
  pinForgotten,
  type ResetAnswer,
  resetOf,
} from "./forgot-pin.ts"
import { otpTerms, otpTimeLeft } from "./otp.ts"
import { type PhoneOwner, PinKeeper, type PinReset } from "./pin-keeper.ts"

type Surroundings = {
  /** What the server's clock shows. */
  readonly now: () => number
  /** The operator's terms for codes. */
  readonly terms?: typeof otpTerms
  readonly storage?: PinResetStorage
  /** Tells whenever the server's clock turned out to show another time. */
  readonly subscribeToClock?: (corrected: () => void) => () => void
}

const noMemory: PinResetStorage = { recall: () => undefined, remember: () => {} }

const learn = { type: "learn", params: answer } as const

/** From a forgotten PIN to another: whose it is, the code from the phone, the new PIN that goes with it. */
export const makeForgotPin = (
  runtime: Runtime<PinKeeper>,
  { now, terms = otpTerms, storage = noMemory, subscribeToClock }: Surroundings,
) => {
  const reopening = { "account.reopened": { target: "enteringAccount", actions: "note" } } as const
  const resending = { "code.requested": { guard: "mayResend", target: "sendingCode", actions: "note" } } as const
  const reckoning = { "clock.corrected": { target: "recalling" } } as const
  const dying = { always: { guard: "codeIsDead", target: "codeExpired" }, after: { codeDies: "codeExpired" } } as const
  return setup({
    types: {} as { context: ForgotPin; events: ForgotPinEvent; tags: "busy" },
    actors: {
      clockNews: fromCallback(({ sendBack }) => subscribeToClock?.(() => sendBack({ type: "clock.corrected" }))),
      sendCode: fromProgram(runtime, (owner: PhoneOwner) => PinKeeper.use((keeper) => keeper.sendCode(owner))),
      reset: fromProgram(runtime, (reset: Redacted.Redacted<PinReset>) =>
        PinKeeper.use((keeper) => keeper.reset(Redacted.value(reset))),
      ),
    },
    guards: {
      fits: ({ context, event }) => isFaultless(formNoted(context, event, terms).faults),
      codeFits: ({ context, event }) => formNoted(context, event, terms).faults.code === undefined,
      isCodePending: ({ context, event }) => isCodePending(formNoted(context, event, terms), now(), terms),
      codeIsDead: ({ context }) => !codeIsAlive(context, now(), terms),
      mayResend: ({ context }) => mayResend(context, now(), terms),
      noCodeYet: ({ context }) => context.sent === undefined,
      isInDoubt: ({ context }) => context.isInDoubt,
    },
    delays: { codeDies: ({ context }) => (context.sent ? otpTimeLeft(context.sent, now(), terms) : 0) },
    actions: {
      note: assign(({ context, event }) => formNoted(context, event, terms)),
      learn: assign(({ context }, result: ResetAnswer) => pinAnswered(context, result, terms)),
      keep: ({ context }) => storage.remember(pendingReset(context)),
      // Until the answer has come, the new PIN may count already.
      keepInDoubt: ({ context }) => storage.remember(pendingReset({ ...context, isInDoubt: true })),
      forget: () => storage.remember(undefined),
    },
  }).createMachine({
    id: "forgotPin",
    context: () => ({ ...pinForgotten, ...storage.recall() }),
    invoke: { src: "clockNews" },
    initial: "recalling",
    states: {
      recalling: {
        always: [
          { guard: "noCodeYet", target: "enteringAccount" },
          { guard: "codeIsDead", target: "codeExpired" },
          { target: "enteringCode" },
        ],
      },
      enteringAccount: {
        on: {
          "account.submitted": [
            { guard: and(["fits", "isCodePending"]), target: "enteringCode", actions: "note" },
            { guard: "fits", target: "sendingCode", actions: "note" },
            { actions: "note" },
          ],
        },
      },
      sendingCode: {
        tags: "busy",
        on: reopening,
        invoke: {
          id: "sendingCode",
          src: "sendCode",
          input: ({ context }) => ({ userName: context.userName, phoneNumber: context.phoneNumber }),
          onDone: [
            {
              guard: succeeded,
              target: "enteringCode",
              actions: assign(({ event }) => codeSent(value({ event }), now())),
            },
            { guard: "noCodeYet", target: "enteringAccount", actions: assign({ failure }) },
            { target: "enteringCode", actions: assign({ failure }) },
          ],
        },
      },
      enteringCode: {
        ...dying,
        entry: "keep",
        on: {
          ...reopening,
          ...resending,
          ...reckoning,
          "code.submitted": [{ guard: "fits", target: "enteringPin", actions: "note" }, { actions: "note" }],
        },
      },
      enteringPin: {
        ...dying,
        entry: "keep",
        on: {
          ...reopening,
          ...resending,
          "code.reopened": { target: "enteringCode", actions: "note" },
          "pin.submitted": [
            { guard: not("codeFits"), target: "enteringCode", actions: "note" },
            { guard: "fits", target: "replacingPin", actions: "note" },
            { actions: "note" },
          ],
        },
      },
      replacingPin: {
        tags: "busy",
        entry: "keepInDoubt",
        invoke: {
          id: "replacingPin",
          src: "reset",
          input: ({ context, event }) => {
            assertEvent(event, "pin.submitted")
            return resetOf(context, event, terms)
          },
          onDone: [
            { guard: succeeded, target: "replaced", actions: learn },
            { guard: failedWith("Unreachable"), target: "unknownOutcome", actions: learn },
            // Once an answer was lost, a no may mean that the new PIN counts already.
            { guard: "isInDoubt", target: "unknownOutcome", actions: learn },
            { guard: failedWith("OtpWrong"), target: "enteringCode", actions: learn },
            { guard: failedWith("OtpExpired"), target: "enteringCode", actions: learn },
            { target: "enteringPin", actions: learn },
          ],
        },
      },
      unknownOutcome: {
        entry: "keep",
        on: {
          ...reopening,
          ...resending,
          "pin.submitted": [{ guard: "fits", target: "replacingPin", actions: "note" }, { actions: "note" }],
        },
      },
      codeExpired: { entry: "keep", on: { ...reopening, ...resending, ...reckoning } },
      replaced: { type: "final", entry: "forget" },
    },
  })
}
