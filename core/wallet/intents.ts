import { Context, Data, Effect } from "effect"
import type { Satang } from "../money/satang.ts"
import type { Instant } from "../time/bangkok.ts"
import { type DepositRequest, isSameRequest } from "./deposit/deposit-form.ts"
import type { WithdrawalRequest } from "./withdrawal/withdrawal.ts"

export type DepositErrand = { readonly kind: "deposit"; readonly request: DepositRequest }
export type WithdrawalErrand = { readonly kind: "withdrawal"; readonly request: WithdrawalRequest }
export type MoveErrand = { readonly kind: "move"; readonly amount: Satang }
export type ClaimErrand = { readonly kind: "claim"; readonly achievementId: string }

/** What a player can mean to have done with money. */
export type Errand = DepositErrand | WithdrawalErrand | MoveErrand | ClaimErrand

/** One errand that is meant, and the key that keeps it one. */
export type WalletIntent<Meant extends Errand = Errand> = {
  readonly key: string
  readonly errand: Meant
  /** When the player said yes, by the operator's clock: what the operator lists is older or younger than that. */
  readonly madeAt: Instant
  /** When it was on its way last, by the clock that ages are measured by. */
  readonly sentAt: Instant
}

/** What an intent needs from outside. */
export type Means = {
  /** A key that nobody has used. */
  readonly newKey: () => string
  /** The operator's time. */
  readonly now: () => Instant
  /** For ages: a clock that does not jump when the operator's time becomes known. */
  readonly steadyNow: () => Instant
}

/** The browser keeps nothing just now. */
export class NotRemembered extends Data.TaggedError("NotRemembered") {}

/** Another errand of the same purpose, from another tab or from before a reload, has to be found out first. */
export class EarlierUnfinished extends Data.TaggedError("EarlierUnfinished")<{ readonly intent: WalletIntent }> {}

/** A browser's memory of what this player is having done, shared by all its tabs; another player's stay unseen. */
export class WalletIntents extends Context.Service<
  WalletIntents,
  {
    /**
     * Keeps an intent, or renews it, and answers the one that counts for its purpose, in one step for all tabs:
     * another one that is unfinished goes before.
     */
    readonly claim: (intent: WalletIntent) => Effect.Effect<WalletIntent, NotRemembered>
    /** Every intent whose outcome is unknown, the youngest first. */
    readonly unfinished: Effect.Effect<ReadonlyArray<WalletIntent>>
    /** The outcome is known, or no longer wanted. */
    readonly finish: (key: string) => Effect.Effect<void>
  }
>()("core/wallet/WalletIntents") {}

/** Several deposits may be opened side by side, one bonus each claimed; money leaves one errand after the other. */
export const serveOnePurpose = (one: Errand, other: Errand): boolean => {
  if (one.kind === "deposit" && other.kind === "deposit") return isSameRequest(one.request, other.request)
  if (one.kind === "claim" && other.kind === "claim") return one.achievementId === other.achievementId
  return one.kind === other.kind
}

/** How long after sending an errand may still be on its way, whatever the operator's lists say. */
export const underWay = 60_000

export const isUnderWay = ({ sentAt }: WalletIntent, steadyNow: Instant): boolean => steadyNow - sentAt < underWay

export const isFor =
  <Kind extends Errand["kind"]>(kind: Kind) =>
  (intent: WalletIntent): intent is WalletIntent<Extract<Errand, { readonly kind: Kind }>> =>
    intent.errand.kind === kind

/** What is unfinished of one kind. */
export const unfinishedOf = <Kind extends Errand["kind"]>(kind: Kind) =>
  WalletIntents.use((intents) => Effect.map(intents.unfinished, (all) => all.filter(isFor(kind))))

/** What a reload takes up again: the youngest that is unfinished of one kind. */
export const youngestOf = <Kind extends Errand["kind"]>(kind: Kind) =>
  Effect.map(unfinishedOf(kind), ([intent]) => intent)

/** The player's yes to an errand: an intent that never arrived keeps its key. */
export const meant = <Meant extends Errand>(
  errand: Meant,
  earlier: WalletIntent<Meant> | undefined,
  { newKey, now, steadyNow }: Means,
): WalletIntent<Meant> => {
  const sentAt = steadyNow()
  return earlier ? { ...earlier, sentAt } : { key: newKey(), errand, madeAt: now(), sentAt }
}

/** The intent that counts; without a memory it counts in this tab alone. */
export const claimed = (intent: WalletIntent) =>
  WalletIntents.use((intents) => intents.claim(intent)).pipe(
    Effect.catchTag("NotRemembered", () => Effect.succeed(intent)),
  )

export const finished = (key: string) => WalletIntents.use((intents) => intents.finish(key))

/** The player no longer wants what never arrived. */
export const dropped = ({ key }: WalletIntent) => finished(key)

/** Where an errand is left without a word on it: while it may be on its way, no list can say that it never arrived. */
export const withoutWord = (
  intent: WalletIntent | undefined,
  failure: { readonly _tag: string },
  steadyNow: Instant,
): "unanswered" | "unheard" => {
  const isOpen = failure._tag === "Unreachable" || (intent !== undefined && isUnderWay(intent, steadyNow))
  return isOpen ? "unanswered" : "unheard"
}

const isSilence = (tag: string) => tag === "Unreachable" || tag === "Unauthorized"

/** Any word of the operator ends an intent in the browser's memory, silence keeps it. */
export const untilAnswered =
  (key: string) =>
  <A, E extends { readonly _tag: string }, R>(asking: Effect.Effect<A, E, R>) =>
    asking.pipe(
      Effect.tap(() => finished(key)),
      Effect.tapError(({ _tag }) => (isSilence(_tag) ? Effect.void : finished(key))),
    )

/** Sends an errand under its key, unless another of the same purpose goes before. */
export const sentOnce = <A, E extends { readonly _tag: string }, R>(
  intent: WalletIntent,
  send: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | EarlierUnfinished, R | WalletIntents> =>
  Effect.flatMap(
    claimed(intent),
    (counts): Effect.Effect<A, E | EarlierUnfinished, R | WalletIntents> =>
      counts.key === intent.key
        ? untilAnswered(intent.key)(send)
        : Effect.fail(new EarlierUnfinished({ intent: counts })),
  )
