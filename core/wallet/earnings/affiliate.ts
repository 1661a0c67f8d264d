import { Context, Data, type Effect, Result } from "effect"
import { baht, type Satang, satang } from "../../money/satang.ts"
import { total } from "../../money/sums.ts"
import { type AmountFault, typedAmount } from "../../money/typed.ts"
import type { NotOffered, Said, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Instant } from "../../time/bangkok.ts"

/** What an operator may set: the share of friends' stakes in hundredths of a percent, and the least move. */
export type AffiliateTerms = { readonly share: number; readonly leastMove: Satang }
export const affiliateTerms: AffiliateTerms = { share: 80, leastMove: baht(1) }

/** What settled stakes of the members a player referred bring in: 0.8 % of them together, down to the satang. */
export const commission = (settledStakes: Iterable<Satang>, { share } = affiliateTerms): Satang => {
  const staked = total(settledStakes)
  const odd = staked % 10_000
  return satang(((staked - odd) / 10_000) * share + Math.floor((odd * share) / 10_000))
}

export type MoveFault = AmountFault | "belowMinimum" | "afCashNotEnough"

/** An amount that can be moved from the affiliate earnings to the player's money. */
export const moveToMoney = (
  text: string,
  afCash: Satang,
  { leastMove } = affiliateTerms,
): Result.Result<Satang, MoveFault> =>
  Result.flatMap(typedAmount(text), (amount): Result.Result<Satang, MoveFault> => {
    if (amount < leastMove) return Result.fail("belowMinimum")
    return amount > afCash ? Result.fail("afCashNotEnough") : Result.succeed(amount)
  })

/** Earnings that were moved to the player's money. */
export type AffiliateMove = {
  /** Under which it was asked for, where the operator tells. */
  readonly key: string | undefined
  /** Not known where it cannot be read. */
  readonly amount: Satang | undefined
  readonly movedAt: Instant | undefined
}

export type AffiliateSummary = {
  /** What can be moved. */
  readonly afCash: Satang
  readonly earned: Satang | undefined
  readonly members: number | undefined
  readonly membersThisMonth: number | undefined
  /** What the player's link ends with. */
  readonly slug: string
  /** The latest moves, so that one whose answer got lost can be found; nothing where they are not told. */
  readonly moves: ReadonlyArray<AffiliateMove> | undefined
}

/** The operator will not move this; nothing was moved. */
export class MoveRefused extends Data.TaggedError("MoveRefused")<
  {
    readonly reason: "belowMinimum" | "afCashNotEnough" | "notOffered" | "internalError"
  } & Said
> {}

/** Keeps what a player earns by their friends. */
export class Affiliate extends Context.Service<
  Affiliate,
  {
    readonly summary: () => Effect.Effect<AffiliateSummary, NotOffered | Unauthorized | Unreachable>
    /** Moves earnings to the player's money, once a key, and tells what is left of them. */
    readonly move: (
      amount: Satang,
      key: string,
    ) => Effect.Effect<Satang, MoveRefused | NotOffered | Unauthorized | Unreachable>
  }
>()("core/wallet/earnings/Affiliate") {}
