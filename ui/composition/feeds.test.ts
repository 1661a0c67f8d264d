import { Effect, Fiber, Stream } from "effect"
import { expect, test } from "vitest"
import { clockNews, feedOf } from "./feeds.ts"

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
