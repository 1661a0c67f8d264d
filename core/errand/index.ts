export { mayStillArrive, underWay } from "./ages.ts"
export type { Environment } from "./environment.ts"
export { makeErrand } from "./errand.machine.ts"
export {
  type Answer,
  type Errand,
  type ErrandInput,
  type ErrandOutcome,
  NeverHeard,
  type Progress,
} from "./errand.ts"
export type { ErrandEvent } from "./errand-events.ts"
export { type Intent, type IntentEnd, Intents, NotRemembered, unfinishedOf, youngestUnfinished } from "./intents.ts"
export { endedWith } from "./recalling.ts"
