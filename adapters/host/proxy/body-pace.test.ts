import { PassThrough } from "node:stream"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { watchPace } from "./body-pace.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }))
afterEach(() => void vi.useRealTimers())

const watched = () => {
  const body = Object.assign(new PassThrough(), { complete: false })
  const seen = { tooSlow: 0 }
  watchPace(body, { everyMs: 1_000, leastBytes: 100 }, () => (seen.tooSlow += 1))
  const receive = async (bytes: number) => {
    body.write(Buffer.alloc(bytes))
    await new Promise(setImmediate)
  }
  return { body, seen, receive }
}

test("a body may come as slowly as it may, stretch by stretch, and not more slowly", async () => {
  const { seen, receive } = watched()
  for (let stretch = 0; stretch < 5; stretch += 1) {
    await receive(100)
    vi.advanceTimersByTime(1_000)
  }
  expect(seen.tooSlow).toBe(0)
  await receive(99)
  vi.advanceTimersByTime(1_000)
  expect(seen.tooSlow).toBe(1)
  vi.advanceTimersByTime(10_000)
  expect(seen.tooSlow).toBe(1)
})

test("whoever is held up by us is not slow", async () => {
  const { body, seen, receive } = watched()
  await receive(100)
  body.pause()
  vi.advanceTimersByTime(5_000)
  body.resume()
  await new Promise(setImmediate)
  vi.advanceTimersByTime(1_000)
  expect(seen.tooSlow).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(seen.tooSlow).toBe(1)
})

test("a body that has come is watched no more", async () => {
  const { body, seen, receive } = watched()
  await receive(5)
  body.end()
  await new Promise(setImmediate)
  vi.advanceTimersByTime(5_000)
  expect(seen.tooSlow).toBe(0)
})
