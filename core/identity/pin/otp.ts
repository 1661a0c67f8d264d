import { Result } from "effect"

/** What an operator may set about codes sent to a phone. */
export type OtpTerms = {
  readonly digits: number
  readonly validFor: number
  readonly tries: number
  /** How long after one code the next can be asked for. */
  readonly resendAfter: number
}
export const otpTerms: OtpTerms = { digits: 6, validFor: 5 * 60_000, tries: 3, resendAfter: 60_000 }

export type OtpFault = "required" | "malformed"

/** A code as typed into its one field, with or without spaces. */
export const otpCode = (text: string, { digits } = otpTerms): Result.Result<string, OtpFault> => {
  const code = text.replaceAll(/[\s-]/g, "")
  if (code === "") return Result.fail("required")
  return code.length === digits && /^[0-9]+$/.test(code) ? Result.succeed(code) : Result.fail("malformed")
}

/** A code that was sent, and how often it was missed. */
export type SentOtp = { readonly code: string; readonly sentAt: number; readonly missed: number }

export const otpTimeLeft = ({ sentAt }: Pick<SentOtp, "sentAt">, now: number, { validFor } = otpTerms): number =>
  Math.max(0, sentAt + validFor - now)

export const otpResendIn = ({ sentAt }: Pick<SentOtp, "sentAt">, now: number, { resendAfter } = otpTerms): number =>
  Math.max(0, sentAt + resendAfter - now)

export const otpTriesLeft = ({ missed }: Pick<SentOtp, "missed">, { tries } = otpTerms): number =>
  Math.max(0, tries - missed)

export type OtpRefusal = "otpWrong" | "otpExpired"

/** Whether a code opens: in time, and within its tries; one that is used up is as dead as one that is too old. */
export const checkedOtp = (
  sent: SentOtp,
  given: string,
  now: number,
  terms = otpTerms,
): Result.Result<void, OtpRefusal> => {
  if (otpTimeLeft(sent, now, terms) === 0 || otpTriesLeft(sent, terms) === 0) return Result.fail("otpExpired")
  return given === sent.code ? Result.succeed(undefined) : Result.fail("otpWrong")
}
