import { Result } from "effect"
import type { Satang } from "../money/satang.ts"
import { depositTerms } from "./deposit.ts"

/** A transfer that the player made on their own and now reports with proof. */
export type ManualDeposit = {
  readonly bankId: string
  readonly channel: string
  readonly channelName: string
  readonly bankCode: string
  readonly bankAccountNumber: string
  readonly bankAccountName: string
  readonly amount: Satang
  /** When the money was sent, in milliseconds since 1970. */
  readonly depositAt: number
}

export type ManualDepositFault =
  | "bankRequired"
  | "channelRequired"
  | "belowMinimum"
  | "aboveMaximum"
  | "notYetMade"
  | "tooLongAgo"

/** How far back a transfer may lie that is still reported. */
export const reportedWithin = 7 * 24 * 60 * 60_000

/** The first thing that keeps a reported transfer from being looked at; here satang are as good as whole baht. */
export const manualDeposit = (
  reported: ManualDeposit,
  now: number,
  terms = depositTerms,
): Result.Result<ManualDeposit, ManualDepositFault> => {
  const { bankId, channel, amount, depositAt } = reported
  if (bankId === "") return Result.fail("bankRequired")
  if (channel === "") return Result.fail("channelRequired")
  if (amount < terms.min) return Result.fail("belowMinimum")
  if (amount > terms.max) return Result.fail("aboveMaximum")
  if (!(depositAt <= now)) return Result.fail("notYetMade")
  return depositAt < now - reportedWithin ? Result.fail("tooLongAgo") : Result.succeed(reported)
}
