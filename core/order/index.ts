export {
  type AbortRefusal,
  type AbortTerms,
  abortable,
  abortableUntil,
  abortRefusals,
  abortTerms,
} from "./aborting-rules.ts"
export { areRulesAccepted, rulesEdition } from "./betting-rules.ts"
export { type AbortingLogic, makeAborting } from "./cancelling/aborting.machine.ts"
export type { AbortEnvironment, AbortEvent, Aborting, ResultNews, RoundLogic } from "./cancelling/aborting.ts"
export { type AbortCommand, cancelOrder } from "./cancelling/cancel-order.operation.ts"
export { isSameOrder, largestWin, type Order, type PoyOrder, type SetsOrder, stakeOf } from "./order.ts"
export {
  makeOrdering,
  type OrderingEvent,
  type OrderingLogic,
  type OrderingPorts,
  type OrderProgress,
  type PlacingLogic,
} from "./ordering.machine.ts"
export { ownSlipsOf } from "./own-slips.ts"
export { type FoldedLines, foldedLines } from "./placed/folded-lines.ts"
export { type LineStatus, lineStatuses, type PoyTally, tallyOf } from "./placed/line-status.ts"
export { makePayouts } from "./placed/payouts.machine.ts"
export { type LineOutcome, type PlacedPoy, type PoyStatus, poyStatuses } from "./placed/placed-poy.ts"
export {
  AbortRefused,
  type ListedNumber,
  type ListedPoy,
  NoSuchPoy,
  PlacedPoys,
  type PoyPage,
  type PoySearch,
  poyOrNone,
  waitingPoys,
} from "./placed/placed-poys.ts"
export { makePoyList } from "./placed/poy-list.machine.ts"
export {
  agreed,
  changesIn,
  limited,
  passes,
  type RatePolicy,
  ratePolicies,
  ratesNow,
} from "./placing/changes.ts"
export { isOrderCommand, type OrderCommand } from "./placing/order-command.ts"
export { placeOrder, unfinishedSets } from "./placing/place-order.operation.ts"
export { makePlacing } from "./placing/placing.machine.ts"
export {
  balanceAfter,
  changes,
  mostPassed,
  type Placing,
  type PlacingEvent,
  type PlacingInput,
  type PlacingOutcome,
  type PlacingOutput,
  type TakenOrder,
} from "./placing/placing.ts"
export { NoSuchIntent, type PlacingFailure, Poys } from "./placing/poys.ts"
export {
  affectedLines,
  BalanceNotEnough,
  type LimitNow,
  NotSold,
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
} from "./placing/refusal.ts"
