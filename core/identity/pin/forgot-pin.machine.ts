import { and, assertEvent, assign, not } from "xstate"
import { answer, failedWith, failure, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { pinForgotten, resetOf } from "./forgot-pin.ts"
import { type ForgotPinSurroundings, forgotPinSetup } from "./forgot-pin-setup.ts"
import type { PinKeeper } from "./pin-keeper.port.ts"

const reopening = { "account.reopened": { target: "enteringAccount", actions: "note" } } as const
const resending = { "code.requested": { guard: "mayResend", target: "sendingCode", actions: "note" } } as const
const reckoning = { "clock.corrected": { target: "recalling" } } as const
const dying = { always: { guard: "codeIsDead", target: "codeExpired" }, after: { codeDies: "codeExpired" } } as const
const learn = { type: "learn", params: answer } as const

/** From a forgotten PIN to another: whose it is, the code from the phone, the new PIN that goes with it. */
export const makeForgotPin = (runtime: Runtime<PinKeeper>, surroundings: ForgotPinSurroundings) =>
  forgotPinSetup(runtime, surroundings).createMachine({
    id: "forgotPin",
    context: () => ({ ...pinForgotten, ...surroundings.storage?.recall() }),
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
            { guard: succeeded, target: "enteringCode", actions: { type: "noteSent", params: value } },
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
            return resetOf(context, event, surroundings.terms)
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
