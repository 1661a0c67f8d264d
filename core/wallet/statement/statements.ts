import { Context, Effect } from "effect"
import type { Satang } from "../../money/satang.ts"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { DepositMethod } from "../deposit/deposit.ts"
import type { Transaction } from "./statement.ts"
import type { StatementWindow } from "./windows.ts"

/** A row of a statement. */
export type StatementEntry = Transaction & {
  readonly id: string
  /** What the money came to by it, where the operator tells. */
  readonly balance: Satang | undefined
  /** What it belongs to, such as a slip, a deposit or a game, and what the operator says about it. */
  readonly refId: string
  readonly detail: string
}

/** A deposit or a withdrawal with the condition it is in, as the operator names it. */
export type BankEntry = {
  readonly id: string
  readonly amount: Satang
  readonly status: string
  readonly bankCode: string
  readonly method: DepositMethod | undefined
  readonly createdAt: Instant
}

export type BankStatement = {
  readonly depositFast: ReadonlyArray<BankEntry>
  readonly depositNormal: ReadonlyArray<BankEntry>
  readonly userWithdraw: ReadonlyArray<BankEntry>
}

/** A transfer between the player's TrueMoney wallet and the operator's. */
export type TrueMoneyTransfer = {
  readonly id: string
  readonly amount: Satang
  readonly walletNumber: string
  readonly status: string
  readonly transferTime: Instant
}

type Asked<A> = Effect.Effect<A, Unauthorized | Unreachable>

/** Tells what has moved the player's money. */
export class Statements extends Context.Service<
  Statements,
  {
    readonly wallet: (window: StatementWindow) => Asked<ReadonlyArray<StatementEntry>>
    readonly affiliate: (window: StatementWindow) => Asked<ReadonlyArray<StatementEntry>>
    readonly bank: Asked<BankStatement>
    readonly trueMoney: Asked<ReadonlyArray<TrueMoneyTransfer>>
  }
>()("core/wallet/statement/Statements") {}

/** A TrueMoney history that cannot be had is shown as an empty one. */
export const trueMoneyHistory = Statements.use((statements) => statements.trueMoney).pipe(
  Effect.catch(() => Effect.succeed<ReadonlyArray<TrueMoneyTransfer>>([])),
)
