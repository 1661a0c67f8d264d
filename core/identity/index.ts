export { type Access, access, Forbidden } from "./access.ts"
export { type EmailFault, email } from "./email.ts"
export {
  AttemptsUsedUp,
  type Credentials,
  Identity,
  type LoginFailure,
  loginAttempts,
  WrongCredentials,
} from "./identity.ts"
export { makeLogin } from "./login.machine.ts"
export {
  checkedOtp,
  type OtpFault,
  type OtpRefusal,
  type OtpTerms,
  otpCode,
  otpTerms,
  otpTimeLeft,
  otpTriesLeft,
  type SentOtp,
} from "./otp.ts"
export { nameLength, type PersonNameFault, personName } from "./person-name.ts"
export { maskedPhoneNumber, type PhoneFault, phoneNumber, shownPhoneNumber } from "./phone.ts"
export {
  type ConfirmationFault,
  confirmedPin,
  givenPin,
  metPinRules,
  type NewPinFault,
  newPin,
  type PinRule,
  pinLength,
  pinRules,
} from "./pin.ts"
export { makePlayer } from "./player.machine.ts"
export { type Player, PlayerRecord } from "./player.ts"
export { isRole, type Role, roleLabels, roles } from "./roles.ts"
export { makeSession } from "./session.machine.ts"
export {
  type Limit,
  limitOf,
  limits,
  RememberedSession,
  type Session,
  type SessionNews,
  UndecodableToken,
} from "./session.ts"
export { type UsernameFault, username } from "./username.ts"
export { guestIdSeconds, isStale, type Visitor, visitorValidFor } from "./visitor.ts"
