export { storedWalletIntents } from "./wallet-intents.ts"
