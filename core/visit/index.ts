export { type Watched, watchPart } from "../machine/watch.ts"
export { type BalanceChanged, balanceEvents, Cash } from "./cash.port.ts"
export { announcing, Changes, changesOf, type Topic } from "./changes.ts"
export { type Handoff, makeHandoff } from "./handoff.ts"
export { type Hub, makeHub, streamOf } from "./hub.ts"
export { clockCorrections, Keys, OperatorClock, Owner } from "./operator-clock.port.ts"
export { Page, type PageEvent, pageEvents } from "./page.port.ts"
export {
  asResource,
  asResourceOf,
  type Resource,
  type ResourceActor,
  type ResourceFlow,
  type ResourceView,
} from "./resource.view.ts"
export { SessionEnd, type SessionEnded, sessionEnd } from "./session-end.port.ts"
export { type Around, startVisit, type Visit, type VisitSurroundings } from "./visit.ts"
