export type { RoundLogic } from "../lotto/round/round.machine.ts"
export { areRulesAccepted, rulesEdition } from "./betting-rules.ts"
export {
  type CancelRefusal,
  type CancelTerms,
  cancellable,
  cancellableUntil,
  cancelRefusals,
  cancelTerms,
} from "./cancel-rules.ts"
export { type CancelCommand, cancelOrder } from "./cancelling/cancel-order.operation.ts"
export { type CancellingLogic, makeCancelling } from "./cancelling/cancelling.machine.ts"
export type { CancelEnvironment, CancelEvent, Cancelling, ResultNews } from "./cancelling/cancelling.ts"
export {
  agreed,
  changesIn,
  isOrderCommand,
  isSameOrder,
  largestWin,
  type Order,
  type OrderCommand,
  type PoyOrder,
  passes,
  type RatePolicy,
  ratePolicies,
  ratesNow,
  stakeOf,
  type Ticket4dOrder,
} from "./order.ts"
export { makeOrdering, type OrderingLogic, type OrderingPorts, type PlacingLogic } from "./ordering.machine.ts"
export type { OrderingEvent, OrderProgress } from "./ordering.ts"
export { ownSlipsOf } from "./own-slips.ts"
export { type FoldedLines, foldedLines } from "./placed/folded-lines.ts"
export { type LineStatus, lineStatuses, type PoyTally, tallyOf } from "./placed/line-status.ts"
export { makePayouts } from "./placed/payouts.machine.ts"
export { type LineOutcome, type PlacedPoy, type PoyStatus, poyStatuses } from "./placed/placed-poy.ts"
export {
  CancelRefused,
  type ListedNumber,
  type ListedPoy,
  NoSuchPoy,
  PoyArchive,
  type PoyPage,
  type PoySearch,
  poyOrNone,
  waitingPoys,
} from "./placed/poy-archive.port.ts"
export { makePoyList } from "./placed/poy-list.machine.ts"
export {
  affectedLines,
  BalanceNotEnough,
  type LimitNow,
  NoSuchIntent,
  NotSold,
  NumbersClosed,
  NumbersLimited,
  OrderDesk,
  OrderFailed,
  OutsideLimits,
  type PlacingFailure,
  PlayerMaximumReached,
  PlayLimitReached,
  RatesChanged,
  type Refusal,
  type Room,
  RoundClosed,
  type Spot,
} from "./placing/order-desk.port.ts"
export { placeOrder, unfinishedSets } from "./placing/place-order.operation.ts"
export { makePlacing } from "./placing/placing.machine.ts"
export {
  balanceAfter,
  changes,
  limited,
  mostPassed,
  type Placing,
  type PlacingEvent,
  type PlacingInput,
  type PlacingOutcome,
  type PlacingOutput,
  type TakenOrder,
} from "./placing/placing.ts"
