export { storedIntents } from "./stored-intents.ts"
