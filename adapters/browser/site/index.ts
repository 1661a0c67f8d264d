export { askedPurposes } from "./asked-purposes.ts"
export { browserInstaller } from "./browser-installer.ts"
export { measuresVisits } from "./measures-visits.ts"
export { pagePush } from "./page-push.ts"
export { privacyText, termsText } from "./privacy-text.ts"
export {
  forgetAnswers,
  isOperationInFlight,
  registerServiceWorker,
  reportLoaded,
  subscribeToReleases,
} from "./service-worker.ts"
export { forgetClientId, storedClientId } from "./stored-client-id.ts"
export { isAgreedTo, storedConsent } from "./stored-consent.ts"
export { cookieNews } from "./stored-news.ts"
