import { Effect, Fiber, type ManagedRuntime, Stream } from "effect"

/** Follows a feed, and keeps what it tells until it is left. */
export const followed = <A, Ports>(
  runtime: ManagedRuntime.ManagedRuntime<Ports, never>,
  feed: Stream.Stream<A, never, Ports>,
) => {
  const received: Array<A> = []
  const fiber = runtime.runFork(Stream.runForEach(feed, (news) => Effect.sync(() => void received.push(news))))
  return {
    received,
    /** Resolves when the feed has nothing more to tell. */
    end: Effect.runPromise(Fiber.await(fiber)),
    leave: () => Effect.runPromise(Fiber.interrupt(fiber)),
  }
}
