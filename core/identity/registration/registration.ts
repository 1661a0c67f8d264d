import { Redacted, Result } from "effect"
import { phoneNumber } from "../phone.ts"
import type { Session } from "../session.ts"
import type { CaptchaState } from "./captcha.port.ts"
import type { LineNewcomer } from "./line-login.ts"
import type { Referral } from "./referral.ts"
import type { Newcomer, RegistrationFailure } from "./registrar.port.ts"
import * as form from "./registration-form.ts"

/** What a newcomer's way to becoming a player knows; the PIN stays in the form until the form is sent. */
export type Registration = {
  readonly referral: Referral
  readonly userName: string
  readonly phoneNumber: string
  /** Whom LINE vouched for, when the newcomer came from there. */
  readonly line: LineNewcomer | undefined
  /** They mean to set how much they may deposit, as soon as they are a player. */
  readonly wantsLimit: boolean
  readonly faults: Partial<form.AccountFaults & form.DetailFaults>
  /** One newcomer, one key: kept until the operator has said what came of it. */
  readonly key: string | undefined
  /** An answer was lost: the newcomer may be a player already. */
  readonly isInDoubt: boolean
  readonly failure: RegistrationFailure | undefined
  readonly captcha: CaptchaState
  readonly session: Session | undefined
}

/** What outlives a reload. With a key, the newcomer was sent and nothing is known of what came of it. */
export type StoredRegistration = Pick<Registration, "userName" | "phoneNumber" | "line" | "wantsLimit" | "key">

type Details = Omit<form.NewcomerDetails, "captcha">

export type RegistrationEvent =
  | {
      readonly type: "form.typed"
      readonly userName: string
      readonly phoneNumber: string
      readonly wantsLimit?: boolean
    }
  | ({ readonly type: "account.submitted" } & form.NewAccount)
  | { readonly type: "account.reopened" }
  /** The whole form: the PIN waits in the form, not here, from the first page to the second. */
  | ({ readonly type: "newcomer.submitted" } & form.NewAccount & Details)
  /** The same newcomer once more, after a lost answer. */
  | { readonly type: "retry.requested"; readonly pin: string }
  /** The captcha once more, after it failed. */
  | { readonly type: "captcha.requested" }

const nothingTyped: StoredRegistration = {
  userName: "",
  phoneNumber: "",
  line: undefined,
  wantsLimit: false,
  key: undefined,
}

export const registrationFor = (referral: Referral, unfinished = nothingTyped): Registration => ({
  referral,
  ...unfinished,
  faults: {},
  isInDoubt: unfinished.key !== undefined,
  captcha: { is: "notAsked" },
  failure: undefined,
  session: undefined,
})

/** What is known of the newcomer, and what only the form knew until now. */
export const newcomerOf = (
  { userName, phoneNumber: typed, referral, captcha, line }: Registration,
  { pin }: { readonly pin: string },
): Redacted.Redacted<Newcomer> =>
  Redacted.make({
    userName,
    pin,
    phoneNumber: Result.getOrElse(phoneNumber(typed), () => typed),
    referral,
    captcha: captchaAnswer(captcha),
    lineTicket: line?.ticket,
  })

/** Where a captcha was asked for, the operator wants its answer whatever its terms say. */
export const faultsOfDetails = (
  { captcha }: Registration,
  details: Details,
  { asksCaptcha }: form.RegistrationTerms,
): form.DetailFaults =>
  form.detailFaults(
    { ...details, captcha: captchaAnswer(captcha) },
    { asksCaptcha: asksCaptcha || captcha.is !== "notAsked" },
  )

/** A guard for the answer that a username is taken; without an answer it may be free. */
export const isNameTaken = ({
  event,
}: {
  readonly event: { readonly output: Result.Result<boolean, unknown> }
}): boolean => Result.getOrElse(event.output, () => false)

/** What stays of a registration until the newcomer is a player: nothing secret. */
export const storedPart = (registration: Registration): StoredRegistration => ({
  userName: registration.userName,
  phoneNumber: registration.phoneNumber,
  line: registration.line,
  wantsLimit: registration.wantsLimit,
  key: registration.key,
})

const captchaAnswer = (captcha: CaptchaState): string | undefined =>
  captcha.is === "passed" ? captcha.answer : undefined

export type RegistrationAnswer = Result.Result<Session, RegistrationFailure>

/** What the operator's answer changes: once an answer was lost, only a session ends the doubt. */
export const registrationAnswered = (
  { key, isInDoubt }: Registration,
  answer: RegistrationAnswer,
): Pick<Registration, "key" | "isInDoubt" | "failure" | "session"> => {
  if (Result.isSuccess(answer)) return { key: undefined, isInDoubt: false, failure: undefined, session: answer.success }
  const { failure } = answer
  const doubt = isInDoubt || failure._tag === "Unreachable"
  return { key: doubt ? key : undefined, isInDoubt: doubt, failure, session: undefined }
}

const saysNo = new Set<RegistrationFailure["_tag"]>(["UsernameTaken", "PhoneTaken", "Refused"])

/** After a lost answer: whether the operator has since refused this very newcomer, who may then change the form. */
export const mayStartOver = ({ failure }: Registration): boolean => failure !== undefined && saysNo.has(failure._tag)
