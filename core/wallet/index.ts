export { makeBankAddition } from "./bank/add-bank.machine.ts"
export type { BankAccountCommand } from "./bank/add-bank.operation.ts"
export { BankAccountRefused, Banks } from "./bank/bank.port.ts"
export {
  type AccountNumberFault,
  accountNumber,
  accountNumberDigits,
  type Bank,
  bankOf,
  banks,
  hasUsualLength,
  shownAccountNumber,
} from "./bank/bank.ts"
export {
  type BankAccount,
  type BankAccountFaults,
  isSameAccount,
  isWithdrawable,
  lastDigits,
  maskedAccountNumber,
  type NewBankAccount,
  newBankAccount,
} from "./bank/bank-account.ts"
export { CreditStatus, stillToStake } from "./credit/credit-status.port.ts"
export {
  type CreditTurnover,
  type Happening,
  type Turnover,
  turnover,
  turnoverMet,
  turnoverTimes,
} from "./credit/turnover.ts"
export { type DepositFailure, DepositRefused, Deposits, NoSuchDeposit } from "./deposit/deposit.port.ts"
export {
  credited,
  type Deposit,
  type DepositAmountFault,
  type DepositBounds,
  type DepositStatus,
  type DepositTerms,
  depositAmount,
  depositFault,
  depositStatuses,
  depositTerms,
  isFound,
  type MismatchCause,
  needsSupport,
  openBy,
  outsideTerms,
  type Payee,
  prepareAmount,
  soonestFirst,
  timeLeft,
} from "./deposit/deposit.ts"
export { type DepositStage, depositStage } from "./deposit/deposit.view.ts"
export {
  type DepositFaults,
  type DepositForm,
  type DepositRequest,
  depositRequest,
  isSameRequest,
  remainingFaults,
} from "./deposit/deposit-form.ts"
export { type DepositOffer, DepositOffers } from "./deposit/deposit-offer.port.ts"
export { makeDepositQueue } from "./deposit/deposit-queue.machine.ts"
export type { DepositEvent, DepositNews, DepositQueue } from "./deposit/deposit-queue.ts"
export {
  type CryptoTransfer,
  confirmationsNeeded,
  isConfirmed,
  isSeen,
  type NetworkFault,
  networkFault,
  usdtFor,
} from "./deposit/methods/crypto.ts"
export { type DepositMethod, depositMethods, isReported, methodRules } from "./deposit/methods/deposit-methods.ts"
export {
  type ManualDeposit,
  type ManualDepositFault,
  manualDeposit,
  reportedWithin,
  type TransferChannel,
  transferChannels,
  transferredAmount,
} from "./deposit/methods/manual-deposit.ts"
export { isNetwork, type Network, networks } from "./deposit/methods/networks.ts"
export { crc16, type PromptPayee, type PromptPayFault, promptPay } from "./deposit/methods/promptpay.ts"
export { type DepositCommand, wantedFor } from "./deposit/open-deposit.operation.ts"
export { type Proof, type ProofFault, type ProofTerms, proofFault, proofTerms } from "./deposit/proof.ts"
export { makeAchievements } from "./earnings/achievement.machine.ts"
export {
  type Achievement,
  type AchievementTally,
  type ClaimCommand,
  ClaimRefused,
  canBeClaimed,
  isReached,
  Loyalty,
  tally,
} from "./earnings/achievement.ts"
export {
  Affiliate,
  type AffiliateMove,
  type AffiliateSummary,
  type AffiliateTerms,
  affiliateTerms,
  commission,
  type MoveFault,
  MoveRefused,
  moveToMoney,
} from "./earnings/affiliate.ts"
export { loyaltyPoints, pointsEarned, stakePerPoint } from "./earnings/loyalty.ts"
export { type MoveEvent, makeMove } from "./earnings/move-earnings.machine.ts"
export type { Move, Moving } from "./earnings/move-earnings.operation.ts"
export { type DepositLogic, moneyInOf } from "./money-in.ts"
export { moneyOutOf, type WithdrawalLogic } from "./money-out.ts"
export { type BankAdditionLogic, newAccountsOf } from "./new-accounts.ts"
export { ownMoneyOf, type PastDeposit } from "./own-money.ts"
export {
  ownStatementsOf,
  type StatementBook,
  type StatementLogic,
  type WholeStatementLogic,
} from "./own-statements.ts"
export { type MoveLogic, referralsOf } from "./referrals.ts"
export { type AchievementsLogic, rewardsOf } from "./rewards.ts"
export {
  type BankMove,
  type BankPart,
  type BankProgress,
  bankProgress,
  needsAttention,
} from "./statement/bank-progress.ts"
export {
  countOf,
  type DayTotal,
  daySums,
  type Narrowing,
  sumsOf,
  totalsWithin,
  typesOf,
} from "./statement/day-totals.ts"
export { inSessions } from "./statement/game-sessions.ts"
export { isFirstDeposit, pastBy } from "./statement/past-deposits.ts"
export { makeStatement, type StatementEvent, type StatementInput } from "./statement/statement.machine.ts"
export {
  type BankEntry,
  type BankStatement,
  type StatementEntry,
  type StatementPage,
  type StatementPart,
  Statements,
  type TrueMoneyTransfer,
} from "./statement/statement.port.ts"
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
} from "./statement/statement.ts"
export { type NextRows, nextRowsOf } from "./statement/statement.view.ts"
export {
  byDay,
  nearness,
  type StatementDay,
  type StatementFilter,
  statementFilters,
  within,
} from "./statement/statement-days.ts"
export type { PageAsked } from "./statement/statement-page.ts"
export {
  type LoadedStatement,
  type PageOfSpan,
  rowsWithin,
  statementPage,
  wholePage,
  wholeStatement,
} from "./statement/statement-page.ts"
export {
  chosenSpan,
  type DaySpan,
  daysBack,
  daysIn,
  firstOfMonth,
  type StatementWindow,
  spanBack,
  statementWindow,
  windowOf,
} from "./statement/windows.ts"
export type { WithdrawalCommand } from "./withdrawal/withdraw.operation.ts"
export { makeWithdrawal } from "./withdrawal/withdrawal.machine.ts"
export {
  type Withdrawal,
  WithdrawalRefused,
  type WithdrawalStatus,
  Withdrawals,
  withdrawalStatuses,
} from "./withdrawal/withdrawal.port.ts"
export {
  type Aftermath,
  type Allowance,
  aftermath,
  type StillToday,
  stillToday,
  type WithdrawalAmountFault,
  type WithdrawalEligibility,
  type WithdrawalRefusal,
  type WithdrawalRequest,
  type WithdrawalTerms,
  withdrawal,
  withdrawalAmount,
  withdrawalRefusals,
  withdrawalTerms,
} from "./withdrawal/withdrawal.ts"
export {
  remainingFault,
  type WithdrawalEvent,
  type WithdrawalFault,
  type Withdrawing,
} from "./withdrawal/withdrawing.ts"
