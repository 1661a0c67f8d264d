import { Data, Effect, Result } from "effect"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Instant } from "../../time/bangkok.ts"
import { type BankAccount, isSameAccount } from "../bank/bank-account.ts"
import {
  type EarlierUnfinished,
  finished,
  isFor,
  type Means,
  meant,
  sentOnce,
  type WalletIntent,
  type WithdrawalErrand,
  withoutWord,
} from "../intents.ts"
import {
  type Allowance,
  type WithdrawalAmountFault,
  type WithdrawalRefusal,
  type WithdrawalRequest,
  withdrawal,
  withdrawalAmount,
} from "./withdrawal.ts"
import { type Withdrawal, type WithdrawalRefused, type WithdrawalStatus, Withdrawals } from "./withdrawals.ts"

/** The operator's list does not hold what was looked for. */
export class NotListed extends Data.TaggedError("NotListed") {}

export type WithdrawalFault = WithdrawalAmountFault | WithdrawalRefusal | "accountRequired"
type Failure = WithdrawalRefused | EarlierUnfinished | NotListed | Unauthorized | Unreachable

/** What a player's way through a withdrawal knows. */
export type Withdrawing = {
  /** What may still be taken out, told before an amount is typed. */
  readonly allowance: Allowance | undefined
  readonly fault: WithdrawalFault | undefined
  /** What the player looks over before saying yes. */
  readonly request: WithdrawalRequest | undefined
  /** Kept from before the first attempt until the operator has said what came of it. */
  readonly intent: WalletIntent<WithdrawalErrand> | undefined
  /** The withdrawal that is followed. */
  readonly id: string | undefined
  readonly withdrawal: Withdrawal | undefined
  readonly failure: Failure | undefined
}

export type WithdrawalEvent =
  | { readonly type: "amount.submitted"; readonly amount: string; readonly account: BankAccount | undefined }
  | { readonly type: "amount.reopened" | "withdrawal.confirmed" | "another.requested" }
  | { readonly type: "outcome.requested" | "cash.changed" | "connection.restored" }

export const withdrawingFor = (id: string | undefined): Withdrawing => ({
  allowance: undefined,
  fault: undefined,
  request: undefined,
  intent: undefined,
  id,
  withdrawal: undefined,
  failure: undefined,
})

/** What a typed amount asks for, or the first thing against it by all that is known here. */
export const wished = (
  { allowance }: Withdrawing,
  { amount: text, account }: Extract<WithdrawalEvent, { readonly type: "amount.submitted" }>,
): Result.Result<WithdrawalRequest, WithdrawalFault> => {
  if (account === undefined) return Result.fail("accountRequired")
  return Result.flatMap(withdrawalAmount(text, allowance?.terms), (amount) =>
    allowance === undefined
      ? Result.fail<WithdrawalFault>("internalError")
      : Result.map(withdrawal(amount, allowance.standing, allowance.terms), () => ({ amount, account })),
  )
}

export const noted = (withdrawing: Withdrawing, event: Parameters<typeof wished>[1]): Partial<Withdrawing> =>
  Result.match(wished(withdrawing, event), {
    onFailure: (fault) => ({ fault }),
    onSuccess: (request) => ({ fault: undefined, request }),
  })

export const confirmed = ({ intent, request }: Withdrawing, means: Means): Partial<Withdrawing> =>
  request === undefined ? {} : { failure: undefined, intent: meant({ kind: "withdrawal", request }, intent, means) }

/** Takes up an intent from another tab or from before a reload, with what it asked for. */
export const takenUp = (intent: WalletIntent<WithdrawalErrand> | undefined): Partial<Withdrawing> =>
  intent === undefined ? {} : { intent, request: intent.errand.request }

export const sent = (intent: WalletIntent<WithdrawalErrand>) =>
  sentOnce(
    intent,
    Withdrawals.use((withdrawals) => withdrawals.request(intent.errand.request, intent.key)),
  )

/** An entry without a key is taken for the intent's when it is younger, and the same money to the same account. */
const isOf = ({ key, madeAt, errand }: WalletIntent<WithdrawalErrand>, entry: Withdrawal) =>
  entry.key === undefined
    ? entry.createdAt >= madeAt &&
      entry.amount === errand.request.amount &&
      isSameAccount(entry.account, errand.request.account)
    : entry.key === key

const listed = (isMeant: (entry: Withdrawal) => boolean) =>
  Effect.flatMap(
    Withdrawals.use((withdrawals) => withdrawals.all),
    (all): Effect.Effect<Withdrawal, NotListed> => {
      const found = all.find(isMeant)
      return found === undefined ? Effect.fail(new NotListed()) : Effect.succeed(found)
    },
  )

/** What became of an intent whose answer was lost. */
export const lookedUp = (intent: WalletIntent<WithdrawalErrand>) =>
  Effect.tap(
    listed((entry) => isOf(intent, entry)),
    () => finished(intent.key),
  )

export const followed = (id: string) => listed((entry) => entry.id === id)

export type Answer = Result.Result<Withdrawal, Failure>

/** What the operator's answer changes: silence keeps the intent and its key, any word ends it. */
export const told = ({ intent, id, withdrawal }: Withdrawing, answer: Answer): Partial<Withdrawing> => {
  if (Result.isSuccess(answer))
    return { intent: undefined, id: answer.success.id, withdrawal: answer.success, failure: undefined }
  const { failure } = answer
  if (failure._tag === "EarlierUnfinished" && isFor("withdrawal")(failure.intent))
    return { ...takenUp(failure.intent), id, withdrawal, failure }
  return { intent: failure._tag === "WithdrawalRefused" ? undefined : intent, id, withdrawal, failure }
}

export const standings = [
  "waiting",
  "paid",
  "rejected",
  "refused",
  "lookingUp",
  "unanswered",
  "unheard",
  "unseen",
  "disowned",
] as const
export type Standing = (typeof standings)[number]

const ofStatus: Readonly<Record<WithdrawalStatus, Standing>> = {
  WAITING: "waiting",
  PAID: "paid",
  REJECTED: "rejected",
}

/** Where the last answer leaves the player. */
export const standing = ({ failure, withdrawal, intent }: Withdrawing, steadyNow: Instant): Standing => {
  if (failure === undefined) return ofStatus[withdrawal?.status ?? "WAITING"]
  if (failure._tag === "Unauthorized") return "disowned"
  if (failure._tag === "WithdrawalRefused") return "refused"
  if (failure._tag === "EarlierUnfinished") return "lookingUp"
  return intent === undefined ? "unseen" : withoutWord(intent, failure, steadyNow)
}
