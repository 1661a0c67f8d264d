import type { CallRefusal } from "../http/refusal.ts"

const no = (status: CallRefusal["status"], code: string, message: string, data?: unknown): CallRefusal => ({
  status,
  code,
  message,
  ...(data === undefined ? {} : { data }),
})

export const usernameTaken = no(409, "usernameTaken", "This username is taken.")
export const phoneTaken = no(409, "phoneTaken", "This phone number is taken.")
export const captchaFailed = no(422, "captchaFailed", "cannot confirm reCaptcha with Google")
export const lineTicketUnknown = no(422, "lineTicketUnknown", "LINE has not just told of this visitor.")
export const lineCodeUnknown = no(422, "lineCodeUnknown", "LINE knows no such code, or it was used.")
export const otpWrong = (triesLeft: number) => no(422, "otpWrong", "This code is wrong.", { triesLeft })
export const otpExpired = no(422, "otpExpired", "This code is no longer good.")
export const oldPasswordWrong = (attemptsLeft: number) =>
  no(422, "oldPasswordWrong", "The old password is wrong.", { attemptsLeft })
export const pinRequired = no(422, "pinRequired", "This takes the PIN.")
/** The code is on its way to the phone; its reference comes back with it. */
export const otpRequired = (refOtpCode: string, phoneNumber: string) =>
  no(422, "otpRequired", "This takes the code that was sent.", { refOtpCode, phoneNumber })
export const dataIsNull = no(422, "dataIsNull", "data is null")
export const passkeyRefused = no(422, "passkeyRefused", "This passkey cannot be taken.")
export const noSuchPasskey = no(404, "noSuchPasskey", "This player has no such passkey.")
export const noSuchSession = no(404, "noSuchSession", "This player has no such session.")
