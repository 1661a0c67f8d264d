export {
  agreed,
  changesIn,
  limited,
  passes,
  type RatePolicy,
  ratePolicies,
} from "./changes.ts"
export { type Intent, Intents, NotRemembered } from "./intents.ts"
export { isSameOrder, type Order, type PoyOrder, type SetsOrder, stakeOf } from "./order.ts"
export { type PlacedPoy, type PoyStatus, poyStatuses } from "./placed-poy.ts"
export { makePlacing } from "./placing.machine.ts"
export {
  balanceAfter,
  changes,
  isElsewhere,
  type Means,
  type Placing,
  type PlacingEvent,
  type PlacingInput,
  type PlacingOutput,
  type PlacingTerms,
  placingTerms,
} from "./placing.ts"
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
