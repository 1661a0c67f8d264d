import { Effect, Fiber, Layer, ManagedRuntime, Queue, Stream } from "effect"
import { expect, test } from "vitest"
import { feedOf, followingOf } from "./feeds.ts"

test("a feed tells what all its sources tell, and leaves them when nobody follows it any more", async () => {
  const heard: Array<string> = []
  const tellers = new Set<(word: { type: string }) => void>()
  const source = (tell: (word: { type: string }) => void) => {
    tellers.add(tell)
    return () => void tellers.delete(tell)
  }
  const feed = feedOf<{ readonly type: string }>(source, (tell) => source(() => tell({ type: "second" })))
  const following = Effect.runFork(Stream.runForEach(feed, ({ type }) => Effect.sync(() => void heard.push(type))))
  await expect.poll(() => tellers.size).toBe(2)
  for (const tell of tellers) tell({ type: "first" })
  await expect.poll(() => heard).toEqual(["first", "second"])
  await Effect.runPromise(Fiber.interrupt(following))
  expect(tellers.size).toBe(0)
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
