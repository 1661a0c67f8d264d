import { PlayerRecord } from "@fakham/core/identity"
import { type LobbyNews, RoundFeed, Rounds } from "@fakham/core/lotto"
import { makeLive, makeLobby, makePlayer } from "@fakham/core/machines"
import { baht } from "@fakham/core/money"
import { type ConnectionNews, Connectivity, Unreachable } from "@fakham/core/operator"
import { Balance, LiveFeed, type LiveNews } from "@fakham/core/site"
import { type SeededRandom, somchaisRecord } from "@fakham/core/testing"
import { streamOf } from "@fakham/core/visit"
import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import { createActor } from "xstate"
import type { VirtualTime } from "./virtual-time.ts"

export type CrowdQuestion = "connection" | "balance" | "rounds"

/** The operator as it is just now, the same for everybody. */
export type CrowdOperator = {
  readonly hasPush: () => boolean
  readonly hasAnswers: () => boolean
  /** Counts what somebody asks. */
  readonly count: (question: CrowdQuestion) => void
  readonly rounds: Effect.Success<ReturnType<Rounds["Service"]["latest"]>>
}

const beatEvery = 15_000

/** One player with the lobby open: the machines of core that ask by themselves, above ports of a virtual time. */
export const startCrowdPlayer = (time: VirtualTime, operator: CrowdOperator, { below }: SeededRandom) => {
  const random = () => below(1_000_000) / 1_000_000
  /** There and back on a phone's line. */
  const delay = () => 40 + 160 * random()
  const ask = <A>(question: CrowdQuestion, answer: A) =>
    Effect.callback<A, Unreachable>((resume) => {
      operator.count(question)
      const given = operator.hasAnswers() ? Effect.succeed(answer) : Effect.fail(new Unreachable({ cause: "away" }))
      time.setTimeout(() => resume(given), delay())
    })

  let isOpen = false
  const listeners = new Set<(news: LobbyNews) => void>()
  const announce = (news: LobbyNews) => {
    for (const listener of listeners) listener(news)
  }
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
        news: () =>
          streamOf<LobbyNews>((emit) => {
            emit({ type: isOpen ? "feed.found" : "feed.lost" })
            listeners.add(emit)
            return () => void listeners.delete(emit)
          }),
        newsOf: () => Stream.never,
      }),
      Layer.succeed(Rounds, {
        latest: () => ask("rounds", operator.rounds),
        latest4d: () => Effect.succeed({ hanoy: [], lao: [], laoSuper: [], malay: [] }),
        one: () => Effect.never,
      }),
      Layer.succeed(Balance, { balance: () => ask("balance", baht(100)) }),
      Layer.succeed(PlayerRecord, { read: () => ask("balance", somchaisRecord) }),
      Layer.succeed(Connectivity, {
        news: () =>
          streamOf<ConnectionNews>((emit) => {
            emit({ type: "connection.restored" })
            return () => {}
          }),
      }),
    ),
  )
  const clock = time.timers
  const player = createActor(makePlayer(runtime), { clock }).start()
  // The player's money is announced over a connection of its own, which comes and goes with this one.
  listeners.add((news) => {
    if (news.type === "feed.found" || news.type === "feed.lost") player.send(news)
  })
  const actors = [
    player,
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
      return runtime.dispose()
    },
  }
}
