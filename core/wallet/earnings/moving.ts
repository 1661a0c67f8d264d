import { Data, Effect, Result } from "effect"
import type { Satang } from "../../money/satang.ts"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Instant } from "../../time/bangkok.ts"
import {
  type EarlierUnfinished,
  finished,
  isFor,
  type Means,
  type MoveErrand,
  meant,
  sentOnce,
  type WalletIntent,
  withoutWord,
} from "../intents.ts"
import { Affiliate, type AffiliateSummary, type MoveFault, type MoveRefused, moveToMoney } from "./affiliate.ts"

/** The operator's summary does not hold the move that was looked for. */
export class NotMoved extends Data.TaggedError("NotMoved")<{ readonly summary: AffiliateSummary }> {}

type Failure = MoveRefused | EarlierUnfinished | NotMoved | Unauthorized | Unreachable

/** What a player's way through moving earnings knows. */
export type Moving = {
  readonly summary: AffiliateSummary | undefined
  readonly fault: MoveFault | undefined
  /** What the player looks over before saying yes. */
  readonly amount: Satang | undefined
  /** Kept from before the first attempt until the operator has said what came of it. */
  readonly intent: WalletIntent<MoveErrand> | undefined
  /** What is left to be moved after a move, where the operator has told. */
  readonly left: Satang | undefined
  readonly failure: Failure | undefined
}

export type MoveEvent =
  | { readonly type: "amount.submitted"; readonly amount: string }
  | { readonly type: "amount.reopened" | "move.confirmed" | "another.requested" }
  | { readonly type: "outcome.requested" | "connection.restored" }

export const movingAnew: Moving = {
  summary: undefined,
  fault: undefined,
  amount: undefined,
  intent: undefined,
  left: undefined,
  failure: undefined,
}

export const wished = ({ summary }: Moving, text: string): Result.Result<Satang, MoveFault> =>
  summary === undefined ? Result.fail("afCashNotEnough") : moveToMoney(text, summary.afCash)

export const noted = (moving: Moving, text: string): Partial<Moving> =>
  Result.match(wished(moving, text), {
    onFailure: (fault) => ({ fault }),
    onSuccess: (amount) => ({ fault: undefined, amount }),
  })

export const confirmed = ({ intent, amount }: Moving, means: Means): Partial<Moving> =>
  amount === undefined ? {} : { failure: undefined, intent: meant({ kind: "move", amount }, intent, means) }

/** Takes up an intent from another tab or from before a reload. */
export const takenUp = (intent: WalletIntent<MoveErrand> | undefined): Partial<Moving> =>
  intent === undefined ? {} : { intent, amount: intent.errand.amount }

export const sent = (intent: WalletIntent<MoveErrand>) =>
  sentOnce(
    intent,
    Affiliate.use((affiliate) => affiliate.move(intent.errand.amount, intent.key)),
  )

/** A move without a key is taken for the intent's when it is younger and of the same amount. */
const isIn = ({ moves }: AffiliateSummary, { key, madeAt, errand }: WalletIntent<MoveErrand>) =>
  moves.some((move) =>
    move.key === undefined ? move.movedAt >= madeAt && move.amount === errand.amount : move.key === key,
  )

/** What became of an intent whose answer was lost: what is left when it was moved. */
export const lookedUp = (intent: WalletIntent<MoveErrand>) =>
  Effect.flatMap(
    Affiliate.use((affiliate) => affiliate.summary),
    (summary) =>
      isIn(summary, intent) ? Effect.as(finished(intent.key), summary.afCash) : Effect.fail(new NotMoved({ summary })),
  )

export type Answer = Result.Result<Satang, Failure>

/** What the operator's answer changes: silence keeps the intent and its key, any word ends it. */
export const told = ({ intent, summary }: Moving, answer: Answer): Partial<Moving> => {
  if (Result.isSuccess(answer)) return { intent: undefined, left: answer.success, failure: undefined }
  const { failure } = answer
  if (failure._tag === "EarlierUnfinished" && isFor("move")(failure.intent))
    return { ...takenUp(failure.intent), failure }
  return {
    intent: failure._tag === "MoveRefused" ? undefined : intent,
    summary: failure._tag === "NotMoved" ? failure.summary : summary,
    failure,
  }
}

export const standings = ["moved", "refused", "lookingUp", "unanswered", "unheard", "disowned"] as const
export type Standing = (typeof standings)[number]

/** Where the last answer leaves the player. */
export const standing = ({ failure, intent }: Moving, steadyNow: Instant): Standing => {
  if (failure === undefined) return "moved"
  if (failure._tag === "Unauthorized") return "disowned"
  if (failure._tag === "MoveRefused") return "refused"
  if (failure._tag === "EarlierUnfinished") return "lookingUp"
  return withoutWord(intent, failure, steadyNow)
}
