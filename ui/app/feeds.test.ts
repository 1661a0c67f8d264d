import { Effect, Fiber, Layer, ManagedRuntime, Queue, Stream } from "effect"
import { expect, test } from "vitest"
import { clockNews, feedOf, followingOf } from "./feeds.ts"

test("a feed tells what all its sources tell, and leaves them when nobody follows it any more", async () => {
  const heard: Array<string> = []
  const [words, corrections] = [new Set<(word: { type: string }) => void>(), new Set<() => void>()]
  const feed = feedOf<{ readonly type: string }>(
    (tell) => {
      words.add(tell)
      return () => void words.delete(tell)
    },
    clockNews({
      followClock: (corrected) => {
        corrections.add(corrected)
        return () => void corrections.delete(corrected)
      },
    }),
  )
  const following = Effect.runFork(Stream.runForEach(feed, ({ type }) => Effect.sync(() => void heard.push(type))))
  await expect.poll(() => words.size + corrections.size).toBe(2)
  for (const tell of words) tell({ type: "first" })
  for (const correct of corrections) correct()
  await expect.poll(() => heard).toEqual(["first", "clock.corrected"])
  await Effect.runPromise(Fiber.interrupt(following))
  expect(words.size + corrections.size).toBe(0)
})

test("what a stream brings is told to each who follows, until they leave", async () => {
  const queue = Effect.runSync(Queue.unbounded<string>())
  const left = Promise.withResolvers<void>()
  const words = Stream.ensuring(
    Stream.fromQueue(queue),
    Effect.sync(() => left.resolve()),
  )
  const heard: Array<string> = []
  const leave = followingOf(ManagedRuntime.make(Layer.empty), words)((word) => void heard.push(word))
  Effect.runSync(Queue.offer(queue, "first"))
  await expect.poll(() => heard).toEqual(["first"])
  leave()
  await left.promise
})
