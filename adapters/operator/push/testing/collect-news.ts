import { Effect, Fiber, type ManagedRuntime, Stream } from "effect"

/** Subscribes to a feed, and records its news until it is left. */
export const collectNews = <A, Ports>(
  runtime: ManagedRuntime.ManagedRuntime<Ports, never>,
  feed: Stream.Stream<A, never, Ports>,
) => {
  const received: Array<A> = []
  const fiber = runtime.runFork(Stream.runForEach(feed, (news) => Effect.sync(() => void received.push(news))))
  return {
    received,
    /** Resolves when the feed has ended. */
    end: Effect.runPromise(Fiber.await(fiber)),
    leave: () => Effect.runPromise(Fiber.interrupt(fiber)),
  }
}
