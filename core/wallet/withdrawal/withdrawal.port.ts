import { Context, Data, type Effect } from "effect"
import type { Satang } from "../../money/satang.ts"
import type { NotOffered, Said, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { BankAccount } from "../bank/bank-account.ts"
import type { Allowance, WithdrawalRefusal, WithdrawalRequest } from "./withdrawal.ts"

export const withdrawalStatuses = ["WAITING", "PAID", "REJECTED"] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** A withdrawal that the operator has accepted; a rejected one went back to the player's money. */
export type Withdrawal = {
  readonly id: string
  /** Under which it was asked for, where the operator tells. */
  readonly key: string | undefined
  /** Not known where it cannot be read. */
  readonly amount: Satang | undefined
  readonly account: Pick<BankAccount, "bankCode" | "accountNumber">
  readonly status: WithdrawalStatus
  /** What the operator adds, such as why it was rejected. */
  readonly note: string
  /** Why it was rejected, where the operator tells it by name. */
  readonly reason?: WithdrawalRefusal | undefined
  readonly createdAt: Instant | undefined
}

/** The operator will not pay this out; nothing was taken. */
export class WithdrawalRefused extends Data.TaggedError("WithdrawalRefused")<
  {
    readonly reason: WithdrawalRefusal | "belowMinimum" | "notOffered"
  } & Said
> {}

/** Pays the player's money out. */
export class Withdrawals extends Context.Service<
  Withdrawals,
  {
    readonly allowance: () => Effect.Effect<Allowance, NotOffered | Unauthorized | Unreachable>
    /** Takes money out. A key is answered once and for all: however often it comes, it is at most one withdrawal. */
    readonly request: (
      request: WithdrawalRequest,
      key: string,
    ) => Effect.Effect<Withdrawal, WithdrawalRefused | NotOffered | Unauthorized | Unreachable>
    /** The player's withdrawals, the latest first. */
    readonly all: () => Effect.Effect<ReadonlyArray<Withdrawal>, NotOffered | Unauthorized | Unreachable>
  }
>()("core/wallet/withdrawal/Withdrawals") {}
