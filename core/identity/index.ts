export { type Access, access, Forbidden } from "./access.ts"
export { makeChangePin } from "./change-pin.machine.ts"
export {
  type ChangePinEvent,
  type ChangingPin,
  type PinChangeFaults,
  type PinChangeForm,
  pinChangeFaults,
} from "./change-pin.ts"
export { type EmailFault, email } from "./email.ts"
export { makeForgotPin } from "./forgot-pin.machine.ts"
export {
  type AwaitedOtp,
  type ForgotPin,
  type ForgotPinEvent,
  type ForgotPinFaults,
  type ResetForm,
} from "./forgot-pin.ts"
export {
  AttemptsUsedUp,
  type Credentials,
  Identity,
  type LoginFailure,
  loginAttempts,
  WrongCredentials,
} from "./identity.ts"
export { type LineAccount, lineAccount } from "./line-account.ts"
export { makeLineLogin } from "./line-login.machine.ts"
export { makeLogin } from "./login.machine.ts"
export {
  checkedOtp,
  type OtpFault,
  type OtpRefusal,
  type OtpTerms,
  otpCode,
  otpResendIn,
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
export {
  type CodeFailure,
  OtpExpired,
  OtpWrong,
  type PhoneOwner,
  type PinChange,
  type PinChangeFailure,
  PinKeeper,
  type PinReset,
  type PinResetFailure,
  TooManyRequests,
  WrongPin,
} from "./pin-keeper.ts"
export { makePlayer } from "./player.machine.ts"
export { type Player, PlayerRecord } from "./player.ts"
export { makeProfileEditing, type ProfileEvent } from "./profile.machine.ts"
export {
  type NothingGiven,
  type PhoneNumberFault,
  type Profile,
  type ProfileChange,
  type ProfileFailure,
  type ProfileFaults,
  ProfileKeeper,
  phoneNumberChange,
  profileChange,
} from "./profile.ts"
export { type Recognised, Recognition, RememberedVisitor, type Surroundings, type VisitorTags } from "./recognition.ts"
export { type Agent, type Arrival, cameByLink, centerAgent, type Referral, referralOf, slugIn } from "./referral.ts"
export { Refused } from "./refused.ts"
export {
  CaptchaFailed,
  type LineFailure,
  type Newcomer,
  PhoneTaken,
  Registrar,
  type RegistrationFailure,
  UsernameTaken,
} from "./registrar.ts"
export { makeRegistration } from "./registration.machine.ts"
export { mayStartOver, type Registration, type RegistrationEvent } from "./registration.ts"
export {
  type AccountFaults,
  accountFaults,
  type DetailFaults,
  detailFaults,
  type NewAccount,
  type NewcomerDetails,
  type RegistrationTerms,
  registrationTerms,
} from "./registration-form.ts"
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
export { type UserDevice, userDevice } from "./user-device.ts"
export { type UsernameFault, username } from "./username.ts"
export { makeVisitor, type VisitorEvent } from "./visitor.machine.ts"
export { believedFor, guestIdSeconds, isStale, type Visitor, visitorOf, visitorValidFor } from "./visitor.ts"
