import { Result } from "effect"
import { type AmountFault, typedAmount } from "../money/baht.ts"
import { baht, plus, type Satang, satang } from "../money/satang.ts"

export const depositMethods = ["fast", "normal", "truemoney", "qrcode", "crypto"] as const
export type DepositMethod = (typeof depositMethods)[number]

export const depositStatuses = ["WAITING", "MATCHED", "EXPIRED", "CANCELLED", "MISMATCH"] as const
export type DepositStatus = (typeof depositStatuses)[number]

/** What an operator may set about deposits. */
export type DepositTerms = { readonly min: Satang; readonly max: Satang; readonly openFor: number }
export const depositTerms: DepositTerms = { min: baht(20), max: baht(100_000), openFor: 15 * 60_000 }

/** An account of the operator that players pay into. */
export type Payee = {
  readonly bankId: string
  readonly bankCode: string
  readonly bankAccountNumber: string
  readonly bankAccountName: string
}

/** What a player wants to bring in; the bank only where the method has several. */
export type DepositRequest = {
  readonly method: DepositMethod
  readonly bankId: string | undefined
  readonly amount: Satang
}

/** A deposit as the operator keeps it. */
export type Deposit = {
  readonly id: string
  readonly bankId: string
  /** What has to be transferred, to the satang. */
  readonly prepareAmount: Satang
  /** Its place among the open deposits of the bank account, from 1. */
  readonly prepareIndex: number
  readonly prepareTotal: number
  readonly status: DepositStatus
  /** The bank transaction that was found for it. */
  readonly referTransferId: string | undefined
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export type DepositAmountFault = AmountFault | "notWhole" | "belowMinimum" | "aboveMaximum"

/** An amount that a deposit can be asked for: whole baht within the limits. */
export const depositAmount = (text: string, terms = depositTerms): Result.Result<Satang, DepositAmountFault> =>
  Result.flatMap(typedAmount(text), (amount): Result.Result<Satang, DepositAmountFault> => {
    if (amount % 100 !== 0) return Result.fail("notWhole")
    if (amount < terms.min) return Result.fail("belowMinimum")
    return amount > terms.max ? Result.fail("aboveMaximum") : Result.succeed(amount)
  })

/** The satang that can tell deposits apart: .01 to .99. */
const tails = Array.from({ length: 99 }, (_, index) => index + 1)

/** What to transfer: the amount asked for and satang, from `first` on, that no open deposit of the account carries. */
export const prepareAmount = (
  asked: Satang,
  open: ReadonlyArray<Satang>,
  first = 1,
): Result.Result<Satang, "allTaken"> => {
  const taken = new Set(open.map((amount) => amount % 100))
  const inOrder = [...tails.slice(first - 1), ...tails.slice(0, first - 1)]
  const free = inOrder.find((tail) => !taken.has(tail))
  return free === undefined ? Result.fail("allTaken") : Result.succeed(plus(asked, satang(free)))
}

/** What a player is told to transfer, and where to. */
export type DepositBody = Payee & { readonly prepareAmount: Satang }

/** Where the money of a deposit goes, among the accounts that the operator has open. */
export const depositBody = (
  { bankId, prepareAmount }: Deposit,
  payees: ReadonlyArray<Payee>,
): DepositBody | undefined => {
  const payee = payees.find((one) => one.bankId === bankId)
  return payee && { ...payee, prepareAmount }
}

/** How long a deposit still waits for its money, by the operator's clock. */
export const timeLeft = ({ createdAt }: Deposit, now: number, terms = depositTerms): number =>
  Math.max(0, createdAt + terms.openFor - now)

/** The operator found a transfer and is looking at it. */
export const isFound = ({ status, referTransferId }: Deposit): boolean =>
  status === "WAITING" && referTransferId !== undefined

/** What is transferred may differ from what was asked: such a deposit is put right by support. */
export const needsSupport = ({ status }: Deposit): boolean => status === "MISMATCH"
