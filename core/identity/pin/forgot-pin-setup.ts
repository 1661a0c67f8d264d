import { Redacted } from "effect"
import { assign, fromCallback, setup } from "xstate"
import { fromProgram, type Runtime } from "../../machine/actor.ts"
import { isFaultless } from "../fault.ts"
import * as pin from "./forgot-pin.ts"
import { otpTerms, otpTimeLeft } from "./otp.ts"
import { type PhoneOwner, PinKeeper, type PinReset } from "./pin-keeper.port.ts"

export type ForgotPinSurroundings = {
  /** What the server's clock shows. */
  readonly now: () => number
  /** The operator's terms for codes. */
  readonly terms?: typeof otpTerms
  readonly storage?: pin.PinResetStorage
  /** Tells whenever the server's clock turned out to show another time. */
  readonly subscribeToClock?: (corrected: () => void) => () => void
}

const noMemory: pin.PinResetStorage = { recall: () => undefined, remember: () => {} }

/** Types for `setup` alone, which reads no value of it. */
const types: {
  readonly context?: pin.ForgotPin
  readonly events?: pin.ForgotPinEvent
  readonly tags?: "busy"
} = {}

/** The actors, guards and actions of the way to another PIN. */
export const forgotPinSetup = (
  runtime: Runtime<PinKeeper>,
  { now, terms = otpTerms, storage = noMemory, subscribeToClock }: ForgotPinSurroundings,
) =>
  setup({
    types,
    actors: {
      clockNews: fromCallback(({ sendBack }) => subscribeToClock?.(() => sendBack({ type: "clock.corrected" }))),
      sendCode: fromProgram(runtime, (owner: PhoneOwner) => PinKeeper.use((keeper) => keeper.sendCode(owner))),
      reset: fromProgram(runtime, (reset: Redacted.Redacted<PinReset>) =>
        PinKeeper.use((keeper) => keeper.reset(Redacted.value(reset))),
      ),
    },
    guards: {
      fits: ({ context, event }) => isFaultless(pin.formNoted(context, event, terms).faults),
      codeFits: ({ context, event }) => pin.formNoted(context, event, terms).faults.code === undefined,
      isCodePending: ({ context, event }) => pin.isCodePending(pin.formNoted(context, event, terms), now(), terms),
      codeIsDead: ({ context }) => !pin.codeIsAlive(context, now(), terms),
      mayResend: ({ context }) => pin.mayResend(context, now(), terms),
      noCodeYet: ({ context }) => context.sent === undefined,
      isInDoubt: ({ context }) => context.isInDoubt,
    },
    delays: { codeDies: ({ context }) => (context.sent ? otpTimeLeft(context.sent, now(), terms) : 0) },
    actions: {
      note: assign(({ context, event }) => pin.formNoted(context, event, terms)),
      noteSent: assign((_, reference: string) => pin.codeSent(reference, now())),
      learn: assign(({ context }, result: pin.ResetAnswer) => pin.pinAnswered(context, result, terms)),
      keep: ({ context }) => storage.remember(pin.pendingReset(context)),
      // Until the answer has come, the new PIN may count already.
      keepInDoubt: ({ context }) => storage.remember(pin.pendingReset({ ...context, isInDoubt: true })),
      forget: () => storage.remember(undefined),
    },
  })
