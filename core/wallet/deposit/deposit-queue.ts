import { Effect, Result } from "effect"
import type { Instant } from "../../time/bangkok.ts"
import {
  claimed,
  type DepositErrand,
  finished,
  type Means,
  meant,
  unfinishedOf,
  untilAnswered,
  type WalletIntent,
} from "../intents.ts"
import { Cashier, type CashierFailure } from "./cashier.ts"
import { type Deposit, type DepositMethod, type DepositStatus, depositTerms } from "./deposit.ts"
import { type DepositFaults, type DepositForm, depositRequest, isSameRequest } from "./deposit-form.ts"
import type { DepositOffer } from "./deposit-offer.ts"
import { reportedWithin } from "./manual-deposit.ts"

/** What a player's way through a deposit knows. */
export type DepositQueue = {
  readonly offer: DepositOffer | undefined
  readonly faults: DepositFaults | undefined
  /** Kept from before the first attempt until the operator has said what came of it. */
  readonly intent: WalletIntent<DepositErrand> | undefined
  /** The deposit that is followed: all that has to survive a reload once it is open. */
  readonly id: string | undefined
  readonly deposit: Deposit | undefined
  readonly failure: CashierFailure | undefined
}

export type DepositEvent =
  | { readonly type: "method.chosen"; readonly offer: DepositOffer }
  | { readonly type: "method.reopened" }
  | { readonly type: "form.submitted"; readonly form: DepositForm }
  /** The player turns away before the operator has confirmed anything, or asks for another deposit after this one. */
  | { readonly type: "deposit.left" | "another.requested" }
  | { readonly type: "transfer.made" | "cash.changed" | "cancel.requested" | "connection.restored" }

export const queueFor = (id: string | undefined): DepositQueue => ({
  offer: undefined,
  faults: undefined,
  intent: undefined,
  id,
  deposit: undefined,
  failure: undefined,
})

/** What a form asks for under the offer that was chosen. */
export const wanted = ({ offer }: DepositQueue, form: DepositForm, now: Instant) =>
  offer === undefined ? Result.fail<DepositFaults>({ method: "notOffered" }) : depositRequest(form, offer, now)

/** A submitted form: the same wish keeps its key, another one gets its own. */
export const asked = (
  queue: DepositQueue,
  form: DepositForm,
  means: Means,
): Pick<DepositQueue, "faults" | "failure" | "intent"> => {
  const { intent } = queue
  return Result.match(wanted(queue, form, means.now()), {
    onFailure: (faults) => ({ faults, failure: undefined, intent }),
    onSuccess: (request) => {
      const isAgain = intent !== undefined && isSameRequest(intent.errand.request, request)
      const errand = { kind: "deposit", request } as const
      return { faults: undefined, failure: undefined, intent: meant(errand, isAgain ? intent : undefined, means) }
    },
  })
}

/** Opens a deposit under the key that counts for its wish, whichever tab made it. */
export const opened = (intent: WalletIntent<DepositErrand>) =>
  Effect.flatMap(claimed(intent), ({ key }) =>
    untilAnswered(key)(Cashier.use((cashier) => cashier.open(intent.errand.request, key))),
  )

/** How long after a yes a deposit whose answer got lost is still what the player wants. */
export const wantedFor: Readonly<Record<DepositMethod, number>> = {
  fast: depositTerms.openFor,
  normal: reportedWithin,
  truemoney: depositTerms.openFor,
  qrcode: depositTerms.openFor,
  crypto: depositTerms.openFor,
}

/** The youngest deposit that was being opened before a reload; what nobody wants any more is forgotten. */
export const recalled = (now: Instant) =>
  Effect.gen(function* () {
    const intents = yield* unfinishedOf("deposit")
    const isWanted = ({ madeAt, errand }: WalletIntent<DepositErrand>) =>
      now - madeAt < wantedFor[errand.request.method]
    yield* Effect.forEach(
      intents.filter((intent) => !isWanted(intent)),
      ({ key }) => finished(key),
    )
    return intents.find(isWanted)
  })

export type Answer = Result.Result<Deposit, CashierFailure>

/** What the operator's answer changes: silence keeps the intent and its key, any word ends it. */
export const told = (
  { intent, id, deposit }: DepositQueue,
  answer: Answer,
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
  "fillingForm",
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
  DepositRefused: "fillingForm",
  NoSuchDeposit: "choosingMethod",
  Unreachable: "lostConnection",
  Unauthorized: "disowned",
}

/** Where the last answer leaves the player. */
export const standing = ({ failure, deposit, offer }: DepositQueue): Standing => {
  if (failure === undefined) return ofStatus[deposit?.status ?? "WAITING"]
  // A deposit that was refused after a reload has no form to go back to.
  return failure._tag === "DepositRefused" && offer === undefined ? "choosingMethod" : ofFailure[failure._tag]
}
