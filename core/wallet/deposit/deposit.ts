import { Result } from "effect"
import { baht, minus, plus, type Satang, satang } from "../../money/satang.ts"
import { type AmountFault, typedAmount } from "../../money/typed.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { CryptoTransfer } from "./methods/crypto.ts"
import type { DepositMethod } from "./methods/deposit-methods.ts"

export const depositStatuses = ["WAITING", "MATCHED", "EXPIRED", "CANCELLED", "MISMATCH"] as const
export type DepositStatus = (typeof depositStatuses)[number]

/** Why money that came is not what its deposit asked for. */
export const mismatchCauses = ["amount", "account", "late"] as const
export type MismatchCause = (typeof mismatchCauses)[number]

/** What an operator may set about deposits. */
export type DepositTerms = { readonly min: Satang; readonly max: Satang; readonly openFor: number }
export const depositTerms: DepositTerms = { min: baht(20), max: baht(100_000), openFor: 15 * 60_000 }

/** Where the money of a deposit goes: an account of the operator, or its wallet with the phone number as account. */
export type Payee = {
  readonly bankId: string
  readonly bankCode: string
  readonly bankAccountNumber: string
  readonly bankAccountName: string
}

type CommonFields = {
  readonly id: string
  readonly bankId: string
  /** What has to be transferred, to the satang. */
  readonly prepareAmount: Satang
  /** Its place among the open deposits of the bank account, from 1, where the operator tells. */
  readonly prepareIndex: number | undefined
  readonly prepareTotal: number | undefined
  readonly status: DepositStatus
  /** The player's own account that the money is to come from, where one was named and the operator tells. */
  readonly fromBankId?: string | undefined
  /** The number of the wallet that the money is to come from, where the operator tells. */
  readonly walletNumber?: string | undefined
  /** The bank transaction that was found for it. */
  readonly referTransferId: string | undefined
  /** What was credited for it, where the operator tells: after a mismatch it may be another amount. */
  readonly creditedAmount?: Satang | undefined
  /** What came and does not match, and why it does not, where the operator tells. */
  readonly arrivedAmount?: Satang | undefined
  readonly mismatchCause?: MismatchCause | undefined
  readonly createdAt: Instant
  /** When it is over, where the operator tells. */
  readonly expiresAt: Instant | undefined
  readonly payee: Payee | undefined
}

/** A deposit as the operator keeps it. */
export type Deposit = CommonFields &
  (
    | { readonly method: Exclude<DepositMethod, "qrcode" | "crypto"> }
    | { readonly method: "qrcode"; readonly qrText: string }
    | { readonly method: "crypto"; readonly crypto: CryptoTransfer }
  )

type OutsideTerms = "belowMinimum" | "aboveMaximum"
export type DepositAmountFault = AmountFault | "notWhole" | OutsideTerms

/** What keeps an amount from being taken; here satang are as good as whole baht. */
export const outsideTerms = (amount: Satang, { min, max } = depositTerms): OutsideTerms | undefined => {
  if (amount < min) return "belowMinimum"
  return amount > max ? "aboveMaximum" : undefined
}

/** What keeps an amount from being asked for: whole baht within the limits can be. */
export const depositFault = (amount: Satang, terms = depositTerms): "notWhole" | OutsideTerms | undefined =>
  amount % 100 === 0 ? outsideTerms(amount, terms) : "notWhole"

export const depositAmount = (text: string, terms = depositTerms): Result.Result<Satang, DepositAmountFault> =>
  Result.flatMap(typedAmount(text), (amount): Result.Result<Satang, DepositAmountFault> => {
    const fault = depositFault(amount, terms)
    return fault === undefined ? Result.succeed(amount) : Result.fail(fault)
  })

/** The satang that can tell deposits apart: .01 to .99. */
const tails = Array.from({ length: 99 }, (_, index) => index + 1)

/** Between which a deposit has to stay, to the satang. */
export type DepositBounds = Pick<DepositTerms, "min" | "max">

/**
 * What to transfer: the amount asked for and satang, from `first` on, that no open deposit of the account carries. Where
 * they would pass the most there may be, the last baht asked for is broken into such satang instead.
 */
export const prepareAmount = (
  asked: Satang,
  open: ReadonlyArray<Satang>,
  first = 1,
  { min, max }: DepositBounds = depositTerms,
): Result.Result<Satang, "allTaken" | "noneWithin"> => {
  const taken = new Set(open.map((amount) => amount % 100))
  const inOrder = [...tails.slice(first - 1), ...tails.slice(0, first - 1)]
  const free = inOrder.filter((tail) => !taken.has(tail))
  if (free.length === 0) return Result.fail("allTaken")
  const amounts = [asked, minus(asked, baht(1))].flatMap((bahtPart) => free.map((tail) => plus(bahtPart, satang(tail))))
  const within = amounts.find((amount) => amount >= min && amount <= max)
  return within === undefined ? Result.fail("noneWithin") : Result.succeed(within)
}

const endOf = ({ createdAt, expiresAt = createdAt + depositTerms.openFor }: Pick<Deposit, "createdAt" | "expiresAt">) =>
  expiresAt

/** How long a deposit still waits for its money, and how long its rate is locked, by the operator's clock. */
export const timeLeft = (deposit: Pick<Deposit, "createdAt" | "expiresAt">, now: Instant): number =>
  Math.max(0, endOf(deposit) - now)

/** The operator found a transfer and is looking at it. */
export const isFound = ({ status, referTransferId }: Deposit): boolean =>
  status === "WAITING" && referTransferId !== undefined

/** What came into the player's wallet for a deposit that is credited. */
export const credited = ({
  creditedAmount,
  prepareAmount: asked,
}: Pick<Deposit, "creditedAmount" | "prepareAmount">): Satang => creditedAmount ?? asked

/** What is transferred may differ from what was asked: such a deposit is put right by support. */
export const needsSupport = ({ status }: Deposit): boolean => status === "MISMATCH"

/** The one that is over next first. */
export const soonestFirst = <One extends Deposit>(deposits: ReadonlyArray<One>): ReadonlyArray<One> =>
  deposits.toSorted((one, other) => endOf(one) - endOf(other))

/** The open deposits of one method, the one that is over next first. */
export const openBy = <Method extends DepositMethod>(method: Method, deposits: ReadonlyArray<Deposit>) =>
  soonestFirst(
    deposits
      .filter((one): one is Extract<Deposit, { readonly method: Method }> => one.method === method)
      .filter(({ status }) => status === "WAITING"),
  )
