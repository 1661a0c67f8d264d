import { afterEach, expect, test, vi } from "vitest"
import { pageIdle } from "./page-idle.ts"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const waiting = () => {
  const ended = vi.fn<() => void>()
  void pageIdle().then(ended)
  return ended
}

test("a browser that tells when it is idle is asked, and for two seconds at most", async () => {
  const ask = vi.fn<(run: () => void, options: object) => void>()
  vi.stubGlobal("requestIdleCallback", ask)
  const ended = waiting()
  expect(ask).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 })
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  ask.mock.lastCall?.[0]()
  await Promise.resolve()
  expect(ended).toHaveBeenCalledOnce()
})

test("of one that does not tell it is taken after a second", async () => {
  vi.useFakeTimers()
  vi.stubGlobal("requestIdleCallback", undefined)
  const ended = waiting()
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
})
