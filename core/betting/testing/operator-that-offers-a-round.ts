import { Effect, Layer, Queue, Stream } from "effect"
import { NoSuchRound } from "../../lotto/round/round.port.ts"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { NumberRate, RoundLimits } from "../../poy/limits.ts"
import { openPromise } from "../../testing/open-promise.ts"
import { type BetRound, BetTerms, type TermsFailure } from "../terms/bet-terms.port.ts"
import { RateFeed, type RateNews } from "../terms/rate-feed.port.ts"

export const yeekeeRound: BetRound = { betId: "yeekee-2026-11-20-42", betGroup: "yeekee", betType: "yeekee_42" }

/** A round that offers everything but front and bottom three. */
export const yeekeeLimits: RoundLimits = {
  betMin: {
    teng_bon_3: baht(1),
    tode_3: baht(1),
    teng_bon_2: baht(1),
    teng_lang_2: baht(1),
    teng_bon_1: baht(1),
    teng_lang_1: baht(1),
  },
  betMax: {
    teng_bon_3: baht(500),
    tode_3: baht(500),
    teng_bon_2: baht(2_500),
    teng_lang_2: baht(2_500),
    teng_bon_1: baht(10_000),
    teng_lang_1: baht(10_000),
  },
  defaultRate: {
    teng_bon_3: 85_000,
    tode_3: 12_000,
    teng_bon_2: 9_200,
    teng_lang_2: 9_200,
    teng_bon_1: 320,
    teng_lang_1: 420,
  },
  rateNow: [],
}

/** What happens to one question about terms: no answer, a refusal, or an answer after it was given up. */
export type TermsTrouble = "away" | "unauthorized" | "roundMissing" | "never" | "late"

/** An operator that offers one round; each trouble is met once, in turn. */
export const operatorThatOffersARound = (round = yeekeeRound, offer = yeekeeLimits) => {
  const asked: Array<string> = []
  const troubles: Array<TermsTrouble> = []
  const late = openPromise()
  const subscribers = new Set<(news: RateNews) => void>()
  let limits = offer
  const answer = <A>(what: string, { betId }: BetRound, current: () => A): Effect.Effect<A, TermsFailure> =>
    Effect.suspend((): Effect.Effect<A, TermsFailure> => {
      asked.push(what)
      const answered = Effect.suspend(() =>
        betId === round.betId ? Effect.succeed(current()) : Effect.fail(new NoSuchRound()),
      )
      switch (troubles.shift()) {
        case "away":
          return Effect.fail(new Unreachable({ cause: "nobody answers" }))
        case "unauthorized":
          return Effect.fail(new Unauthorized())
        case "roundMissing":
          return Effect.fail(new NoSuchRound())
        case "never":
          return Effect.onInterrupt(Effect.never, () => Effect.sync(() => asked.push(`${what} given up`)))
        case "late":
          return Effect.uninterruptible(
            Effect.andThen(
              Effect.promise(() => late.promise),
              answered,
            ),
          )
        case undefined:
          break
      }
      return answered
    })
  return {
    asked,
    troubles,
    offers: (change: Partial<RoundLimits>) => {
      limits = { ...limits, ...change }
    },
    /** Every number whose rate is not the default one. */
    rates: (rateNow: ReadonlyArray<NumberRate>) => {
      limits = { ...limits, rateNow }
    },
    /** Numbers whose rate changes for everybody, told to whoever follows the round. */
    announces: (rates: ReadonlyArray<NumberRate>) => {
      for (const emit of subscribers) emit({ type: "rates.changed", rates })
    },
    answersAtLast: () => late.resolve(),
    layer: Layer.merge(
      Layer.succeed(BetTerms, {
        read: (wanted) => answer("terms", wanted, () => limits),
        rates: (wanted) => answer("rates", wanted, () => limits.rateNow),
      }),
      Layer.succeed(RateFeed, {
        newsOf: (betId) =>
          Stream.callback<RateNews>((queue) =>
            Effect.acquireRelease(
              Effect.sync(() => {
                const emit = (news: RateNews) => {
                  if (betId === round.betId) Queue.offerUnsafe(queue, news)
                }
                subscribers.add(emit)
                return emit
              }),
              (emit) => Effect.sync(() => subscribers.delete(emit)),
            ),
          ),
      }),
    ),
  }
}
