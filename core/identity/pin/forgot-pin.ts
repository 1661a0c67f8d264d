import { Redacted, Result } from "effect"
import type { ClockNews } from "../../operator/clock-news.ts"
import { faultOf } from "../fault.ts"
import { type PhoneFault, phoneNumber } from "../phone.ts"
import { givenUsername } from "../username.ts"
import { type OtpFault, type OtpTerms, otpCode, otpResendIn, otpTerms, otpTimeLeft, otpTriesLeft } from "./otp.ts"
import { type ConfirmationFault, confirmedPin, type NewPinFault, newPin } from "./pin.ts"
import type { PhoneOwner, PinReset, PinResetFailure } from "./pin-keeper.port.ts"

/** A code that is on the player's phone, as far as this side knows it: never the code itself. */
export type AwaitedOtp = { readonly reference: string; readonly sentAt: number; readonly missed: number }

export type ForgotPinFaults = {
  readonly userName?: "required" | undefined
  readonly phoneNumber?: PhoneFault | undefined
  readonly code?: OtpFault | undefined
  readonly pin?: NewPinFault | undefined
  readonly confirmation?: ConfirmationFault | undefined
}

/** What the way to another PIN knows. */
export type ForgotPin = PhoneOwner & {
  readonly faults: ForgotPinFaults
  readonly sent: AwaitedOtp | undefined
  /** An answer was lost: the new PIN may count already. */
  readonly isInDoubt: boolean
  readonly failure: PinResetFailure | undefined
}

export const pinForgotten: ForgotPin = {
  userName: "",
  phoneNumber: "",
  faults: {},
  sent: undefined,
  isInDoubt: false,
  failure: undefined,
}

/** What may outlive the page: neither the code nor a PIN. */
export type PendingPinReset = Pick<ForgotPin, "userName" | "phoneNumber" | "isInDoubt"> & { readonly sent: AwaitedOtp }

/** Keeps a way to another PIN while its page is loaded anew. */
export type PinResetStorage = {
  readonly recall: () => PendingPinReset | undefined
  readonly remember: (pending: PendingPinReset | undefined) => void
}

/** What of it outlives the page, once a code was sent. */
export const pendingReset = (known: ForgotPin): PendingPinReset | undefined => {
  const { userName, sent, isInDoubt } = known
  return sent && { userName, phoneNumber: known.phoneNumber, sent, isInDoubt }
}

/** The last page of the form: the code waits in the form, not here, until the PIN goes with it. */
export type ResetForm = { readonly code: string; readonly pin: string; readonly confirmation: string }

export type ForgotPinEvent =
  | ({ readonly type: "account.submitted" } & PhoneOwner)
  | { readonly type: "account.reopened" }
  | { readonly type: "code.submitted"; readonly code: string }
  | { readonly type: "code.reopened" }
  | { readonly type: "code.requested" }
  | ({ readonly type: "pin.submitted" } & ResetForm)
  | ClockNews

/** The player as the operator knows them: the phone number in ten digits. */
const ownerOf = ({ userName, phoneNumber: typed }: PhoneOwner): PhoneOwner => ({
  userName,
  phoneNumber: Result.match(phoneNumber(typed), { onFailure: () => typed, onSuccess: (digits) => digits }),
})

const faultsIn = (known: ForgotPin, event: ForgotPinEvent, terms: OtpTerms): ForgotPinFaults => {
  if ("phoneNumber" in event)
    return { userName: faultOf(givenUsername(event.userName)), phoneNumber: faultOf(phoneNumber(event.phoneNumber)) }
  if (!("code" in event)) return {}
  const code = faultOf(otpCode(event.code, terms))
  if (event.type === "code.submitted") return { code }
  const pin = faultOf(newPin(event.pin, known.userName))
  return { code, pin, confirmation: faultOf(confirmedPin(event.pin, event.confirmation)) }
}

/** What was typed, as far as it may be known here, with all that is wrong with it at once. */
export const formNoted = (known: ForgotPin, event: ForgotPinEvent, terms = otpTerms): ForgotPin => {
  const faults = faultsIn(known, event, terms)
  if (event.type !== "account.submitted") return { ...known, faults, failure: undefined }
  const owner = ownerOf(event)
  const isSame = owner.userName === known.userName && owner.phoneNumber === known.phoneNumber
  // A code that was sent to the same phone before stays good.
  return { ...known, ...owner, faults, failure: undefined, sent: isSame ? known.sent : undefined }
}

export const resetOf = (known: ForgotPin, { code, pin }: ResetForm, terms = otpTerms): Redacted.Redacted<PinReset> =>
  Redacted.make({
    ...ownerOf(known),
    code: Result.match(otpCode(code, terms), { onFailure: () => code, onSuccess: (digits) => digits }),
    reference: known.sent?.reference ?? "",
    pin,
  })

/** Whether a code still opens, by the time and the tries it has left. */
export const codeIsAlive = ({ sent }: ForgotPin, now: number, terms = otpTerms): boolean =>
  sent !== undefined && otpTimeLeft(sent, now, terms) > 0 && otpTriesLeft(sent, terms) > 0

/** Whether another code can be asked for. */
export const mayResend = ({ sent }: ForgotPin, now: number, terms = otpTerms): boolean =>
  sent === undefined || otpResendIn(sent, now, terms) === 0

/** Whether a code opens already, and it is too soon for another. */
export const isCodePending = (known: ForgotPin, now: number, terms = otpTerms): boolean =>
  codeIsAlive(known, now, terms) && !mayResend(known, now, terms)

/** A code that is sent makes the one before it worthless. */
export const codeSent = (reference: string, now: number): Pick<ForgotPin, "sent" | "failure" | "isInDoubt"> => ({
  sent: { reference, sentAt: now, missed: 0 },
  failure: undefined,
  isInDoubt: false,
})

export type ResetAnswer = Result.Result<void, PinResetFailure>

/** What the answer to a new PIN changes: a miss is counted, and once an answer was lost only a yes ends the doubt. */
export const pinAnswered = (
  { sent, isInDoubt }: ForgotPin,
  answer: ResetAnswer,
  terms = otpTerms,
): Pick<ForgotPin, "failure" | "isInDoubt" | "sent"> => {
  if (Result.isSuccess(answer)) return { failure: undefined, isInDoubt: false, sent }
  const { failure } = answer
  return {
    failure,
    isInDoubt: isInDoubt || failure._tag === "Unreachable",
    sent: sent && { ...sent, missed: missed(sent, failure, terms) },
  }
}

const missed = (sent: AwaitedOtp, failure: PinResetFailure, { tries }: OtpTerms): number => {
  if (failure._tag === "OtpExpired") return tries
  if (failure._tag !== "OtpWrong") return sent.missed
  return Math.max(0, Math.min(tries, failure.triesLeft === undefined ? sent.missed + 1 : tries - failure.triesLeft))
}
