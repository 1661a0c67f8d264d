export { type ConsentActor, makeConsent } from "./consent.machine.ts"
export { type Consent, everything, onlyNecessary, type Purpose, purposes, StoredConsent } from "./consent.ts"
export { bailekAddress, popupAddress, supportPhones } from "./contacts.ts"
export { Languages } from "./languages.port.ts"
export { type BackOff, backOff, waitAfter } from "./live/back-off.ts"
export { makeBalance } from "./live/balance.machine.ts"
export { Balance } from "./live/balance.port.ts"
export { type CashState, cashAnnounced, cashRead, isInvalidated, unknownCash } from "./live/cash-state.ts"
export { makeLive } from "./live/live.machine.ts"
export { LiveFeed, type LiveNews } from "./live/live-feed.port.ts"
export { MoneyFeed, type MoneyNews } from "./live/money-feed.port.ts"
export { makeMaintenance } from "./maintenance.machine.ts"
export { type Maintenance, MaintenanceDesk, MaintenanceFeed, type MaintenanceNews } from "./maintenance.ts"
export { canonicalPath } from "./page/backup-path.ts"
export { mayReload, reloadEvery } from "./page/chunk-reload.ts"
export { makeInstallPrompt } from "./page/install-prompt.machine.ts"
export { Installer, type InstallNews } from "./page/installer.port.ts"
export { type PageDataEvent, pageData } from "./page/page-data.machine.ts"
export { progress, progressDuration } from "./page/progress.machine.ts"
export { defaultTimeout, type Snack, snackbar } from "./page/snackbar.machine.ts"
export { makePreferences, type PreferencesInput } from "./preferences.machine.ts"
export { type Preferences, StoredPreferences } from "./preferences.port.ts"
export { makeNews, type NewsActor, type NewsLogic } from "./published/news.machine.ts"
export {
  alertClosed,
  alertToShow,
  type Banner,
  bannerClicked,
  bannerLeads,
  bannersToShow,
  mostStoredBanners,
  type News,
  type NewsAlert,
  NewsDesk,
  nothingAnnounced,
  nothingSeen,
  popupToShow,
  type SeenNews,
  StoredNews,
} from "./published/news.ts"
export { type OperatorText, plainText } from "./published/operator-text.ts"
export { type Promotion, Promotions, promotionsOf, running } from "./published/promotions.ts"
export { captionsOf, type Video, Videos, videoNamed, videosOf, watchedOf } from "./published/videos.ts"
export { makeSite, type SiteInput } from "./site.machine.ts"
export { HostNotAllowed, type SiteDetail, SiteDetails } from "./site.port.ts"
export { makeSupport, wantedSupport } from "./support.machine.ts"
export {
  isNone,
  noSupport,
  type Support,
  SupportDesk,
  supportAddress,
  supportOf,
} from "./support.ts"
export { defaultTheme, otherTheme, type Theme, type ThemeChoice, themeChoiceOf, themeOf } from "./theme.ts"
