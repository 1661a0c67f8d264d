export { walletIntents } from "./wallet-intents.ts"
