import { Context, Data, Effect, Predicate } from "effect"
import type { Satang } from "../../money/satang.ts"
import { total } from "../../money/sums.ts"
import type { Intent, Operation } from "../../operation/operation.ts"
import type { NotOffered, Said, Unauthorized, Unreachable } from "../../operator/failures.ts"

/** Something that a player can do, and what it pays once. */
export type Achievement = {
  readonly id: string
  /** In the operator's words. */
  readonly name: string
  readonly description: string
  /** How far it goes and how far the player is, where the operator tells. */
  readonly goal: number | undefined
  readonly reached: number | undefined
  readonly reward: Satang
  readonly isClaimed: boolean
}

export const isReached = ({ goal, reached }: Achievement): boolean =>
  goal !== undefined && reached !== undefined && reached >= goal
export const canBeClaimed = (achievement: Achievement): boolean => isReached(achievement) && !achievement.isClaimed

export type AchievementTally = { readonly reached: number; readonly all: number; readonly paid: Satang }

/** How many were reached, of how many, and what they have paid. */
export const tally = (achievements: ReadonlyArray<Achievement>): AchievementTally => ({
  reached: achievements.filter(isReached).length,
  all: achievements.length,
  paid: total(achievements.filter(({ isClaimed }) => isClaimed).map(({ reward }) => reward)),
})

/** The operator pays no reward for this achievement. */
export class ClaimRefused extends Data.TaggedError("ClaimRefused")<
  {
    readonly reason: "notReached" | "alreadyClaimed" | "noSuchAchievement" | "notOffered" | "other"
  } & Said
> {}

/** Counts points and achievements. */
export class Loyalty extends Context.Service<
  Loyalty,
  {
    readonly points: () => Effect.Effect<number, Unauthorized | Unreachable>
    readonly achievements: () => Effect.Effect<ReadonlyArray<Achievement>, NotOffered | Unauthorized | Unreachable>
    /** Pays a reward, once a key and once an achievement. */
    readonly claim: (
      id: string,
      key: string,
    ) => Effect.Effect<Achievement, ClaimRefused | NotOffered | Unauthorized | Unreachable>
  }
>()("core/wallet/earnings/Loyalty") {}

export type ClaimCommand = { readonly kind: "claim"; readonly achievementId: string }

const claim = ({ command, key }: Intent<ClaimCommand>) =>
  Loyalty.use((loyalty) => loyalty.claim(command.achievementId, key))

/** How a reward is claimed once; what became of a claim is found out by claiming again under its key. */
export const claimReward = {
  purposeOf: ({ achievementId }) => `claim ${achievementId}`,
  isCommand: (command): command is ClaimCommand => Predicate.hasProperty(command, "kind") && command.kind === "claim",
  isSame: (one, other) => one.achievementId === other.achievementId,
  send: (intent) =>
    Effect.catchTag(claim(intent), "NotOffered", () => Effect.fail(new ClaimRefused({ reason: "notOffered" }))),
  lookUp: claim,
  isRefusal: (failure) => failure._tag === "ClaimRefused",
  changes: ["balance", "statement"],
  isOnceOnly: false,
  isResent: false,
} satisfies Operation<ClaimCommand, Achievement, ClaimRefused, Loyalty>
