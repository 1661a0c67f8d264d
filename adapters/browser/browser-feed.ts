import { Effect, Queue, Stream } from "effect"

/** What a browser tells, from when it is followed until it is left: by then the signal is aborted. */
export const browserFeed = <News>(
  listen: (emit: (news: News) => void, signal: AbortSignal) => void,
): Stream.Stream<News> =>
  Stream.callback<News>((queue) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        const leaving = new AbortController()
        listen((news) => void Queue.offerUnsafe(queue, news), leaving.signal)
        return leaving
      }),
      (leaving) => Effect.sync(() => leaving.abort()),
    ),
  )
