import { Context, Effect } from "effect"
import type { Satang } from "../../money/satang.ts"
import type { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { DepositMethod } from "../deposit/methods/deposit-methods.ts"
import type { WithdrawalRefusal } from "../withdrawal/withdrawal.ts"
import type { DayTotal } from "./day-totals.ts"
import type { Transaction } from "./statement.ts"
import type { DaySpan, StatementWindow } from "./windows.ts"

/** A row of a statement. */
export type StatementEntry = Transaction & {
  readonly id: string
  /** What the money came to by it, where the operator tells. */
  readonly balance: Satang | undefined
  /** What it belongs to, such as a slip, a deposit or a game, and what the operator says about it. */
  readonly refId: string
  readonly detail: string
  /** The page of this site that it is about. */
  readonly path?: string | undefined
  /** How a deposit was made. */
  readonly method?: DepositMethod | undefined
  /** Whether it is the money of a withdrawal that was turned down. */
  readonly isRefund?: boolean
}

/** Which entries are asked for: of some days, of some types or of all, so many of them after another. */
export type StatementPart = {
  /** The usual ones by the operator's clock, where none are named. */
  readonly span: DaySpan | undefined
  readonly types?: ReadonlyArray<string> | undefined
  /** What the page before named as its `next`. */
  readonly after?: string | undefined
  /** As many as the operator likes to tell, where nothing is said. */
  readonly limit?: number | undefined
}

/** Some entries of a window, the latest first, beside the sums of all of it. */
export type StatementPage = {
  /** The days that it is of, where the operator tells. */
  readonly span: DaySpan | undefined
  /** Of every entry of these days, whatever the page is narrowed to; a page that follows another tells none. */
  readonly totals: ReadonlyArray<DayTotal>
  readonly entries: ReadonlyArray<StatementEntry>
  /** What leads to the entries after these; nothing where there are none. */
  readonly next: string | undefined
}

/** A deposit or a withdrawal with the condition it is in, as the operator names it. */
export type BankEntry = {
  readonly id: string
  readonly amount: Satang
  readonly status: string
  readonly bankCode: string
  readonly method: DepositMethod | undefined
  /** Why a withdrawal was rejected: in the operator's words, and by name where it tells one. */
  readonly note?: string
  readonly reason?: WithdrawalRefusal | undefined
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
    readonly page: (part: StatementPart) => Effect.Effect<StatementPage, NotOffered | Unauthorized | Unreachable>
    readonly affiliate: (window: StatementWindow) => Asked<ReadonlyArray<StatementEntry>>
    readonly bank: Asked<BankStatement>
    readonly trueMoney: Asked<ReadonlyArray<TrueMoneyTransfer>>
  }
>()("core/wallet/statement/Statements") {}

/** A TrueMoney history that cannot be had is shown as an empty one. */
export const trueMoneyHistory = Statements.use((statements) => statements.trueMoney).pipe(
  Effect.catch(() => Effect.succeed<ReadonlyArray<TrueMoneyTransfer>>([])),
)
