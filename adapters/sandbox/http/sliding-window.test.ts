import fc from "fast-check"
import { expect, test } from "vitest"
import { slidingWindow } from "./sliding-window.ts"

const started = (most: number, within: number, remembered?: number) => {
  const clock = { at: 0 }
  const wait = slidingWindow({ most, within }, () => clock.at, remembered)
  const after = (ms: number, key = "somchai88") => {
    clock.at += ms
    return wait(key)
  }
  return { clock, after }
}

test("the window slides: what was let in long enough ago makes room, one by one", () => {
  const { after } = started(2, 1_000)
  expect([after(0), after(400), after(100), after(499), after(1), after(0), after(400)]).toEqual([
    0, 0, 500, 1, 0, 400, 0,
  ])
})

test("who is turned away and asks on and on gets in as soon as who waits", () => {
  const { after } = started(1, 1_000)
  expect(after(0)).toBe(0)
  for (let left = 900; left >= 100; left -= 100) expect(after(100)).toBe(left)
  expect(after(100)).toBe(0)
})

test("one key's asking costs another nothing", () => {
  const { after } = started(1, 1_000)
  expect([after(0, "somchai88"), after(0, "malee2569"), after(0, "somchai88")]).toEqual([0, 0, 1_000])
})

test("no stretch of the window's length ever lets in more than the most, and nobody is turned away below it", () => {
  const asking = fc.array(fc.record({ ms: fc.nat(400), key: fc.constantFrom("a", "b") }), { maxLength: 60 })
  fc.assert(
    fc.property(asking, fc.integer({ min: 1, max: 5 }), (questions, most) => {
      const { clock, after } = started(most, 1_000)
      const letIn: Array<{ readonly at: number; readonly key: string }> = []
      for (const { ms, key } of questions) {
        const wait = after(ms, key)
        const recent = letIn.filter((one) => one.key === key && one.at > clock.at - 1_000)
        expect(wait === 0).toBe(recent.length < most)
        if (wait === 0) letIn.push({ at: clock.at, key })
        else expect(wait).toBeLessThanOrEqual(1_000)
      }
    }),
    { numRuns: 1_000 },
  )
})

test("more keys than there is room for push out the one that was longest silent", () => {
  const { after } = started(1, 1_000, 2)
  expect([after(0, "a"), after(0, "b"), after(0, "a"), after(0, "c")]).toEqual([0, 0, 1_000, 0])
  expect([after(0, "a"), after(0, "b")]).toEqual([1_000, 0])
})
