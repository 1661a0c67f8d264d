export { type Access, access, Forbidden } from "./access.ts"
export { type EmailFault, email } from "./email.ts"
export { makeExternalLogin } from "./external/external-login.machine.ts"
export { type ExternalLogin, ExternalLogins, isAllowedOrigin } from "./external/external-login.ts"
export {
  AttemptsUsedUp,
  type Credentials,
  Identity,
  type LoginFailure,
  loginAttempts,
  WrongCredentials,
} from "./login/identity.ts"
export { makeLogin } from "./login/login.machine.ts"
export { deviceName } from "./open-sessions/device-name.ts"
export { makeOpenSessions } from "./open-sessions/open-sessions.machine.ts"
export { type EndedSession, type OpenSession, OpenSessions } from "./open-sessions/open-sessions.port.ts"
export { makeOwnerCheck } from "./owner/owner-check.machine.ts"
export type { OwnerCheckEvent, OwnerProof, OwnerQuestion } from "./owner/owner-check.ts"
export { makePasskeyLogin, type PasskeyLoginActor } from "./passkeys/passkey-login.machine.ts"
export { makePasskeys } from "./passkeys/passkeys.machine.ts"
export {
  AlreadyThere,
  Authenticator,
  Declined,
  NotSupported,
  type Passkey,
  type PasskeyFailure,
  PasskeyLogins,
  type PasskeyStorage,
  Passkeys,
} from "./passkeys/passkeys.port.ts"
export { nameLength, type PersonNameFault, personName } from "./person-name.ts"
export { maskedPhoneNumber, type PhoneFault, phoneNumber, shownPhoneNumber } from "./phone.ts"
export { makeChangePin } from "./pin/change-pin.machine.ts"
export {
  type ChangePinEvent,
  type ChangingPin,
  type PinChangeFaults,
  type PinChangeForm,
  pinChangeFaults,
} from "./pin/change-pin.ts"
export { makeForgotPin } from "./pin/forgot-pin.machine.ts"
export {
  type AwaitedOtp,
  type ForgotPin,
  type ForgotPinEvent,
  type ForgotPinFaults,
  isCodePending,
  type PendingPinReset,
  type PinResetStorage,
  type ResetForm,
} from "./pin/forgot-pin.ts"
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
} from "./pin/otp.ts"
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
} from "./pin/pin.ts"
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
} from "./pin/pin-keeper.port.ts"
export { type Player, PlayerRecord } from "./player.ts"
export { type Avatar, avatarOf, type ConstellationName, constellationAvatar, constellations } from "./profile/avatar.ts"
export { makeProfileEditing, type ProfileEvent } from "./profile/profile.machine.ts"
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
} from "./profile/profile.ts"
export { type Role, roles } from "./profile/roles.ts"
export { Refused } from "./refused.ts"
export { Captcha, type CaptchaState, CaptchaUnsolved, type Challenge } from "./registration/captcha.port.ts"
export { type LineAccount, lineAccount } from "./registration/line-account.ts"
export { type LineLoginActor, makeLineLogin } from "./registration/line-login.machine.ts"
export type { LineCallback, LineLogin, LineLoginStorage, LineNewcomer } from "./registration/line-login.ts"
export { type LineProfile, LineProvider } from "./registration/line-provider.port.ts"
export {
  type Agent,
  cameByLink,
  centerAgent,
  type Referral,
  type ReferralSource,
  referralOf,
  slugIn,
} from "./registration/referral.ts"
export {
  CaptchaFailed,
  type LineFailure,
  type Newcomer,
  PhoneTaken,
  Registrar,
  type RegistrationFailure,
  UsernameTaken,
} from "./registration/registrar.port.ts"
export {
  makeRegistration,
  type RegistrationActor,
  type RegistrationLogic,
} from "./registration/registration.machine.ts"
export {
  mayStartOver,
  type Registration,
  type RegistrationEvent,
  type StoredRegistration,
  storedPart,
} from "./registration/registration.ts"
export {
  type AccountFaults,
  accountFaults,
  type DetailFaults,
  detailFaults,
  type NewAccount,
  type NewcomerDetails,
  type RegistrationTerms,
  registrationTerms,
} from "./registration/registration-form.ts"
export type { KnownPlayer, KnownPlayerEvent } from "./session/known-player.ts"
export { makeMoneyNews } from "./session/money-news.machine.ts"
export { makeMoneyTopics } from "./session/money-topics.machine.ts"
export { ownCash, ownPlayer } from "./session/own-player.ts"
export { makePlayer } from "./session/player.machine.ts"
export { makeSession } from "./session/session.machine.ts"
export {
  type Limit,
  limitOf,
  limits,
  type Session,
  type SessionNews,
  StoredSession,
  UndecodableToken,
} from "./session.ts"
export { type UsernameFault, username } from "./username.ts"
export {
  type Recognised,
  Recognition,
  StoredVisitor,
  type Surroundings,
  type VisitorTags,
} from "./visitor/recognition.port.ts"
export { type UserDevice, userDevice } from "./visitor/user-device.ts"
export { makeVisitor, type VisitorEvent } from "./visitor/visitor.machine.ts"
export {
  believedFor,
  guestIdSeconds,
  isGuestId,
  isOutdated,
  type Visitor,
  visitorOf,
  visitorValidFor,
} from "./visitor/visitor.ts"
