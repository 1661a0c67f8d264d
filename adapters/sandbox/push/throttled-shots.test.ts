import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { throttledShots } from "./throttled-shots.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("tells a shot at once and a burst together, at most twice a second for each round", () => {
  const calls: Array<string> = []
  const shots = throttledShots((betId, count) => calls.push(`${betId} ${count}`))
  shots.onShot("a", 1)
  expect(calls).toEqual(["a 1"])
  for (let shot = 0; shot < 30; shot++) shots.onShot("a", 1)
  shots.onShot("b", 2)
  expect(calls).toEqual(["a 1", "b 2"])
  vi.advanceTimersByTime(500)
  expect(calls).toEqual(["a 1", "b 2", "a 30"])
  shots.onShot("a", 1)
  vi.advanceTimersByTime(499)
  expect(calls).toEqual(["a 1", "b 2", "a 30"])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(["a 1", "b 2", "a 30", "a 1"])
})

it("is told at once again after a pause, and not at all after its end", () => {
  const calls: Array<number> = []
  const shots = throttledShots((_, count) => calls.push(count))
  shots.onShot("a", 1)
  vi.advanceTimersByTime(10_000)
  shots.onShot("a", 2)
  expect(calls).toEqual([1, 2])
  shots.onShot("a", 3)
  shots.stop()
  vi.advanceTimersByTime(10_000)
  expect(calls).toEqual([1, 2])
})
