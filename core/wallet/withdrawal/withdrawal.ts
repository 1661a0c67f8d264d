import { Result } from "effect"
import { baht, minus, nothing, type Satang } from "../../money/satang.ts"
import { leastOf, total } from "../../money/sums.ts"
import { type AmountFault, typedAmount } from "../../money/typed.ts"
import type { BankAccount } from "../bank/bank-account.ts"

/** What an operator allows a player to take out. */
export type WithdrawalTerms = {
  readonly min: Satang
  readonly perTransaction: Satang
  readonly perDay: Satang
  readonly timesADay: number
  /** What the player pays for each, where the operator tells. */
  readonly fee?: Satang | undefined
  /** How long it usually takes until the money is in the account, in milliseconds, where the operator tells. */
  readonly usualTime?: number | undefined
}
export const withdrawalTerms: WithdrawalTerms = {
  min: baht(100),
  perTransaction: baht(49_000),
  perDay: baht(200_000),
  timesADay: 5,
}

/** Where a player stands when asking for money. */
export type WithdrawalEligibility = {
  readonly bankAccountMatches: boolean
  /** Whether the account was added so lately that nothing is paid out to it yet. */
  readonly bankAccountTooNew?: boolean
  readonly earlierPending: boolean
  readonly turnoverMet: boolean
  /** Each withdrawal of this Bangkok day that was not turned down. */
  readonly withdrawnToday: ReadonlyArray<Satang>
  readonly balance: Satang
}

/** Why a withdrawal is turned down; the first that applies, in the order of the checks. */
export const withdrawalRefusals = [
  "bankAccountMismatch",
  "bankAccountTooNew",
  "pendingTransaction",
  "turnoverNotMet",
  "dailyCountExceeded",
  "perTransactionExceeded",
  "dailyAmountExceeded",
  "balanceNotEnough",
  /** The operator's own trouble: no rule leads to it. */
  "internalError",
] as const
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number]

/** What a player may take out, as the operator counts it. */
export type Allowance = { readonly terms: WithdrawalTerms; readonly eligibility: WithdrawalEligibility }

/** Money that a player wants paid to an account of their own. */
export type WithdrawalRequest = { readonly amount: Satang; readonly account: BankAccount }

export type WithdrawalAmountFault = AmountFault | "belowMinimum"

/** What keeps a player from taking out anything at all, whatever the amount. */
const barrier = (eligibility: WithdrawalEligibility, terms: WithdrawalTerms): WithdrawalRefusal | undefined => {
  if (!eligibility.bankAccountMatches) return "bankAccountMismatch"
  if (eligibility.bankAccountTooNew) return "bankAccountTooNew"
  if (eligibility.earlierPending) return "pendingTransaction"
  if (!eligibility.turnoverMet) return "turnoverNotMet"
  return eligibility.withdrawnToday.length >= terms.timesADay ? "dailyCountExceeded" : undefined
}

const leftOfDay = ({ withdrawnToday }: WithdrawalEligibility, { perDay }: WithdrawalTerms): Satang =>
  leastOf(minus(perDay, total(withdrawnToday)))

/** The amount, or the one refusal that the player is told; too small an amount is no request at all. */
export const withdrawal = (
  amount: Satang,
  eligibility: WithdrawalEligibility,
  terms = withdrawalTerms,
): Result.Result<Satang, WithdrawalRefusal | "belowMinimum"> => {
  if (amount < terms.min) return Result.fail("belowMinimum")
  const barred = barrier(eligibility, terms)
  if (barred !== undefined) return Result.fail(barred)
  if (amount > terms.perTransaction) return Result.fail("perTransactionExceeded")
  if (amount > leftOfDay(eligibility, terms)) return Result.fail("dailyAmountExceeded")
  return amount > eligibility.balance ? Result.fail("balanceNotEnough") : Result.succeed(amount)
}

export type StillToday = {
  /** The largest amount that would be accepted now; nothing when none would. */
  readonly most: Satang
  readonly amountLeft: Satang
  readonly timesLeft: number
  readonly barred: WithdrawalRefusal | undefined
}

/** What may still be taken out today, told before an amount is typed. */
export const stillToday = (eligibility: WithdrawalEligibility, terms = withdrawalTerms): StillToday => {
  const barred = barrier(eligibility, terms)
  const amountLeft = leftOfDay(eligibility, terms)
  const reach = leastOf(terms.perTransaction, amountLeft, eligibility.balance)
  return {
    most: barred !== undefined || reach < terms.min ? nothing : reach,
    amountLeft,
    timesLeft: Math.max(0, terms.timesADay - eligibility.withdrawnToday.length),
    barred,
  }
}

/** An amount that can be asked for at all; what stands against it is told by the refusals. */
export const withdrawalAmount = (text: string, terms = withdrawalTerms): Result.Result<Satang, WithdrawalAmountFault> =>
  Result.flatMap(
    typedAmount(text),
    (amount): Result.Result<Satang, WithdrawalAmountFault> =>
      amount < terms.min ? Result.fail("belowMinimum") : Result.succeed(amount),
  )

/** What a withdrawal would leave, told before the player says yes. */
export type Aftermath = { readonly balance: Satang; readonly amountLeft: Satang; readonly timesLeft: number }

export const aftermath = (amount: Satang, { eligibility, terms }: Allowance): Aftermath => {
  const { amountLeft, timesLeft } = stillToday(eligibility, terms)
  return {
    balance: minus(eligibility.balance, amount),
    amountLeft: leastOf(minus(amountLeft, amount)),
    timesLeft: Math.max(0, timesLeft - 1),
  }
}
