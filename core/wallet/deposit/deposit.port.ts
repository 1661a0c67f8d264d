import { Context, Data, type Effect } from "effect"
import type { Satang } from "../../money/satang.ts"
import type { NotOffered, Said, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { Deposit } from "./deposit.ts"
import type { DepositRequest } from "./deposit-form.ts"

/** The operator will not take this deposit; nothing was opened. */
export class DepositRefused extends Data.TaggedError("DepositRefused")<
  {
    readonly reason:
      | "allTaken"
      | "tooManyOpen"
      | "tooManyToday"
      | "belowMinimum"
      | "aboveMaximum"
      | "playLimit"
      | "notOffered"
      | "other"
    /** The least or the most there may be, or what the player's own limits leave, where the operator tells. */
    readonly bound?: Satang | undefined
    /** When the player's break is over, if it is a break. */
    readonly until?: Instant | undefined
  } & Said
> {}

/** The operator knows no such deposit of this player. */
export class NoSuchDeposit extends Data.TaggedError("NoSuchDeposit") {}

export type DepositFailure = DepositRefused | NoSuchDeposit | NotOffered | Unauthorized | Unreachable

/** Takes the player's money in. */
export class Deposits extends Context.Service<
  Deposits,
  {
    /** Opens a deposit. The same key opens one and the same deposit, however often it is sent. */
    readonly open: (
      request: DepositRequest,
      key: string,
    ) => Effect.Effect<Deposit, DepositRefused | NotOffered | Unauthorized | Unreachable>
    readonly read: (id: string) => Effect.Effect<Deposit, NoSuchDeposit | NotOffered | Unauthorized | Unreachable>
    /** Cancels a deposit that still waits, and tells what has become of it: money may have been faster. */
    readonly cancel: (id: string) => Effect.Effect<Deposit, NoSuchDeposit | NotOffered | Unauthorized | Unreachable>
    /** Every deposit of this player that still waits. */
    readonly waiting: () => Effect.Effect<ReadonlyArray<Deposit>, NotOffered | Unauthorized | Unreachable>
  }
>()("core/wallet/deposit/Deposits") {}
