export { type Client, type ClientSettings, makeClient, platform } from "./client.ts"
export { askingOwner, type OwnerDesk } from "./identity/owner-check.ts"
export { claimsOf, sessionOf } from "./identity/token.ts"
export {
  httpBalance,
  httpIdentity,
  httpPlayerRecord,
  httpSiteDetails,
  httpSupportDesk,
} from "./lazy-calls.ts"
export { httpResults } from "./lotto/http-latest-results.ts"
export { makeOperatorClock, type SyncedClock } from "./server-clock.ts"
