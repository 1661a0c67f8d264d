export { type Access, access, Forbidden } from "./identity/access.ts"
export {
  AttemptsUsedUp,
  type Credentials,
  Identity,
  type LoginFailure,
  loginAttempts,
  WrongCredentials,
} from "./identity/login/identity.ts"
export { type Player, PlayerRecord } from "./identity/player.ts"
export { makeSession } from "./identity/session/session.machine.ts"
export {
  type Limit,
  limitOf,
  type Session,
  type SessionNews,
  StoredSession,
  type TokenExpiryCheck,
  tokenExpiryCheck,
  UndecodableToken,
} from "./identity/session.ts"
export { type UsernameFault, username } from "./identity/username.ts"
export {
  defaultLocale,
  type Locale,
  languageName,
  languageTag,
  localeOf,
  locales,
} from "./language/locale.ts"
export { type BetGroup, isBetGroup } from "./lotto/group/bet-group.ts"
export { makeLatestResult } from "./lotto/results/latest-result.machine.ts"
export { type DrawnResult, Results } from "./lotto/results/result.ts"
export { Defects } from "./machine/actor.ts"
export { bahtOfSatang, type MoneyFault, satangOfBaht } from "./money/baht.ts"
export type { Satang } from "./money/satang.ts"
export { makeConnection } from "./operator/connection.machine.ts"
export { type ConnectionNews, Connectivity, SiteProbe } from "./operator/connectivity.port.ts"
export { Unauthorized, Unreachable } from "./operator/failures.ts"
export { Reported } from "./operator/reported.port.ts"
export { Languages } from "./site/languages.port.ts"
export { Balance } from "./site/live/balance.port.ts"
export { canonicalPath } from "./site/page/backup-path.ts"
export { mayReload } from "./site/page/chunk-reload.ts"
export { type PageDataEvent, pageData } from "./site/page/page-data.machine.ts"
export { loadingDelay, progress } from "./site/page/progress.machine.ts"
export { type Snack, snackbar } from "./site/page/snackbar.machine.ts"
export { makePreferences, type PreferencesInput } from "./site/preferences.machine.ts"
export { type Preferences, StoredPreferences } from "./site/preferences.port.ts"
export { makeSite, type SiteInput } from "./site/site.machine.ts"
export { HostNotAllowed, type SiteDetail, SiteDetails } from "./site/site.port.ts"
export { makeSupport, wantedSupport } from "./site/support.machine.ts"
export { noSupport, type Support, SupportDesk, supportAddress, supportOf } from "./site/support.ts"
export { otherTheme, type Theme, type ThemeChoice, themeChoiceOf, themeOf } from "./site/theme.ts"
