export { makeAborting } from "./aborting.machine.ts"
export { type AbortFailure, type Aborting, type AbortMeans, abortRefusal } from "./aborting.ts"
export {
  type AbortRefusal,
  type AbortTerms,
  abortable,
  abortableUntil,
  abortRefusals,
  abortTerms,
} from "./aborting-rules.ts"
export {
  agreed,
  changesIn,
  limited,
  passes,
  type RatePolicy,
  ratePolicies,
  ratesNow,
} from "./changes.ts"
export { type Intent, Intents, NotRemembered } from "./intents.ts"
export { type LineStanding, lineStandings, type PoyTally, tallyOf } from "./line-standing.ts"
export { type Means, type PlacingTerms, placingTerms } from "./means.ts"
export { isSameOrder, type Order, type PoyOrder, type SetsOrder, stakeOf } from "./order.ts"
export { type LineOutcome, type PlacedPoy, type PoyStatus, poyStatuses } from "./placed-poy.ts"
export { AbortRefused, type ListedPoy, NoSuchPoy, PlacedPoys, type PoyPage, type PoySearch } from "./placed-poys.ts"
export { makePlacing } from "./placing.machine.ts"
export {
  balanceAfter,
  changes,
  isElsewhere,
  type Placing,
  type PlacingEvent,
  type PlacingInput,
  type PlacingOutput,
} from "./placing.ts"
export { makePoyList } from "./poy-list.machine.ts"
export { NoSuchIntent, type PlacingFailure, Poys } from "./poys.ts"
export {
  BalanceNotEnough,
  type LimitNow,
  linesMeant,
  NumbersClosed,
  NumbersLimited,
  OrderFailed,
  OutsideLimits,
  PlayerMaximumReached,
  PlayLimitReached,
  RatesChanged,
  type Refusal,
  type Room,
  RoundClosed,
  type Spot,
} from "./refusal.ts"
