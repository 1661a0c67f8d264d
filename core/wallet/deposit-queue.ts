import { Result } from "effect"
import type { Satang } from "../money/satang.ts"
import type { CashierFailure } from "./cashier.ts"
import {
  type Deposit,
  type DepositAmountFault,
  type DepositMethod,
  type DepositRequest,
  type DepositStatus,
  depositAmount,
} from "./deposit.ts"

/** One deposit that is meant, and the key that keeps it one. */
export type Intent = { readonly request: DepositRequest; readonly key: string }

/** What a player's way through a deposit knows. */
export type DepositQueue = {
  readonly method: DepositMethod
  readonly bankId: string | undefined
  readonly fault: DepositAmountFault | undefined
  /** Kept from before the first attempt until the operator has said what came of it. */
  readonly intent: Intent | undefined
  /** The deposit that is followed: all that has to survive a reload. */
  readonly id: string | undefined
  readonly deposit: Deposit | undefined
  readonly failure: CashierFailure | undefined
}

export type DepositEvent =
  | { readonly type: "method.chosen"; readonly method: DepositMethod; readonly bankId?: string }
  | { readonly type: "method.reopened" }
  | { readonly type: "amount.submitted"; readonly amount: string }
  /** The player turns away before the operator has confirmed anything, or asks for another deposit after this one. */
  | { readonly type: "deposit.left" | "another.requested" }
  | { readonly type: "transfer.made" | "cash.changed" | "cancel.requested" | "connection.restored" }

export const queueFor = (id: string | undefined): DepositQueue => ({
  method: "fast",
  bankId: undefined,
  fault: undefined,
  intent: undefined,
  id,
  deposit: undefined,
  failure: undefined,
})

/** A submitted amount: the same wish keeps its key, another one gets its own. */
export const asked = (
  { method, bankId, intent }: DepositQueue,
  text: string,
  newKey: () => string,
): Pick<DepositQueue, "fault" | "failure" | "intent"> =>
  Result.match(depositAmount(text), {
    onFailure: (fault) => ({ fault, failure: undefined, intent }),
    onSuccess: (amount) => ({
      fault: undefined,
      failure: undefined,
      intent: isFor(intent, method, bankId, amount) ? intent : { request: { method, bankId, amount }, key: newKey() },
    }),
  })

const isFor = (intent: Intent | undefined, method: DepositMethod, bankId: string | undefined, amount: Satang) =>
  intent?.request.method === method && intent.request.bankId === bankId && intent.request.amount === amount

/** What the operator's answer changes: silence keeps the intent and its key, any word ends it. */
export const told = (
  { intent, id, deposit }: DepositQueue,
  answer: Result.Result<Deposit, CashierFailure>,
): Pick<DepositQueue, "intent" | "id" | "deposit" | "failure"> => {
  if (Result.isSuccess(answer))
    return { intent: undefined, id: answer.success.id, deposit: answer.success, failure: undefined }
  const { failure } = answer
  if (failure._tag === "NoSuchDeposit") return { intent, id: undefined, deposit: undefined, failure }
  return { intent: failure._tag === "DepositRefused" ? undefined : intent, id, deposit, failure }
}

export const standings = [
  "waiting",
  "credited",
  "expired",
  "cancelled",
  "mismatch",
  "enteringAmount",
  "choosingMethod",
  "lostConnection",
  "disowned",
] as const
export type Standing = (typeof standings)[number]

const ofStatus: Readonly<Record<DepositStatus, Standing>> = {
  WAITING: "waiting",
  MATCHED: "credited",
  EXPIRED: "expired",
  CANCELLED: "cancelled",
  MISMATCH: "mismatch",
}

const ofFailure: Readonly<Record<CashierFailure["_tag"], Standing>> = {
  DepositRefused: "enteringAmount",
  NoSuchDeposit: "choosingMethod",
  Unreachable: "lostConnection",
  Unauthorized: "disowned",
}

/** Where the last answer leaves the player. */
export const standing = ({ failure, deposit }: DepositQueue): Standing =>
  failure === undefined ? ofStatus[deposit?.status ?? "WAITING"] : ofFailure[failure._tag]
