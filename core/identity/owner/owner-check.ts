import { faultOf } from "../fault.ts"
import type { AttemptsUsedUp } from "../login/identity.ts"
import { type OtpFault, otpCode } from "../pin/otp.ts"
import { givenPin } from "../pin/pin.ts"
import type { OtpExpired, OtpWrong, TooManyRequests, WrongPin } from "../pin/pin-keeper.port.ts"

/** A code that the operator has sent: what tells its message from another's, and the phone that it went to. */
export type OwnerCode = { readonly reference: string; readonly phoneNumber: string }

/** What the operator wants to be shown before it does what was asked for. */
export type OwnerQuestion = {
  readonly asks: "pin" | "code"
  /** Where a code was sent just now. */
  readonly sent?: OwnerCode | undefined
  /** Why what was shown is not enough. */
  readonly failure?: WrongPin | AttemptsUsedUp | OtpWrong | OtpExpired | TooManyRequests | undefined
}

/** What shows that it is the owner; without a code where none was sent, or another one is wanted. */
export type OwnerProof = { readonly pin: string; readonly code: string; readonly reference: string }

export type OwnerCheckFaults = { readonly pin?: "pinRequired" | undefined; readonly code?: OtpFault | undefined }

export type OwnerCheckEvent =
  | { readonly type: "owner.asked"; readonly question: OwnerQuestion }
  | { readonly type: "proof.submitted"; readonly pin: string; readonly code: string }
  | { readonly type: "code.requested"; readonly pin: string }
  | { readonly type: "check.left" }
  /** What was asked for is done or refused, whatever came of it. */
  | { readonly type: "act.answered" }

/** What the question to the owner knows: never what they answer. */
export type OwnerCheck = {
  readonly question: OwnerQuestion
  readonly faults: OwnerCheckFaults
  readonly mayRequestCode: boolean
}

/** The next question; a code that was sent before is still the one that is asked for. */
export const askedAnew = ({ question: before }: OwnerCheck, question: OwnerQuestion): OwnerCheck => ({
  question: { ...question, sent: question.sent ?? before.sent },
  faults: {},
  mayRequestCode: question.failure?._tag === "OtpExpired",
})

/** What is wrong with what was typed. */
export const proofFaults = ({ question }: OwnerCheck, event: OwnerCheckEvent): OwnerCheckFaults => {
  if (event.type !== "proof.submitted") return {}
  const pin = faultOf(givenPin(event.pin))
  return question.asks === "pin" ? { pin } : { pin, code: faultOf(otpCode(event.code)) }
}

export const proofOf = ({ question }: OwnerCheck, event: OwnerCheckEvent): OwnerProof => ({
  pin: "pin" in event ? event.pin : "",
  code: "code" in event && question.asks === "code" ? event.code.replaceAll(/[\s-]/g, "") : "",
  reference: question.sent?.reference ?? "",
})
