export { storedIntents } from "./stored-intents.ts"
export { walletIntents } from "./wallet-intents.ts"
