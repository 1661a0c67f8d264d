export { orderIntents } from "./order-intents.ts"
