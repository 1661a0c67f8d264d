import { bahtOfSatang } from "@fakham/core/money"
import { type Achievement, Affiliate, ClaimRefused, Loyalty, MoveRefused } from "@fakham/core/wallet"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer } from "../client.ts"
import { failureOrNotOffered } from "../not-offered.ts"
import {
  achievementsAll,
  achievementsClaim,
  afCashsMove,
  afCashsSummary,
  loyaltyPointsBalance,
  type Understood,
} from "../wire/index.ts"
import { refusedBy } from "./wallet-refusal.ts"

/** Answers `Affiliate` over the operator's main API. */
export const httpAffiliate = (client: Client) =>
  Layer.succeed(Affiliate, {
    summary: () =>
      client.ask(afCashsSummary).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data: { afMoney, earned, members, membersThisMonth, slug, moves } }) => ({
          afCash: afMoney,
          earned,
          members,
          membersThisMonth,
          slug,
          moves: moves?.map(({ key, amount, movedAt }) => ({ key, amount, movedAt })),
        })),
      ),
    move: (amount, key) =>
      client
        .keyed(key)
        .ask(afCashsMove, { amount: bahtOfSatang(amount) })
        .pipe(
          Effect.mapError(notMoved),
          Effect.map(({ data }) => data.afMoney),
        ),
  })

/** Answers `Loyalty` over the operator's main API. */
export const httpLoyalty = (client: Client) =>
  Layer.succeed(Loyalty, {
    points: () =>
      client.ask(loyaltyPointsBalance).pipe(
        Effect.mapError(failureForPlayer),
        Effect.map(({ data }) => data.balance),
      ),
    achievements: () =>
      client.ask(achievementsAll).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => data.map(achievement)),
      ),
    claim: (id, key) =>
      client
        .keyed(key)
        .ask(achievementsClaim, { id })
        .pipe(
          Effect.mapError(notClaimed),
          Effect.map(({ data }) => achievement(data.achievement)),
        ),
  })

const achievement = ({ claimed, goal, reached, ...rest }: Understood<typeof achievementsAll>[number]): Achievement => ({
  ...rest,
  goal,
  reached,
  isClaimed: claimed,
})

const notMoved = refusedBy(
  { belowMinimum: "belowMinimum", afCashNotEnough: "afCashNotEnough", internalError: "internalError" },
  "internalError",
  (reason: MoveRefused["reason"], said) => new MoveRefused({ reason, ...said }),
)

const notClaimed = refusedBy(
  { notReached: "notReached", alreadyClaimed: "alreadyClaimed", noSuchAchievement: "noSuchAchievement" },
  "other",
  (reason: ClaimRefused["reason"], said) => new ClaimRefused({ reason, ...said }),
)
