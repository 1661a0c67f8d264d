import { Result } from "effect"
import { faultOf } from "../../identity/fault.ts"
import type { Satang } from "../../money/satang.ts"
import type { OperationInput, OperationOutcome } from "../../operation/operation.ts"
import type { BankAccount } from "../bank/bank-account.ts"
import type { WithdrawalCommand } from "./withdraw.operation.ts"
import type { Withdrawal, WithdrawalRefused, WithdrawalStatus } from "./withdrawal.port.ts"
import {
  type Allowance,
  type WithdrawalAmountFault,
  type WithdrawalRefusal,
  type WithdrawalRequest,
  withdrawal,
  withdrawalAmount,
} from "./withdrawal.ts"

export type WithdrawalFault = WithdrawalAmountFault | WithdrawalRefusal | "accountRequired"

export type WithdrawalOutcome = OperationOutcome<WithdrawalCommand, Withdrawal, WithdrawalRefused>

/** What the player has is another sum now. */
export type CashNews = { readonly type: "cash.changed" }

export type WithdrawalEvent =
  | ({ readonly type: "amount.submitted" } & TypedWithdrawal)
  | { readonly type: "amount.reopened" | "withdrawal.confirmed" | "another.requested" }
  | CashNews

/** What a player's way through a withdrawal knows. */
export type Withdrawing = {
  /** What may still be taken out, told before an amount is typed. */
  readonly allowance: Allowance | undefined
  readonly fault: WithdrawalFault | undefined
  /** What the player looks over, or a withdrawal from before a reload. */
  readonly operation: OperationInput<WithdrawalCommand> | undefined
  readonly outcome: WithdrawalOutcome | undefined
  /** The withdrawal that is followed. */
  readonly id: string | undefined
  readonly withdrawal: Withdrawal | undefined
}

export const withdrawingFor = (id?: string, known?: Withdrawal): Withdrawing => ({
  allowance: undefined,
  fault: undefined,
  operation: undefined,
  outcome: undefined,
  id,
  withdrawal: known,
})

/** What was typed, and where it is to go. */
export type TypedWithdrawal = { readonly amount: string; readonly account: BankAccount | undefined }

/** What a typed amount asks for, or the first thing against it by all that is known here. */
const entered = (
  { allowance }: Withdrawing,
  { amount: text, account }: TypedWithdrawal,
): Result.Result<WithdrawalRequest, WithdrawalFault> => {
  if (account === undefined) return Result.fail("accountRequired")
  return Result.flatMap(withdrawalAmount(text, allowance?.terms), (amount: Satang) =>
    allowance === undefined
      ? Result.fail<WithdrawalFault>("internalError")
      : Result.map(withdrawal(amount, allowance.eligibility, allowance.terms), () => ({ amount, account })),
  )
}

export const withdrawalFits = (withdrawing: Withdrawing, typed: TypedWithdrawal): boolean =>
  Result.isSuccess(entered(withdrawing, typed))

/** What still stands against an amount after it was changed. */
export const remainingFault = (withdrawing: Withdrawing, typed: TypedWithdrawal): WithdrawalFault | undefined =>
  withdrawing.fault && faultOf(entered(withdrawing, typed))

export const withdrawalNoted = (withdrawing: Withdrawing, typed: TypedWithdrawal): Partial<Withdrawing> =>
  Result.match(entered(withdrawing, typed), {
    onFailure: (fault) => ({ fault }),
    onSuccess: (request) => ({ fault: undefined, operation: { command: { ...request, kind: "withdrawal" } } }),
  })

/** A guard for a withdrawal that was made and stands so at once. */
export const isMade =
  (status: WithdrawalStatus) =>
  ({ event: { output } }: { readonly event: { readonly output: WithdrawalOutcome } }) =>
    output._tag === "Done" && output.receipt.status === status

export const withdrawalEnded = (outcome: WithdrawalOutcome): Partial<Withdrawing> =>
  outcome._tag === "Done" ? { outcome, id: outcome.receipt.id, withdrawal: outcome.receipt } : { outcome }

export type WithdrawalRead = Withdrawal | "missing" | "notOffered" | undefined

/** A guard for how a withdrawal stands by the operator's list. */
export const isWithdrawalNow =
  (status: WithdrawalStatus) =>
  ({ event: { output } }: { readonly event: { readonly output: WithdrawalRead } }) =>
    typeof output === "object" && output.status === status

export const withdrawalSeen = (read: WithdrawalRead): Partial<Withdrawing> =>
  typeof read === "object" ? { withdrawal: read } : {}
