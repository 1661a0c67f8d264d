import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createActor, fromTransition } from "xstate"
import { follow, followPassing } from "./follow.ts"

type News = string | undefined
const nothing: News = undefined

const draft = () =>
  createActor(fromTransition((_: News, event: { type: "says"; news: News }) => event.news, nothing)).start()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("a part of what an actor knows is told at once and when it is another one, until nobody listens", () => {
  const actor = draft()
  const lengths: Array<number> = []
  const leave = follow(
    actor,
    ({ context = "" }) => context.length,
    (length) => void lengths.push(length),
  )
  actor.send({ type: "says", news: "two" })
  actor.send({ type: "says", news: "six" })
  actor.send({ type: "says", news: "four" })
  leave()
  actor.send({ type: "says", news: undefined })
  expect(lengths).toEqual([0, 3, 4])
})

test("news that passes is over after six seconds, counted anew for later news, and never once it is gone", () => {
  const actor = draft()
  let over = 0
  const leave = followPassing(
    actor,
    ({ context }) => context,
    () => void (over += 1),
  )
  actor.send({ type: "says", news: "first" })
  vi.advanceTimersByTime(5_000)
  actor.send({ type: "says", news: "second" })
  vi.advanceTimersByTime(5_999)
  expect(over).toBe(0)
  vi.advanceTimersByTime(1)
  expect(over).toBe(1)
  actor.send({ type: "says", news: "third" })
  actor.send({ type: "says", news: undefined })
  vi.advanceTimersByTime(10_000)
  actor.send({ type: "says", news: "fourth" })
  leave()
  vi.advanceTimersByTime(10_000)
  expect(over).toBe(1)
})
