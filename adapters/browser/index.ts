export { browserConnectivity } from "./browser-connectivity.ts"
export { reloadOnceAMinute } from "./page-reload.ts"
export { cookiePreferences } from "./remembered-preferences.ts"
export { cookieSession, tokenInCookie } from "./remembered-session.ts"
