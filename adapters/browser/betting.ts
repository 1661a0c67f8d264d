export { storedAcceptedRules } from "./accepted-rules.ts"
export { storedDrafts, storedSetDrafts } from "./drafts.ts"
export { storedIntents } from "./intents.ts"
export { storedRatePolicy } from "./rate-policy.ts"
