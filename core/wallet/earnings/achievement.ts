import { Context, Data, Effect } from "effect"
import { type Satang } from "../../money/satang.ts"
import { total } from "../../money/sums.ts"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { type ClaimErrand, claimed, untilAnswered, type WalletIntent } from "../intents.ts"

/** Something that a player can do, and what it pays once. */
export type Achievement = {
  readonly id: string
  /** In the operator's words. */
  readonly name: string
  readonly description: string
  readonly goal: number
  readonly reached: number
  readonly reward: Satang
  readonly isClaimed: boolean
}

export const isReached = ({ goal, reached }: Achievement): boolean => reached >= goal
export const canBeClaimed = (achievement: Achievement): boolean => isReached(achievement) && !achievement.isClaimed

export type AchievementTally = { readonly reached: number; readonly all: number; readonly paid: Satang }

/** How many were reached, of how many, and what they have paid. */
export const tally = (achievements: ReadonlyArray<Achievement>): AchievementTally => ({
  reached: achievements.filter(isReached).length,
  all: achievements.length,
  paid: total(achievements.filter(({ isClaimed }) => isClaimed).map(({ reward }) => reward)),
})

/** The operator pays no reward for this achievement. */
export class ClaimRefused extends Data.TaggedError("ClaimRefused")<{
  readonly reason: "notReached" | "alreadyClaimed" | "noSuchAchievement" | "other"
}> {}

/** Counts points and achievements. */
export class Loyalty extends Context.Service<
  Loyalty,
  {
    readonly points: Effect.Effect<number, Unauthorized | Unreachable>
    readonly achievements: Effect.Effect<ReadonlyArray<Achievement>, Unauthorized | Unreachable>
    /** Pays a reward, once a key and once an achievement. */
    readonly claim: (id: string, key: string) => Effect.Effect<Achievement, ClaimRefused | Unauthorized | Unreachable>
  }
>()("core/wallet/earnings/Loyalty") {}

/** Claims under the key that counts for the achievement, whichever tab made it. */
export const claimedOnce = (intent: WalletIntent<ClaimErrand>) =>
  Effect.flatMap(claimed(intent), ({ key }) =>
    untilAnswered(key)(Loyalty.use((loyalty) => loyalty.claim(intent.errand.achievementId, key))),
  )
