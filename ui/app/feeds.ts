import { Effect, Fiber, type ManagedRuntime, Queue, Stream } from "effect"

type Runtime<Ports> = ManagedRuntime.ManagedRuntime<Ports, never>

export type Following<News> = (tell: (news: News) => void) => () => void

/** All that these tell, from when the stream is followed until it is left. */
export const feedOf = <News>(...sources: ReadonlyArray<Following<News>>): Stream.Stream<News> =>
  Stream.callback<News>((queue) =>
    Effect.acquireRelease(
      Effect.sync(() => sources.map((follow) => follow((news) => void Queue.offerUnsafe(queue, news)))),
      (leaving) =>
        Effect.sync(() => {
          for (const leave of leaving) leave()
        }),
    ),
  )

/** The other way round: all that a stream brings is told, until it is left. */
export const followingOf =
  <Ports, News>(runtime: Runtime<Ports>, news: Stream.Stream<News, never, Ports>): Following<News> =>
  (tell) => {
    const fiber = runtime.runFork(Stream.runForEach(news, (item) => Effect.sync(() => tell(item))))
    return () => void Effect.runFork(Fiber.interrupt(fiber))
  }
