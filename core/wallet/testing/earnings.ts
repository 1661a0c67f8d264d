import { Effect, Layer, Result } from "effect"
import { baht, minus, type Satang } from "../../money/satang.ts"
import { total } from "../../money/sums.ts"
import { type Achievement, ClaimRefused, canBeClaimed, Loyalty } from "../earnings/achievement.ts"
import { Affiliate, type AffiliateMove, affiliateTerms, MoveRefused } from "../earnings/affiliate.ts"
import type { OperatorLine } from "./line-to-operator.ts"
import { onceAKey, type WalletBook } from "./wallet-book.ts"

const firstAchievement: Achievement = {
  id: "ten-yeekee-rounds",
  name: "แทงยี่กีครบ 10 รอบ",
  description: "",
  goal: 10,
  reached: 10,
  reward: baht(20),
  isClaimed: false,
}

type Earned = { readonly afCash: Satang; readonly achievements?: ReadonlyArray<Achievement> | undefined }

/** A wallet that moves what members earned into the wallet, and pays rewards. */
export const walletForEarnings = (
  line: OperatorLine,
  { now, write }: WalletBook,
  { afCash, achievements: first = [firstAchievement] }: Earned,
  ailing: () => boolean,
) => {
  const moved = onceAKey<Satang, MoveRefused>()
  const claimed = onceAKey<Achievement, ClaimRefused>()
  const moves: Array<AffiliateMove & { readonly amount: Satang }> = []
  let achievements = first
  const earnings = () => minus(afCash, total(moves.map(({ amount }) => amount)))
  return {
    earnings,
    moves: (): ReadonlyArray<AffiliateMove> => moves,
    layer: Layer.mergeAll(
      Layer.succeed(Affiliate, {
        summary: () =>
          line.ask("summary", () =>
            Effect.sync(() => ({
              afCash: earnings(),
              earned: afCash,
              members: 12,
              membersThisMonth: 3,
              slug: "somchai88",
              moves: [...moves],
            })),
          ),
        move: (amount, key) =>
          line.ask(`move ${key}`, () =>
            moved(key, () => {
              const tooLittle = amount < affiliateTerms.leastMove
              const reason = tooLittle ? "belowMinimum" : amount > earnings() ? "afCashNotEnough" : "internalError"
              if (ailing() || reason !== "internalError") return Result.fail(new MoveRefused({ reason }))
              moves.unshift({ key, amount, movedAt: now() })
              write("MOVE_AF_TO_MONEY", amount, key)
              return Result.succeed(earnings())
            }),
          ),
      }),
      Layer.succeed(Loyalty, {
        points: () => line.ask("points", () => Effect.succeed(320)),
        achievements: () => line.ask("achievements", () => Effect.sync(() => achievements)),
        claim: (id, key) =>
          line.ask(`claim ${key}`, () =>
            claimed(key, () => {
              const one = achievements.find((each) => each.id === id)
              if (one === undefined) return Result.fail(new ClaimRefused({ reason: "noSuchAchievement" }))
              if (!canBeClaimed(one))
                return Result.fail(new ClaimRefused({ reason: one.isClaimed ? "alreadyClaimed" : "notReached" }))
              const paid = { ...one, isClaimed: true }
              achievements = achievements.map((each) => (each.id === id ? paid : each))
              write("ACHIVEMENT_ADDMONEY", one.reward, id)
              return Result.succeed(paid)
            }),
          ),
      }),
    ),
  }
}
