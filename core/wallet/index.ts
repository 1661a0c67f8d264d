export { type AffiliateTerms, affiliateTerms, commission, type MoveFault, moveToMoney } from "./affiliate.ts"
export {
  type AccountNumberFault,
  accountNumber,
  accountNumberDigits,
  type Bank,
  bankOf,
  banks,
  hasUsualLength,
  shownAccountNumber,
} from "./bank.ts"
export { Cashier, type CashierFailure, DepositRefused, NoSuchDeposit } from "./cashier.ts"
export {
  type Deposit,
  type DepositAmountFault,
  type DepositBody,
  type DepositMethod,
  type DepositRequest,
  type DepositStatus,
  type DepositTerms,
  depositAmount,
  depositBody,
  depositMethods,
  depositStatuses,
  depositTerms,
  isFound,
  needsSupport,
  type Payee,
  prepareAmount,
  timeLeft,
} from "./deposit.ts"
export { makeDepositQueue } from "./deposit-queue.machine.ts"
export {
  asked,
  type DepositEvent,
  type DepositQueue,
  type Intent,
  queueFor,
  type Standing,
  standing,
  standings,
  told,
} from "./deposit-queue.ts"
export { loyaltyPoints, pointsEarned, stakePerPoint } from "./loyalty.ts"
export { type ManualDeposit, type ManualDepositFault, manualDeposit, reportedWithin } from "./manual-deposit.ts"
export { crc16, type PromptPayee, type PromptPayFault, promptPay } from "./promptpay.ts"
export { Purse } from "./purse.ts"
export {
  grouped,
  groupOf,
  isTransactionType,
  type StatementGroup,
  type Sums,
  statementGroups,
  sums,
  type Transaction,
  type TransactionType,
  transactionTypes,
} from "./statement.ts"
export { type CreditTurnover, type Happening, type Turnover, turnover, turnoverMet, turnoverTimes } from "./turnover.ts"
export { daysBack, type StatementWindow, statementWindow } from "./windows.ts"
export {
  type StillToday,
  stillToday,
  type WithdrawalAmountFault,
  type WithdrawalRefusal,
  type WithdrawalStanding,
  type WithdrawalTerms,
  withdrawal,
  withdrawalAmount,
  withdrawalRefusals,
  withdrawalTerms,
} from "./withdrawal.ts"
