import { Effect, Queue, Stream } from "effect"

/** A stream that tells each of its followers what it is told to, and knows how many there are and have been. */
export const announcements = <News>(first: ReadonlyArray<News> = []) => {
  const followers = new Set<(news: News) => void>()
  let followed = 0
  return {
    followers: () => followers.size,
    /** How often it has been followed, those included who have left. */
    followed: () => followed,
    tell: (...news: ReadonlyArray<News>) => {
      for (const one of news) for (const follower of followers) follower(one)
    },
    follow: Stream.callback<News>((queue) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          const hear = (news: News) => void Queue.offerUnsafe(queue, news)
          followed += 1
          followers.add(hear)
          for (const news of first) hear(news)
          return hear
        }),
        (hear) => Effect.sync(() => followers.delete(hear)),
      ),
    ),
  }
}
