import { faultOf } from "../fault.ts"
import { type PhoneFault, phoneNumber } from "../phone.ts"
import { type ConfirmationFault, confirmedPin, type NewPinFault, newPin } from "../pin/pin.ts"
import { type UsernameFault, username } from "../username.ts"

/** What an operator may ask of newcomers beyond name, PIN, phone and their word. */
export type RegistrationTerms = { readonly asksCaptcha: boolean }
export const registrationTerms: RegistrationTerms = { asksCaptcha: false }

/** The first page of the form. */
export type NewAccount = { readonly userName: string; readonly pin: string; readonly confirmation: string }

/** The second page of the form. */
export type NewcomerDetails = {
  readonly phoneNumber: string
  /** The newcomer says that they are old enough and accept the terms of use. */
  readonly isOfAge: boolean
  readonly consents: boolean
  readonly captcha?: string | undefined
}

export type AccountFaults = {
  readonly userName: UsernameFault | undefined
  readonly pin: NewPinFault | undefined
  readonly confirmation: ConfirmationFault | undefined
}

export type DetailFaults = {
  readonly phoneNumber: PhoneFault | undefined
  readonly age: "unconfirmed" | undefined
  readonly consent: "missing" | undefined
  readonly captcha: "required" | undefined
}

/** What is wrong on the first page, all of it at once. */
export const accountFaults = ({ userName, pin, confirmation }: NewAccount): AccountFaults => ({
  userName: faultOf(username(userName)),
  pin: faultOf(newPin(pin, userName)),
  confirmation: faultOf(confirmedPin(pin, confirmation)),
})

/** What is wrong on the second page, all of it at once. */
export const detailFaults = (details: NewcomerDetails, terms = registrationTerms): DetailFaults => ({
  phoneNumber: faultOf(phoneNumber(details.phoneNumber)),
  age: details.isOfAge ? undefined : "unconfirmed",
  consent: details.consents ? undefined : "missing",
  captcha: terms.asksCaptcha && !details.captcha ? "required" : undefined,
})
