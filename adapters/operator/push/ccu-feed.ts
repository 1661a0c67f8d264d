import { RateFeed, type RateNews } from "@fakham/core/betting"
import { type LobbyNews, type NewsOfRound, RoundFeed, type RoundFeedNews } from "@fakham/core/lotto"
import { isOption, type NumberRate } from "@fakham/core/poy"
import { LiveFeed, type LiveNews, MaintenanceFeed, type MaintenanceNews } from "@fakham/core/site"
import { ShotFeed, type ShotNews } from "@fakham/core/ying"
import { Effect, Layer, Queue, Stream } from "effect"
import { type CcuMessage, type CcuSettings, type Listener, makeCcuLine } from "./ccu-line.ts"

/** Answers `LiveFeed`, `RoundFeed`, `ShotFeed`, `RateFeed` and `MaintenanceFeed` over one connection to the operator's `/ccu`. */
export const ccuFeed = (settings: CcuSettings) => {
  const line = makeCcuLine(settings)
  const idle = settings.idle === undefined ? Effect.void : Effect.promise(settings.idle)

  const streamOf = <A>(
    attach: (listener: Listener) => () => void,
    listenerOf: (emit: (item: A) => void, end: () => void) => Listener,
  ): Stream.Stream<A> =>
    Stream.callback<A>((queue) => {
      const listener = listenerOf(
        (item) => void Queue.offerUnsafe(queue, item),
        () => void Queue.endUnsafe(queue),
      )
      return Effect.andThen(
        idle,
        Effect.acquireRelease(
          Effect.sync(() => attach(listener)),
          (letGo) => Effect.sync(letGo),
        ),
      )
    })

  const live = streamOf<LiveNews>(line.lead, (emit, end) => ({
    opened: () => emit({ type: "feed.opened" }),
    onNews: () => emit({ type: "feed.received" }),
    ended: (how) => {
      emit({ type: `feed.${how}` })
      end()
    },
  }))

  const rounds = <Item>(emitNewsOf: (news: NewsOfRound, emit: (item: Item | FeedNews) => void) => void) =>
    streamOf<Item | FeedNews>(line.listen, (emit) => ({
      opened: () => emit({ type: "feed.found" }),
      onNews: (news) => {
        const ofRound = news && newsOfRound(news)
        if (ofRound !== undefined) emitNewsOf(ofRound, emit)
      },
      ended: () => emit({ type: "feed.lost" }),
    }))

  return Layer.mergeAll(
    Layer.succeed(LiveFeed, { news: () => live }),
    Layer.succeed(RoundFeed, {
      newsOf: (asked) =>
        rounds<RoundFeedNews>(({ betId, ...news }, emit) => {
          if (betId === asked) emit(news)
        }),
      news: () => rounds<LobbyNews>((news, emit) => emit(news)),
    }),
    Layer.succeed(ShotFeed, {
      newsOf: (asked) =>
        streamOf<ShotNews>(line.listen, (emit) => ({
          opened: () => undefined,
          onNews: (news) => {
            if (news?.type === "ying.shot" && news.betId === asked) emit({ type: "shots.announced" })
          },
          ended: () => undefined,
        })),
    }),
    Layer.succeed(MaintenanceFeed, {
      news: () =>
        streamOf<MaintenanceNews>(line.listen, (emit) => ({
          opened: () => undefined,
          onNews: (news) => {
            if (news?.type === "maintenance") emit({ type: "maintenance.announced", until: news.until })
            if (news?.type === "maintenance.ended") emit({ type: news.type })
          },
          ended: () => undefined,
        })),
    }),
    Layer.succeed(RateFeed, {
      newsOf: (asked) =>
        streamOf<RateNews>(line.listen, (emit) => ({
          opened: () => undefined,
          onNews: (news) => {
            if (news?.type !== "rates.changed" || news.betId !== asked) return
            emit({ type: news.type, rates: news.rates.filter((rate): rate is NumberRate => isOption(rate.option)) })
          },
          ended: () => undefined,
        })),
    }),
  )
}

type FeedNews = { readonly type: "feed.found" } | { readonly type: "feed.lost" }

const newsOfRound = (news: CcuMessage): NewsOfRound | undefined => {
  if (news.type === "round.moved")
    return { type: news.type, betId: news.betId, closesAt: news.realCloseTime, resultAt: news.realResultTime }
  if (news.type === "round.cancelled") return { type: news.type, betId: news.betId }
  if (news.type !== "round.drawn") return undefined
  const { number: _, ...drawn } = news.result
  return { type: news.type, betId: news.betId, drawn }
}
