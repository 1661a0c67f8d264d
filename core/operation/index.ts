export { makeOperation } from "./operation.machine.ts"
export {
  type Answer,
  type Environment,
  endedWith,
  type Intent,
  type IntentEnd,
  Intents,
  NeverReceived,
  NotStored,
  type Operation,
  type OperationEvent,
  type OperationInput,
  type OperationOutcome,
  unfinishedOf,
  youngestUnfinished,
} from "./operation.ts"
export { inFlightLimit, mayStillArrive, type Progress } from "./progress.ts"
