export { storedAcceptedRules } from "./accepted-rules.ts"
export { storedDrafts } from "./drafts.ts"
export { storedIntents } from "./intents.ts"
export { storedRatePolicy } from "./rate-policy.ts"
