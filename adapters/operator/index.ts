export { type Client, type ClientSettings, makeClient, platform } from "./client.ts"
export {
  fetchLaterQuestions,
  httpIdentity,
  httpPlayerRecord,
  httpPurse,
  httpSiteDetails,
  httpSupportDesk,
} from "./http-later.ts"
export { httpResults } from "./http-latest-results.ts"
export { askingOwner, type OwnerDesk } from "./owner-check.ts"
export { makeOperatorClock, type OperatorClock } from "./server-clock.ts"
export { claimsOf, sessionOf } from "./token.ts"
