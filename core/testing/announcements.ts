import { Effect, Queue, Stream } from "effect"

/** A stream that tells each of its followers what it is told to, and knows how many there are and have been. */
export const announcements = <News>(first: ReadonlyArray<News> = []) => {
  const subscribers = new Set<(news: News) => void>()
  let subscriptions = 0
  return {
    subscribers: () => subscribers.size,
    /** How often it has been followed, those included who have left. */
    subscriptions: () => subscriptions,
    emit: (...news: ReadonlyArray<News>) => {
      for (const one of news) for (const subscriber of subscribers) subscriber(one)
    },
    subscribe: Stream.callback<News>((queue) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          const subscriber = (news: News) => void Queue.offerUnsafe(queue, news)
          subscriptions += 1
          subscribers.add(subscriber)
          for (const news of first) subscriber(news)
          return subscriber
        }),
        (subscriber) => Effect.sync(() => subscribers.delete(subscriber)),
      ),
    ),
  }
}
