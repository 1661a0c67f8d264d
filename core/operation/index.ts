export { inFlightLimit, mayStillArrive } from "./age.ts"
export type { Environment } from "./environment.ts"
export { type Intent, type IntentEnd, Intents, NotStored, unfinishedOf, youngestUnfinished } from "./intents.ts"
export { makeOperation } from "./operation.machine.ts"
export {
  type Answer,
  NeverHeard,
  type Operation,
  type OperationInput,
  type OperationOutcome,
  type Progress,
} from "./operation.ts"
export type { OperationEvent } from "./operation-events.ts"
export { endedWith } from "./recalling.ts"
