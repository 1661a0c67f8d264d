import { Deferred, Effect, Layer, Queue, Stream } from "effect"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { openPromise } from "../../testing/open-promise.ts"
import { type NoSuchRound, Rounds } from "../round/round.port.ts"
import type { Round } from "../round/round.ts"
import { RoundFeed, type RoundFeedNews } from "../round/round-feed.port.ts"

type Failure = NoSuchRound | Unauthorized | Unreachable

/** An operator that answers questions about a round when and as it is told to, and announces what it is told to. */
export const operatorThatRunsARound = () => {
  const news = Effect.runSync(Queue.unbounded<RoundFeedNews>())
  const questions: Array<Deferred.Deferred<Round, Failure>> = []
  let [givenUp, subscribers] = [0, 0]
  let asked = openPromise()
  const subscriber = Effect.acquireRelease(
    Effect.sync(() => void (subscribers += 1)),
    () => Effect.sync(() => void (subscribers -= 1)),
  )
  return {
    asked: () => questions.length,
    /** Waits until so many questions have come. */
    askedTimes: async (count: number) => {
      while (questions.length < count) await asked.promise
    },
    /** How many questions were dropped before they were answered. */
    givenUp: () => givenUp,
    subscribers: () => subscribers,
    /** Answers the newest question, or an older one. */
    answer: (answer: Effect.Effect<Round, Failure>, question = questions.length) => {
      const open = questions[question - 1]
      return Effect.runPromise(open === undefined ? Effect.die("nobody asked") : Deferred.complete(open, answer))
    },
    emit: (...all: ReadonlyArray<RoundFeedNews>) => void Effect.runSync(Queue.offerAll(news, all)),
    layer: Layer.merge(
      Layer.succeed(Rounds, {
        one: () =>
          Effect.suspend(() => {
            const question = Deferred.makeUnsafe<Round, Failure>()
            questions.push(question)
            asked.resolve()
            asked = openPromise()
            return Effect.onInterrupt(Deferred.await(question), () => Effect.sync(() => void (givenUp += 1)))
          }),
        latest: () => Effect.never,
        latest4d: () => Effect.never,
      }),
      Layer.succeed(RoundFeed, {
        newsOf: () => Stream.unwrap(Effect.as(subscriber, Stream.fromQueue(news))),
        news: () => Stream.never,
      }),
    ),
  }
}
