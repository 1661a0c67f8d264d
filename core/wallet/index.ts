export {
  type Achievement,
  type AchievementTally,
  ClaimRefused,
  canBeClaimed,
  isReached,
  Loyalty,
  tally,
} from "./achievement.ts"
export { makeAchievements } from "./achievements.machine.ts"
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
} from "./affiliate.ts"
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
export {
  type BankAccount,
  type BankAccountFaults,
  isSameAccount,
  lastDigits,
  type NewBankAccount,
  newBankAccount,
} from "./bank-account.ts"
export { makeBankAddition } from "./bank-addition.machine.ts"
export { BankAccountRefused, Banks } from "./banks.ts"
export { Cashier, type CashierFailure, DepositRefused, NoSuchDeposit } from "./cashier.ts"
export { Credit, type CreditStatus, stillToStake } from "./credit.ts"
export {
  type CryptoTransfer,
  confirmationsNeeded,
  isConfirmed,
  isNetwork,
  isSeen,
  type Network,
  type NetworkFault,
  networkFault,
  networks,
  usdtFor,
} from "./crypto.ts"
export {
  type Deposit,
  type DepositAmountFault,
  type DepositBody,
  type DepositBounds,
  type DepositMethod,
  type DepositStatus,
  type DepositTerms,
  depositAmount,
  depositBody,
  depositMethods,
  depositStatuses,
  depositTerms,
  isFound,
  needsSupport,
  openBy,
  type Payee,
  prepareAmount,
  timeLeft,
} from "./deposit.ts"
export {
  type DepositFaults,
  type DepositForm,
  type DepositRequest,
  depositRequest,
  isSameRequest,
} from "./deposit-form.ts"
export { type DepositOffer, DepositOffers } from "./deposit-offer.ts"
export { makeDepositQueue } from "./deposit-queue.machine.ts"
export { type DepositEvent, type DepositQueue, wantedFor } from "./deposit-queue.ts"
export {
  type ClaimErrand,
  type DepositErrand,
  EarlierUnfinished,
  type Errand,
  type Means,
  type MoveErrand,
  NotRemembered,
  serveOnePurpose,
  underWay,
  type WalletIntent,
  WalletIntents,
  type WithdrawalErrand,
} from "./intents.ts"
export { loyaltyPoints, pointsEarned, stakePerPoint } from "./loyalty.ts"
export {
  type ManualDeposit,
  type ManualDepositFault,
  manualDeposit,
  reportedWithin,
  type TransferChannel,
  transferChannels,
  transferredAmount,
} from "./manual-deposit.ts"
export { makeMove } from "./move.machine.ts"
export { type MoveEvent, type Moving, NotMoved } from "./moving.ts"
export { crc16, type PromptPayee, type PromptPayFault, promptPay } from "./promptpay.ts"
export { type Proof, type ProofFault, type ProofTerms, proofFault, proofTerms } from "./proof.ts"
export { Purse } from "./purse.ts"
export { makeReading } from "./reading.machine.ts"
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
export {
  byDay,
  nearness,
  type StatementDay,
  type StatementFilter,
  statementFilters,
  within,
} from "./statement-days.ts"
export {
  type BankEntry,
  type BankStatement,
  type StatementEntry,
  Statements,
  type TrueMoneyTransfer,
  trueMoneyHistory,
} from "./statements.ts"
export { type CreditTurnover, type Happening, type Turnover, turnover, turnoverMet, turnoverTimes } from "./turnover.ts"
export { daysBack, type StatementWindow, statementWindow } from "./windows.ts"
export { makeWithdrawal } from "./withdrawal.machine.ts"
export {
  type Aftermath,
  type Allowance,
  aftermath,
  type StillToday,
  stillToday,
  type WithdrawalAmountFault,
  type WithdrawalRefusal,
  type WithdrawalRequest,
  type WithdrawalStanding,
  type WithdrawalTerms,
  withdrawal,
  withdrawalAmount,
  withdrawalRefusals,
  withdrawalTerms,
} from "./withdrawal.ts"
export {
  type Withdrawal,
  WithdrawalRefused,
  type WithdrawalStatus,
  Withdrawals,
  withdrawalStatuses,
} from "./withdrawals.ts"
export { NotListed, type WithdrawalEvent, type WithdrawalFault, type Withdrawing } from "./withdrawing.ts"
