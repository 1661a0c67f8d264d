import { Result } from "effect"
import type { Satang } from "../../../money/satang.ts"
import { typedAmount } from "../../../money/typed.ts"
import type { Instant } from "../../../time/bangkok.ts"
import { type DepositAmountFault, depositTerms, outsideTerms } from "../deposit.ts"

/** A transfer that the player made on their own and now reports with proof. */
export type ManualDeposit = {
  readonly bankId: string
  readonly channel: string
  readonly channelName: string
  readonly bankCode: string
  readonly bankAccountNumber: string
  readonly bankAccountName: string
  readonly amount: Satang
  /** When the money was sent. */
  readonly depositAt: Instant
}

/** How a transfer can have been made. */
export const transferChannels = ["app", "cashMachine", "counter"] as const
export type TransferChannel = (typeof transferChannels)[number]

type SentAtFault = "notYetMade" | "tooLongAgo"
export type ManualDepositFault = "bankRequired" | "channelRequired" | "belowMinimum" | "aboveMaximum" | SentAtFault

/** How far back a transfer may lie that is still reported. */
export const reportedWithin = 7 * 24 * 60 * 60_000

export const sentAtFault = (depositAt: Instant, now: Instant): SentAtFault | undefined => {
  if (!(depositAt <= now)) return "notYetMade"
  return depositAt < now - reportedWithin ? "tooLongAgo" : undefined
}

/** An amount as it stands on the proof: here satang are as good as whole baht. */
export const transferredAmount = (text: string, terms = depositTerms): Result.Result<Satang, DepositAmountFault> =>
  Result.flatMap(typedAmount(text), (amount): Result.Result<Satang, DepositAmountFault> => {
    const fault = outsideTerms(amount, terms)
    return fault === undefined ? Result.succeed(amount) : Result.fail(fault)
  })

/** The first thing that keeps a reported transfer from being looked at. */
export const manualDeposit = (
  reported: ManualDeposit,
  now: Instant,
  terms = depositTerms,
): Result.Result<ManualDeposit, ManualDepositFault> => {
  if (reported.bankId === "") return Result.fail("bankRequired")
  if (reported.channel === "") return Result.fail("channelRequired")
  const fault = outsideTerms(reported.amount, terms) ?? sentAtFault(reported.depositAt, now)
  return fault === undefined ? Result.succeed(reported) : Result.fail(fault)
}
