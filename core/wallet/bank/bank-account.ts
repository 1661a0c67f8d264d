import { Result } from "effect"
import type { Instant } from "../../time/bangkok.ts"
import { type AccountNumberFault, accountNumber, type Bank, shownAccountNumber } from "./bank.ts"

/** An account of the player that the operator knows. */
export type BankAccount = {
  readonly bankId: string
  readonly bankCode: string
  readonly accountNumber: string
  readonly name: string
  /** Whether the operator has checked that it is the player's. */
  readonly isChecked: boolean
  /** From when on money is paid out to it, where that is not at once. */
  readonly withdrawableAt?: Instant | undefined
}

export type NewBankAccount = Pick<BankAccount, "bankCode" | "accountNumber">

/** What is wrong with a new account, field by field. */
export type BankAccountFaults = {
  readonly bankCode?: "required" | "notOffered" | undefined
  readonly accountNumber?: AccountNumberFault | undefined
}

/** An account as typed, at one of the banks that the operator pays to. */
export const newBankAccount = (
  { bankCode, accountNumber: typed }: NewBankAccount,
  offered: ReadonlyArray<Bank>,
): Result.Result<NewBankAccount, BankAccountFaults> => {
  const digits = accountNumber(typed)
  const isOffered = offered.some((bank) => bank.bankCode === bankCode)
  return isOffered && Result.isSuccess(digits)
    ? Result.succeed({ bankCode, accountNumber: digits.success })
    : Result.fail({
        bankCode: isOffered ? undefined : bankCode === "" ? "required" : "notOffered",
        accountNumber: Result.isFailure(digits) ? digits.failure : undefined,
      })
}

/** Whether money can be paid out to it by now. */
export const isWithdrawable = ({ isChecked, withdrawableAt }: BankAccount, now: Instant): boolean =>
  isChecked && (withdrawableAt === undefined || withdrawableAt <= now)

export const isSameAccount = (one: NewBankAccount, other: NewBankAccount): boolean =>
  one.bankCode === other.bankCode && one.accountNumber === other.accountNumber

/** An account without its middle: only the last four digits are told. */
export const lastDigits = (digits: string): string => digits.slice(-4)

/** An account number as it is shown where others may look on: with its last four digits alone. */
export const maskedAccountNumber = (digits: string): string =>
  shownAccountNumber(lastDigits(digits).padStart(digits.length, "x"))
