import { Effect, Layer, Option, Queue, Result, Stream } from "effect"
import { SetDrafts, setDraftOfText, textOfSetDraft } from "../gov4d/buying/set-drafts.ts"
import { NoSuchRound } from "../lotto/rounds.ts"
import { baht } from "../money/satang.ts"
import { type BetRound, BetTerms, type TermsFailure } from "../poy/betting/bet-terms.ts"
import { draftOfText, textOfDraft } from "../poy/betting/draft-text.ts"
import {
  type BrokenDraft,
  type DraftMemory,
  type DraftNewsOf,
  DraftNotKept,
  type DraftOf,
  Drafts,
} from "../poy/betting/drafts.ts"
import { RateFeed, type RateNews } from "../poy/betting/rate-feed.ts"
import type { NumberRate, RoundLimits } from "../poy/limits.ts"
import { Unauthorized, Unreachable } from "../site/operator.ts"

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
export type TermsTrouble = "away" | "disowned" | "roundMissing" | "never" | "late"

/** An operator that offers one round; each trouble is met once, in turn. */
export const operatorThatOffersARound = (round = yeekeeRound, offer = yeekeeLimits) => {
  const asked: Array<string> = []
  const troubles: Array<TermsTrouble> = []
  const late = Promise.withResolvers<void>()
  const followers = new Set<(news: RateNews) => void>()
  let limits = offer
  const answer = <A>(what: string, { betId }: BetRound, told: () => A): Effect.Effect<A, TermsFailure> =>
    Effect.suspend((): Effect.Effect<A, TermsFailure> => {
      asked.push(what)
      const answered = Effect.suspend(() =>
        betId === round.betId ? Effect.succeed(told()) : Effect.fail(new NoSuchRound()),
      )
      switch (troubles.shift()) {
        case "away":
          return Effect.fail(new Unreachable({ cause: "nobody answers" }))
        case "disowned":
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
      for (const tell of followers) tell({ type: "rates.changed", rates })
    },
    answersAtLast: () => late.resolve(),
    layer: Layer.merge(
      Layer.succeed(BetTerms, {
        read: (round) => answer("terms", round, () => limits),
        rates: (round) => answer("rates", round, () => limits.rateNow),
      }),
      Layer.succeed(RateFeed, {
        follow: (betId) =>
          Stream.callback<RateNews>((queue) =>
            Effect.acquireRelease(
              Effect.sync(() => {
                const tell = (news: RateNews) => {
                  if (betId === round.betId) Queue.offerUnsafe(queue, news)
                }
                followers.add(tell)
                return tell
              }),
              (tell) => Effect.sync(() => followers.delete(tell)),
            ),
          ),
      }),
    ),
  }
}

/** How the news of one tab comes to another; by default at once, but never before the tab that tells it is done. */
type Post = (tell: () => void) => void
const atOnce: Post = (tell) => void Promise.resolve().then(tell)

type Codec<Line> = {
  readonly textOf: (draft: DraftOf<Line>) => string
  readonly ofText: (text: string) => Result.Result<DraftOf<Line>, BrokenDraft>
}

/** What keeps drafts for any number of tabs, as texts; its storage may be blocked, or full. */
const storageOf = <Line>({ textOf, ofText }: Codec<Line>, post: Post) => {
  const texts = new Map<string, string>()
  const tabs = new Set<(betId: string, text: string) => void>()
  let storage: "works" | "blocked" | "full" = "works"
  let writings = 0
  const tab = (): DraftMemory<Line> => {
    let own: ((betId: string, text: string) => void) | undefined
    return {
      recall: (betId) =>
        Effect.suspend(() => {
          const text = storage === "blocked" ? undefined : texts.get(betId)
          return text === undefined
            ? Effect.succeed(Option.none())
            : Result.match(ofText(text), {
                onFailure: Effect.fail,
                onSuccess: (draft) => Effect.succeed(Option.some(draft)),
              })
        }),
      keep: (betId, draft) =>
        Effect.suspend(() => {
          if (storage !== "works") return Effect.fail(new DraftNotKept())
          const text = textOf(draft)
          texts.set(betId, text)
          writings++
          for (const tell of tabs) if (tell !== own) post(() => tell(betId, text))
          return Effect.void
        }),
      forget: (betId) => Effect.sync(() => void texts.delete(betId)),
      follow: (followed) =>
        Stream.callback<DraftNewsOf<Line>>((queue) =>
          Effect.acquireRelease(
            Effect.sync(() => {
              const tell = (betId: string, text: string) => {
                const draft = ofText(text)
                if (betId === followed && Result.isSuccess(draft))
                  Queue.offerUnsafe(queue, { type: "draft.changedElsewhere", draft: draft.success })
              }
              own = tell
              tabs.add(tell)
              return tell
            }),
            (tell) => Effect.sync(() => tabs.delete(tell)),
          ),
        ),
    }
  }
  return {
    tab,
    storageIs: (now: typeof storage) => {
      storage = now
    },
    holds: (betId: string, text: string) => void texts.set(betId, text),
    held: (betId: string) => texts.get(betId),
    writings: () => writings,
  }
}

/** A browser whose tabs share the drafts of slips. */
export const browserThatKeepsDrafts = (post: Post = atOnce) => {
  const { tab, ...storage } = storageOf({ textOf: textOfDraft, ofText: draftOfText }, post)
  return { ...storage, tab: () => Layer.succeed(Drafts, tab()) }
}

/** A browser whose tabs share the drafts of sets. */
export const browserThatKeepsSets = (post: Post = atOnce) => {
  const { tab, ...storage } = storageOf({ textOf: textOfSetDraft, ofText: setDraftOfText }, post)
  return { ...storage, tab: () => Layer.succeed(SetDrafts, tab()) }
}
