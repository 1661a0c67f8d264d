import { Effect, Predicate, Result } from "effect"
import { faultOf } from "../../identity/fault.ts"
import type { Satang } from "../../money/satang.ts"
import {
  type Intent,
  NeverReceived,
  type Operation,
  type OperationInput,
  type OperationOutcome,
} from "../../operation/operation.ts"
import { Unreachable } from "../../operator/failures.ts"
import { type BankAccount, isSameAccount } from "../bank/bank-account.ts"
import { type Withdrawal, WithdrawalRefused, Withdrawals } from "./withdrawal.port.ts"
import {
  type Allowance,
  type WithdrawalAmountFault,
  type WithdrawalRefusal,
  type WithdrawalRequest,
  withdrawal,
  withdrawalAmount,
} from "./withdrawal.ts"

/** Money that is to be taken out, and to which account. */
export type WithdrawalCommand = WithdrawalRequest & { readonly kind: "withdrawal" }

export type WithdrawalFault = WithdrawalAmountFault | WithdrawalRefusal | "accountRequired"

/** What a player's way through a withdrawal knows. */
export type Withdrawing = {
  /** What may still be taken out, told before an amount is typed. */
  readonly allowance: Allowance | undefined
  readonly fault: WithdrawalFault | undefined
  /** What the player looks over, or a withdrawal from before a reload. */
  readonly operation: OperationInput<WithdrawalCommand> | undefined
  readonly outcome: OperationOutcome<WithdrawalCommand, Withdrawal, WithdrawalRefused> | undefined
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

/**
 * An entry without a key is taken for the intent's when it is younger, and the same money to the same account; nobody
 * knows of one that leaves any of it untold.
 */
const isMadeFor =
  ({ key, madeAt, command }: Intent<WithdrawalCommand>) =>
  ({ key: ownKey, createdAt, amount, account }: Withdrawal): boolean | undefined => {
    if (ownKey !== undefined) return ownKey === key
    if (createdAt !== undefined && createdAt < madeAt) return false
    if (amount !== undefined && amount !== command.amount) return false
    if (account.accountNumber !== "" && !isSameAccount(account, command.account)) return false
    return createdAt === undefined || amount === undefined || account.accountNumber === "" ? undefined : true
  }

const listed = (isSought: (entry: Withdrawal) => boolean | undefined) =>
  Effect.flatMap(
    Withdrawals.use((withdrawals) => withdrawals.all()),
    (all): Effect.Effect<Withdrawal, NeverReceived | Unreachable> => {
      const found = all.find((entry) => isSought(entry) === true)
      if (found !== undefined) return Effect.succeed(found)
      const isUnsure = all.some((entry) => isSought(entry) === undefined)
      return Effect.fail(
        isUnsure ? new Unreachable({ cause: "a withdrawal that is told too little" }) : new NeverReceived(),
      )
    },
  )

export const withdrawalNamed = (id: string) => listed((entry) => entry.id === id)

/** How money is taken out once. */
export const withdrawMoney = {
  purposeOf: () => "withdrawal",
  isCommand: (command): command is WithdrawalCommand =>
    Predicate.hasProperty(command, "kind") && command.kind === "withdrawal",
  isSame: (one, other) => one.amount === other.amount && isSameAccount(one.account, other.account),
  send: ({ command: { amount, account }, key }) =>
    Effect.catchTag(
      Withdrawals.use((withdrawals) => withdrawals.request({ amount, account }, key)),
      "NotOffered",
      () => Effect.fail(new WithdrawalRefused({ reason: "notOffered" })),
    ),
  lookUp: (intent) => listed(isMadeFor(intent)),
  isRefusal: (failure) => failure._tag === "WithdrawalRefused",
  changes: ["balance", "withdrawals", "statement"],
  isOnceOnly: false,
  isResent: false,
} satisfies Operation<WithdrawalCommand, Withdrawal, WithdrawalRefused, Withdrawals>
