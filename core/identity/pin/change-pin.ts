import { Result } from "effect"
import { faultOf } from "../fault.ts"
import { type ConfirmationFault, confirmedPin, givenPin, type NewPinFault, newPin } from "./pin.ts"
import type { PinChangeFailure } from "./pin-keeper.port.ts"

export type PinChangeForm = { readonly oldPin: string; readonly pin: string; readonly confirmation: string }

export type PinChangeFaults = {
  readonly oldPin: "pinRequired" | undefined
  readonly pin: NewPinFault | "unchanged" | undefined
  readonly confirmation: ConfirmationFault | undefined
}

/** What is wrong with the form, all of it at once. */
export const pinChangeFaults = (form: PinChangeForm, userName: string): PinChangeFaults => ({
  oldPin: faultOf(givenPin(form.oldPin)),
  pin: faultOf(newPin(form.pin, userName)) ?? (form.pin === form.oldPin ? "unchanged" : undefined),
  confirmation: faultOf(confirmedPin(form.pin, form.confirmation)),
})

export type ChangePinEvent = { readonly type: "pin.submitted" } & PinChangeForm

/** What the way to another PIN knows, for a player who has the old one. */
export type ChangingPin = {
  readonly userName: string
  readonly faults: Partial<PinChangeFaults>
  /** An answer was lost: the new PIN may count already, and then the old one is wrong. */
  readonly isInDoubt: boolean
  readonly failure: PinChangeFailure | undefined
}

export type ChangePinAnswer = Result.Result<void, PinChangeFailure>

/** What the operator's answer changes: once one was lost, only a yes ends the doubt. */
export const changeAnswered = (
  { isInDoubt }: ChangingPin,
  answer: ChangePinAnswer,
): Pick<ChangingPin, "isInDoubt" | "failure"> =>
  Result.match(answer, {
    onSuccess: () => ({ isInDoubt: false, failure: undefined }),
    onFailure: (failure) => ({ isInDoubt: isInDoubt || failure._tag === "Unreachable", failure }),
  })
