import { Identity, makeMoneyNews, makeSession, PlayerRecord, StoredSession } from "@fakham/core/identity"
import { type LobbyNews, RoundFeed, Rounds } from "@fakham/core/lotto"
import { makeConnection, makeLive, makeLobby } from "@fakham/core/machines"
import { baht } from "@fakham/core/money"
import { type ConnectionNews, Connectivity, SiteProbe, Unreachable } from "@fakham/core/operator"
import { Balance, LiveFeed, type LiveNews, MoneyFeed, type MoneyNews } from "@fakham/core/site"
import { type SeededRandom, somchaisRecord } from "@fakham/core/testing"
import { Page, streamOf } from "@fakham/core/visit"
import { Effect, Layer, ManagedRuntime, Option, Stream } from "effect"
import { createActor } from "xstate"
import type { VirtualTime } from "./virtual-time.ts"

export type CrowdQuestion = "connection" | "balance" | "rounds" | "sign of life"

/** The operator as it is just now, the same for everybody. */
export type CrowdOperator = {
  readonly hasPush: () => boolean
  readonly hasAnswers: () => boolean
  /** Whether nobody in front of the hosts answers in their place: a page then asks whether the site is there. */
  readonly isSilent: boolean
  /** Counts what somebody asks. */
  readonly count: (question: CrowdQuestion) => void
  readonly rounds: Effect.Success<ReturnType<Rounds["Service"]["latest"]>>
}

const beatEvery = 15_000

const moneyNewsIn = (news: LobbyNews): MoneyNews | undefined =>
  news.type === "feed.found" || news.type === "feed.lost" ? news : undefined

/** One player with the lobby open: the machines of core that ask by themselves, above ports of a virtual time. */
export const startCrowdPlayer = (time: VirtualTime, operator: CrowdOperator, { below }: SeededRandom) => {
  const random = () => below(1_000_000) / 1_000_000
  /** There and back on a phone's line. */
  const delay = () => 40 + 160 * random()
  const clock = time.timers
  const lives = () =>
    Effect.callback<boolean>((resume) => {
      operator.count("sign of life")
      const given = Effect.succeed(operator.hasAnswers())
      time.setTimeout(() => resume(given), delay())
    })
  const hasNetwork = (restored: (listener: () => void) => () => void) =>
    Layer.succeed(Connectivity, {
      news: () =>
        streamOf<ConnectionNews>((emit) => {
          emit({ type: "connection.restored" })
          return restored(() => emit({ type: "connection.restored" }))
        }),
    })
  const page = ManagedRuntime.make(
    Layer.merge(
      Layer.succeed(SiteProbe, { answers: lives }),
      hasNetwork(() => () => {}),
    ),
  )
  const connection = createActor(makeConnection(page), { clock }).start()
  const ask = <A>(question: CrowdQuestion, answer: A) =>
    Effect.callback<A, Unreachable>((resume) => {
      operator.count(question)
      const isAnswered = operator.hasAnswers()
      const given = isAnswered ? Effect.succeed(answer) : Effect.fail(new Unreachable({ cause: "away" }))
      time.setTimeout(() => {
        if (!isAnswered && operator.isSilent) connection.send({ type: "answer.missed" })
        resume(given)
      }, delay())
    })

  let isOpen = false
  const listeners = new Set<(news: LobbyNews) => void>()
  const announce = (news: LobbyNews) => {
    for (const listener of listeners) listener(news)
  }
  const listen = <News>(newsOf: (news: LobbyNews) => News | undefined) =>
    streamOf<News>((emit) => {
      const listener = (news: LobbyNews) => {
        const own = newsOf(news)
        if (own !== undefined) emit(own)
      }
      listeners.add(listener)
      listener({ type: isOpen ? "feed.found" : "feed.lost" })
      return () => void listeners.delete(listener)
    })
  let fall = () => {}
  const tryToOpen = (emit: (news: LiveNews) => void) => {
    operator.count("connection")
    let timer = time.setTimeout(() => {
      if (!operator.hasPush()) return emit({ type: "feed.closed" })
      isOpen = true
      emit({ type: "feed.opened" })
      announce({ type: "feed.found" })
      beat()
    }, delay())
    const beat = () => {
      emit({ type: "feed.received" })
      timer = time.setTimeout(beat, beatEvery)
    }
    const close = () => {
      time.clearTimeout(timer)
      if (isOpen) announce({ type: "feed.lost" })
      isOpen = false
    }
    fall = () => {
      if (!isOpen) return
      close()
      emit({ type: "feed.closed" })
    }
    return close
  }

  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      Layer.succeed(LiveFeed, { news: () => streamOf(tryToOpen) }),
      Layer.succeed(RoundFeed, {
        news: () => listen((news) => news),
        newsOf: () => Stream.never,
      }),
      // The player's money is announced over a connection of its own, which comes and goes with this one.
      Layer.succeed(MoneyFeed, { newsOf: () => listen(moneyNewsIn) }),
      Layer.succeed(Rounds, {
        latest: () => ask("rounds", operator.rounds),
        latest4d: () => Effect.succeed({ hanoy: [], lao: [], laoSuper: [], malay: [] }),
        one: () => Effect.never,
      }),
      Layer.succeed(Balance, { balance: () => ask("balance", baht(100)) }),
      Layer.succeed(PlayerRecord, { read: () => ask("balance", somchaisRecord) }),
      Layer.succeed(Identity, { login: () => Effect.never, confirm: () => Effect.void, logout: () => Effect.void }),
      Layer.succeed(StoredSession, {
        recall: () => Effect.succeed(Option.some({ token: "token", uuid: "uuid", limit: undefined })),
        remember: () => Effect.void,
        forget: () => Effect.void,
        forgetRefused: () => Effect.void,
        news: () => Stream.never,
      }),
      Layer.succeed(Page, { events: () => Stream.never }),
      hasNetwork((listener) => {
        const listening = connection.on("connection.restored", listener)
        return () => listening.unsubscribe()
      }),
    ),
  )
  const session = createActor(makeSession(runtime), { clock }).start()
  const actors = [
    session,
    connection,
    createActor(makeMoneyNews(runtime, random), { clock, input: { session, connection } }).start(),
    createActor(makeLive(runtime, { now: time.now, random }), { clock }).start(),
    createActor(makeLobby(runtime, { now: time.now, random }), { clock }).start(),
  ]
  return {
    /** The connection falls, as all do when their server ends. */
    fall: () => fall(),
    announce,
    leave: () => {
      listeners.clear()
      for (const actor of actors) actor.stop()
      return Promise.all([runtime.dispose(), page.dispose()])
    },
  }
}
